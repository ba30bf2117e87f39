import { EmailAddress, type OrganizationId, type UserId } from "#kernel"
import {
  argument,
  counted,
  Email,
  flag,
  limit,
  Missing,
  limitOf,
  operation,
  option,
  titled
} from "#infra/cli"
import {
  allAccounts,
  disableUser,
  enableUser,
  mailPasswordReset,
  oneAccount,
  resetFactors
} from "../operator.ts"
import { AccountSummary } from "../contract/index.ts"
import { Memberships, OrganizationDirectory } from "#tenancy"
import { Organization } from "#tenancy/contract"
import { Effect, Schema, Struct } from "effect"
import { findAccount } from "./accounts.ts"

const State = Schema.Literals(["disabled", "enabled"])
const Status = Schema.Struct({ email: EmailAddress, status: State })
const account = { email: argument(Email, "the account's email address") }
const show = ({ email, status }: typeof Status.Type): string => `${email} is ${status}.`

const Details = AccountSummary.mapFields(
  Struct.assign({
    organizations: Schema.Array(Schema.Struct(Struct.pick(Organization.fields, ["id", "name", "role"])))
  })
)

/** The members of an organization; null without one, for all accounts. */
export const membersOf = (
  organizationId: OrganizationId | null
): Effect.Effect<ReadonlyArray<UserId> | null, never, Memberships> =>
  organizationId === null
    ? Effect.succeed(null)
    : Memberships.use((memberships) => memberships.of(organizationId))

/** The account with an email address; with an organization, only if it is a member. */
const accountIn = Effect.fnUntraced(function* (email: EmailAddress, organizationId: OrganizationId | null) {
  const userId = yield* findAccount(email)
  if (organizationId === null) return userId
  const organizationIds = yield* Memberships.use((memberships) => memberships.organizationsOf(userId))
  if (organizationIds.includes(organizationId)) return userId
  return yield* Effect.fail(
    new Missing(
      `${email} is not a member of this organization.`,
      "`motorpool members list` shows the members; without --organization the command covers all accounts."
    )
  )
})

const details = Effect.fnUntraced(function* (userId: UserId) {
  const account = yield* oneAccount(userId)
  const own = yield* OrganizationDirectory.use((directory) => directory.ofPerson(userId))
  return { ...account, organizations: own.map(Struct.pick(["id", "name", "role"])) }
})

const facts = (account: typeof Details.Type): string =>
  [
    `${account.full_name} <${account.email}>  ${account.id}`,
    `  ${account.email_verified_at === null ? "address not verified" : "address verified"}, ${account.disabled_at === null ? "enabled" : "disabled"}, ${counted(account.sessions, "session")}`,
    ...account.organizations.map(({ id, name, role }) => `  ${role} of ${name} (${id})`)
  ].join("\n")

export const userOperations = [
  operation({
    words: "users list",
    summary: "List accounts, newest first; with --organization only those of its members.",
    example: "users list --status disabled",
    input: { limit, status: option(State, "status", "only accounts with this status") },
    narrows: true,
    output: Schema.Struct({ items: Schema.Array(AccountSummary) }),
    run: Effect.fnUntraced(function* (input, { organizationId }) {
      const ids = yield* membersOf(organizationId)
      const isDisabled = input.status === null ? null : input.status === "disabled"
      return { items: yield* allAccounts({ ids, isDisabled, limit: limitOf(input.limit) }) }
    }),
    show: ({ items }) =>
      titled(
        ["SINCE", "ID", "LAST SEEN", "SESSIONS", "STATUS", "EMAIL", "NAME"],
        items.map((one) => [
          one.created_at,
          one.id,
          one.last_seen_at,
          one.sessions,
          one.disabled_at === null ? "enabled" : "disabled",
          one.email,
          one.full_name
        ]),
        "No accounts."
      )
  }),
  operation({
    words: "users show",
    summary: "Show an account and its organizations.",
    example: "users show ada@example.com",
    input: account,
    output: Details,
    narrows: true,
    run: ({ email }, { organizationId }) => Effect.flatMap(accountIn(email, organizationId), details),
    show: facts
  }),
  operation({
    words: "users disable",
    summary: "Disable an account: all its sessions and emailed links end immediately.",
    example: "users disable ada@example.com",
    input: account,
    changes: true,
    output: Status,
    narrows: true,
    run: ({ email }, { organizationId }) =>
      Effect.flatMap(accountIn(email, organizationId), disableUser).pipe(
        Effect.as({ email, status: "disabled" as const })
      ),
    show
  }),
  operation({
    words: "users enable",
    summary: "Enable a disabled account.",
    example: "users enable ada@example.com",
    input: account,
    changes: true,
    output: Status,
    narrows: true,
    run: ({ email }, { organizationId }) =>
      Effect.flatMap(accountIn(email, organizationId), enableUser).pipe(
        Effect.as({ email, status: "enabled" as const })
      ),
    show
  }),
  operation({
    words: "users reset-password",
    summary: "Email someone a password reset link; the old password works until they use it.",
    example: "users reset-password ada@example.com --show-token",
    input: { ...account, showToken: flag("show the emailed link") },
    changes: true,
    output: Schema.Struct({ email: EmailAddress, link: Schema.NullOr(Schema.String) }),
    narrows: true,
    run: ({ email, showToken }, shell) =>
      Effect.flatMap(accountIn(email, shell.organizationId), mailPasswordReset).pipe(
        Effect.map(() => ({ email, link: showToken ? shell.mailedLink() : null }))
      ),
    show: ({ email, link }) => `A link was emailed to ${email}.${link === null ? "" : `\n${link}`}`
  }),
  operation({
    words: "users reset-factors",
    summary: "Remove someone's second factors and recovery codes, and sign them out everywhere.",
    example: "users reset-factors ada@example.com",
    input: account,
    changes: true,
    output: Schema.Struct({ email: EmailAddress, removed: Schema.Int }),
    narrows: true,
    run: ({ email }, { organizationId }) =>
      Effect.flatMap(accountIn(email, organizationId), resetFactors).pipe(
        Effect.map((removed) => ({ email, removed }))
      ),
    show: ({ email, removed }) =>
      `${email} signs in with a password only. ${counted(removed, "second factor")} removed.`
  })
]
