import { record, Uuid } from "#kernel"
import { listMails, MailDetails, MailView, readMail, resendMail } from "#infra/mail"
import { Effect, Schema } from "effect"
import { argument, flag, option } from "../input.ts"
import { type Cell, limit, most, titled } from "../lists.ts"
import { operation } from "../operation.ts"
import { Email } from "../operator.ts"

const id = argument(Uuid, "the mail, as `mail list` shows it")

const TITLES = ["QUEUED", "ID", "STATUS", "KIND", "TO", "FAULT"]

const cells = ({ id: mailId, status, kind, recipient, queued_at, fault }: MailView): ReadonlyArray<Cell> => [
  queued_at,
  mailId,
  status,
  kind,
  recipient,
  fault
]

const list = operation({
  words: "mail list",
  summary: "Mails, the newest first: to whom, what for, and what became of them.",
  example: "mail list --status failed",
  input: {
    status: option(MailView.fields.status, "status", "only those that stand like this"),
    to: option(Email, "email", "only those to this address"),
    limit
  },
  narrows: true,
  output: Schema.Struct({ items: Schema.Array(MailView) }),
  run: ({ status, to, limit: typed }, { organizationId }) =>
    Effect.map(listMails({ status, to, organizationId, limit: most(typed) }), (items) => ({ items })),
  show: ({ items }) => titled(TITLES, items.map(cells), "No mails.")
})

const recordShown = ({ recipient, organization_id }: MailView) =>
  record({
    action: "mail.link_shown",
    subject: recipient,
    ...(organization_id === null ? {} : { organizationId: organization_id })
  })

const show = operation({
  words: "mail show",
  summary: "One mail with what it says. Links in it are shown without their secret.",
  example: "mail show 018f2a3b-0000-7000-8000-000000000001",
  input: { id, showToken: flag("with the secret in its link: whoever has it can use it") },
  narrows: true,
  output: MailDetails,
  run: Effect.fnUntraced(function* ({ showToken, ...input }, { organizationId, settings: { dataDir } }) {
    const mail = yield* readMail({ ...input, organizationId }, { dataDir, showTokens: showToken })
    // Whoever has the link may act as its recipient.
    if (showToken && mail.text !== null) yield* recordShown(mail)
    return mail
  }),
  show: (mail) =>
    [
      titled(TITLES, [cells(mail)], ""),
      "",
      mail.subject ?? "What it said is not kept.",
      ...(mail.text === null ? [] : ["", mail.text.trimEnd()])
    ].join("\n")
})

const resend = operation({
  words: "mail resend",
  summary: "Have a mail that did not get out tried again.",
  example: "mail resend 018f2a3b-0000-7000-8000-000000000001",
  input: { id },
  narrows: true,
  changes: true,
  output: MailView,
  run: (input, { organizationId }) => resendMail({ ...input, organizationId }),
  show: ({ recipient }) => `The mail to ${recipient} is queued again.`
})

export const mailOperations = [list, show, resend]
