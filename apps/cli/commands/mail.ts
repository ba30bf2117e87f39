import { record, Uuid } from "#kernel"
import {
  argument,
  type Cell,
  Email,
  flag,
  limit,
  limitOf,
  operation,
  option,
  titled,
  UsageError
} from "#infra/cli"
import { listMails, MailDetails, MailView, readMail, reportMail, resendMail } from "#infra/mail"
import { Effect, Schema } from "effect"

const id = argument(Uuid, "the email's id, as `mail list` shows it")

const TITLES = ["QUEUED", "ID", "STATUS", "KIND", "TO", "ERROR"]

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
  summary: "List emails with recipient, kind and outcome, newest first.",
  example: "mail list --status failed",
  input: {
    status: option(MailView.fields.status, "status", "only emails with this status"),
    to: option(Email, "email", "only emails to this address"),
    limit
  },
  narrows: true,
  output: Schema.Struct({ items: Schema.Array(MailView) }),
  run: ({ status, to, limit: typed }, { organizationId }) =>
    Effect.map(listMails({ status, to, organizationId, limit: limitOf(typed) }), (items) => ({ items })),
  show: ({ items }) => titled(TITLES, items.map(cells), "No emails.")
})

const recordShown = ({ recipient, organization_id }: MailView) =>
  record({
    action: "mail.link_shown",
    subject: recipient,
    ...(organization_id === null ? {} : { organizationId: organization_id })
  })

const show = operation({
  words: "mail show",
  summary: "Show an email's content. Links are shown without their token.",
  example: "mail show 018f2a3b-0000-7000-8000-000000000001",
  input: { id, showToken: flag("show the link's token: anyone who has it can use it") },
  narrows: true,
  output: MailDetails,
  run: Effect.fnUntraced(function* ({ showToken, ...input }, { organizationId, settings: { dataDir } }) {
    const mail = yield* readMail({ ...input, organizationId }, { dataDir, showTokens: showToken })
    // Anyone with the link can act as its recipient.
    if (showToken && mail.text !== null) yield* recordShown(mail)
    return mail
  }),
  show: (mail) =>
    [
      titled(TITLES, [cells(mail)], ""),
      "",
      mail.subject ?? "The content is no longer stored.",
      ...(mail.text === null ? [] : ["", mail.text.trimEnd()])
    ].join("\n")
})

const resend = operation({
  words: "mail resend",
  summary: "Retry an email that was not sent.",
  example: "mail resend 018f2a3b-0000-7000-8000-000000000001",
  input: { id },
  narrows: true,
  changes: true,
  output: MailView,
  run: (input, { organizationId }) => resendMail({ ...input, organizationId }),
  show: ({ recipient }) => `The email to ${recipient} is queued again.`
})

const report = operation({
  words: "mail report",
  summary: "Record that an email bounced, or that its recipient reported it as spam.",
  example: "mail report 018f2a3b-0000-7000-8000-000000000001 --complaint",
  input: {
    id: argument(Uuid, "the email's id: the part of its Message-ID before the @"),
    bounce: flag("it came back after a mail server had accepted it"),
    complaint: flag("its recipient reported it as spam")
  },
  changes: true,
  output: MailView,
  run: Effect.fnUntraced(function* ({ id: mailId, bounce, complaint }) {
    if (bounce === complaint)
      return yield* Effect.fail(
        new UsageError("This is either a bounce or a complaint.", "Choose --bounce or --complaint.")
      )
    return yield* reportMail(mailId, bounce ? "bounce" : "complaint")
  }),
  show: ({ recipient }) => `Recorded for the email to ${recipient}.`
})

export const mailOperations = [list, show, resend, report]
