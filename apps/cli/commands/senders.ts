import { KnownEmail, line, OrganizationId, UserId } from "#kernel"
import { argument, type Cell, counted, needed, operation, option, titled } from "#infra/cli"
import { allowSender, listSenders, SenderView, stopSender } from "#infra/mail"
import { Profiles } from "#identity"
import { findAccount } from "#identity/cli"
import { oneAccount } from "#identity/operator"
import { OrganizationDirectory } from "#tenancy"
import { findOrganization } from "#tenancy/cli"
import { oneOrganization } from "#tenancy/operator"
import { Effect, Schema, Struct } from "effect"

/** The name is the account's address or the organization's name; null if it no longer exists. */
const NamedSender = Schema.Struct({ ...SenderView.fields, name: Schema.NullOr(Schema.String) })
type NamedSender = typeof NamedSender.Type

const isEmail = Schema.is(KnownEmail)

/** The account or organization that an operator typed. */
const findSender = Effect.fnUntraced(function* (typed: string) {
  const address = typed.trim().toLowerCase()
  if (isEmail(address)) {
    const { id, email, created_at } = yield* oneAccount(yield* findAccount(address))
    return { kind: "account" as const, id, since: created_at, name: email }
  }
  const { id, name, created_at } = yield* oneOrganization(yield* findOrganization(typed))
  return { kind: "organization" as const, id, since: created_at, name }
})

const withNames = Effect.fnUntraced(function* (senders: ReadonlyArray<SenderView>) {
  const idsOf = (wanted: SenderView["kind"]) =>
    senders.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  const people = yield* Profiles.use((profiles) =>
    profiles.byIds(idsOf("account").map((id) => UserId.make(id)))
  )
  const organizations = yield* OrganizationDirectory.use((directory) =>
    directory.namesOf(idsOf("organization").map((id) => OrganizationId.make(id)))
  )
  return senders.map((sender): NamedSender => {
    const { kind, id } = sender
    const name =
      kind === "account"
        ? people.get(UserId.make(id))?.email
        : organizations.get(OrganizationId.make(id))?.name
    return { ...sender, name: name ?? null }
  })
})

const TITLES = ["SENT", "BOUNCED", "REPORTED", "STANDING", "RAISED TO", "SINCE", "KIND", "NAME", "REASON"]

const cells = (sender: NamedSender): ReadonlyArray<Cell> => [
  sender.queued,
  sender.bounced,
  sender.complained,
  sender.standing,
  sender.per_day,
  sender.since,
  sender.kind,
  sender.name ?? sender.id,
  sender.reason
]

const sender = argument(Schema.String, "an account's email address, or an organization's id or exact name")

/** Emails a day, for each kind. */
const PerDay = Schema.NumberFromString.check(
  Schema.makeFilter((count: number) =>
    Number.isInteger(count) && count >= 1 && count <= 100_000
      ? undefined
      : "Enter a whole number from 1 to 100000."
  )
)

const Changed = Schema.Struct({
  ...Struct.pick(NamedSender.fields, ["id", "kind", "standing"]),
  name: Schema.String,
  /** How many emails that were held are sent now. */
  released: Schema.Int
})

export const senderOperations = [
  operation({
    words: "mail senders",
    summary:
      "List who emails people outside: volume of the last 7 days, age, standing, bounces and complaints.",
    example: "mail senders --json",
    output: Schema.Struct({ items: Schema.Array(NamedSender) }),
    run: () => Effect.map(Effect.flatMap(listSenders, withNames), (items) => ({ items })),
    show: ({ items }) => titled(TITLES, items.map(cells), "No one has emailed people outside.")
  }),
  operation({
    words: "mail stop",
    summary: "Stop an account or organization from emailing people outside; its queued emails are held.",
    example: 'mail stop "Riverside Depot" --reason "Customers report spam."',
    input: {
      sender,
      reason: needed(line("Reason", { max: 500 }), "text", "why, for operators and the audit log")
    },
    changes: true,
    output: Changed,
    run: Effect.fnUntraced(function* ({ sender: typed, reason }) {
      const chosen = yield* findSender(typed)
      yield* stopSender(chosen, reason)
      return { ...Struct.pick(chosen, ["id", "kind", "name"]), standing: "stopped" as const, released: 0 }
    }),
    show: ({ name }) => `${name} can't email people outside any more. Queued emails are held for a day.`
  }),
  operation({
    words: "mail allow",
    summary:
      "Allow an account or organization to email people outside again, or raise what it can send a day.",
    example: 'mail allow "Riverside Depot" --per-day 500',
    input: {
      sender,
      perDay: option(PerDay, "count", "raise the daily allowance of each kind of email to this number")
    },
    changes: true,
    output: Changed,
    run: Effect.fnUntraced(function* ({ sender: typed, perDay }) {
      const chosen = yield* findSender(typed)
      const released = yield* allowSender(chosen, perDay)
      return { ...Struct.pick(chosen, ["id", "kind", "name"]), standing: "good" as const, released }
    }),
    show: ({ name, released }) =>
      `${name} can email people outside.${released === 0 ? "" : ` ${counted(released, "held email")} queued again.`}`
  })
]
