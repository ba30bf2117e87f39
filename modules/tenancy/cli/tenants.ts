import {
  CurrentPerson,
  type EmailAddress,
  type OrganizationId,
  SessionId,
  TimeZone,
  transactional
} from "#kernel"
import {
  argument,
  counted,
  Email,
  flag,
  limit,
  limitOf,
  needed,
  NO_USER,
  operation,
  option,
  titled,
  UsageError
} from "#infra/cli"
import { deleteJobsOf } from "#infra/jobs"
import { Accounts } from "#identity"
import { refuseDisabled } from "#identity/cli"
import { oneAccount, openAccount } from "#identity/operator"
import { AccountSummary, FullName, Locale, Units } from "#identity/contract"
import { allOrganizations, createOrganization, deleteOrganization, oneOrganization } from "../operator.ts"
import {
  Currency,
  DeletedOrganization,
  Industry,
  OrganizationDetails,
  OrganizationName,
  OrganizationSummary
} from "../contract/index.ts"
import { Effect, Option, Schema } from "effect"
import { findTenant } from "./findTenant.ts"

const Seeded = Schema.Struct({
  organization: OrganizationDetails,
  owner: AccountSummary,
  is_new_account: Schema.Boolean,
  link: Schema.NullOr(Schema.String)
})

const facts = (organization: typeof OrganizationDetails.Type): string =>
  [
    `${organization.name}  ${organization.id}`,
    `  ${organization.industry}, ${organization.time_zone}, ${organization.currency}, ${organization.units}`,
    `  since ${organization.created_at.toISOString()}, trial until ${organization.trial_ends_at.toISOString()}`,
    `  ${counted(organization.members, "member")}, ${counted(organization.pending_invitations, "pending invitation")}`,
    ...organization.owners.map(({ full_name, email }) => `  owner ${full_name ?? "-"} <${email ?? "-"}>`)
  ].join("\n")

/** The owner's account: the existing one, or a new one whose owner is emailed a link. */
const ownerAccount = Effect.fnUntraced(function* (
  email: EmailAddress,
  full_name: string | null,
  locale: typeof Locale.Type | null
) {
  const existing = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(existing)) return { userId: yield* refuseDisabled(existing.value), isNew: false }
  if (full_name === null)
    return yield* Effect.fail(
      new UsageError(`${email} has no account yet.`, "Give the owner's name with --owner-name <name>.")
    )
  return { userId: yield* openAccount({ email, full_name, locale }), isNew: true }
})

const listed = (organizationId: OrganizationId | null, count: number) =>
  organizationId === null
    ? allOrganizations(count)
    : Effect.map(oneOrganization(organizationId), (only) => [only])

const seed = {
  name: argument(OrganizationName, "the organization's name"),
  owner: needed(Email, "email", "the owner; an account is created if there is none"),
  ownerName: option(FullName, "name", "the owner's name, for a new account"),
  locale: option(Locale, "language", "the language of emails to a new owner"),
  industry: option(Industry, "industry", "its industry; default: fleet"),
  timeZone: option(TimeZone, "zone", "its time zone, such as Europe/Berlin; default: UTC"),
  currency: option(Currency, "code", "ISO 4217 code; default: EUR"),
  units: option(Units, "units", "metric or imperial; default: metric"),
  showToken: flag("show the link emailed to a new owner")
}

export const tenantOperations = [
  operation({
    words: "tenants seed",
    summary: "Create an organization with its owner; a new owner is emailed a link to set a password.",
    example: 'tenants seed "Riverside Depot" --owner ada@example.com --owner-name "Ada Lovelace"',
    input: seed,
    changes: true,
    output: Seeded,
    run: ({ name, owner, ownerName, locale, industry, timeZone, currency, units, showToken }, shell) =>
      transactional(
        Effect.gen(function* () {
          const { userId, isNew } = yield* ownerAccount(owner, ownerName, locale)
          const { id } = yield* createOrganization({
            name,
            industry: industry ?? "fleet",
            ...(timeZone === null ? {} : { time_zone: timeZone }),
            ...(currency === null ? {} : { currency }),
            ...(units === null ? {} : { units })
          }).pipe(
            Effect.provideService(CurrentPerson, {
              _tag: "Person",
              userId,
              sessionId: SessionId.make(NO_USER)
            })
          )
          const organization = yield* oneOrganization(id)
          const account = yield* oneAccount(userId)
          return {
            organization,
            owner: account,
            is_new_account: isNew,
            link: showToken ? shell.mailedLink() : null
          }
        })
      ),
    show: ({ organization, is_new_account, link }) =>
      [
        facts(organization),
        ...(is_new_account ? ["  The owner was emailed a link to set a password."] : []),
        ...(link === null ? [] : [`  ${link}`])
      ].join("\n")
  }),
  operation({
    words: "tenants list",
    summary: "List all organizations, newest first.",
    example: "tenants list --limit 20",
    input: { limit },
    narrows: true,
    output: Schema.Struct({ items: Schema.Array(OrganizationSummary) }),
    run: (input, { organizationId }) =>
      Effect.map(listed(organizationId, limitOf(input.limit)), (items) => ({ items })),
    show: ({ items }) =>
      titled(
        ["SINCE", "ID", "MEMBERS", "INVITED", "INDUSTRY", "NAME"],
        items.map((one) => [
          one.created_at,
          one.id,
          one.members,
          one.pending_invitations,
          one.industry,
          one.name
        ]),
        "No organizations."
      )
  }),
  operation({
    words: "tenants show",
    summary: "Show an organization and its owners.",
    example: 'tenants show "Riverside Depot"',
    input: { tenant: argument(Schema.String, "its id or its exact name") },
    narrows: true,
    output: OrganizationDetails,
    run: ({ tenant }, { organizationId }) =>
      Effect.flatMap(findTenant(tenant, organizationId), oneOrganization),
    show: facts
  }),
  operation({
    words: "tenants delete",
    summary: "Permanently delete an organization and everything in it; people keep their accounts.",
    example: 'tenants delete "Riverside Depot" --confirm "Riverside Depot"',
    input: {
      tenant: argument(Schema.String, "its id or its exact name"),
      confirm: needed(Schema.String, "name", "its exact name, to confirm")
    },
    narrows: true,
    changes: true,
    output: DeletedOrganization,
    run: Effect.fnUntraced(function* ({ tenant, confirm }, { isDryRun, organizationId }) {
      const deleted = yield* deleteOrganization(yield* findTenant(tenant, organizationId), confirm)
      // The queues are not part of the transaction.
      if (!isDryRun) yield* deleteJobsOf(deleted.id)
      return deleted
    }),
    show: ({ name, id }) => `${name} (${id}) and everything in it was deleted.`
  })
]
