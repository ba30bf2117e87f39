import { OrganizationId, UserId, orNotFound } from "#kernel"
import { Profiles } from "#identity"
import { Context, Effect, Option, Schema } from "effect"
import type { OrganizationSummary } from "../contract/operator.ts"

export class AllOrganizations extends Context.Service<
  AllOrganizations,
  {
    /** Newest first; only those with exactly this name, if one is given. */
    readonly list: (filter: {
      readonly name: string | null
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<OrganizationSummary>>
    readonly find: (id: OrganizationId) => Effect.Effect<Option.Option<OrganizationSummary>>
    readonly ownersOf: (id: OrganizationId) => Effect.Effect<ReadonlyArray<UserId>>
  }
>()("tenancy/AllOrganizations") {}

/** Lists all organizations, newest first. Needs the system role. */
export const allOrganizations = Effect.fn("tenancy.allOrganizations")(function* (limit: number) {
  return yield* AllOrganizations.use((organizations) => organizations.list({ name: null, limit }))
})

const isId = Schema.is(OrganizationId)
const MAX_NAMESAKES = 20

/** Returns the organization with this id, or those with exactly this name. Needs the system role. */
export const organizationsNamed = Effect.fn("tenancy.organizationsNamed")(function* (text: string) {
  const organizations = yield* AllOrganizations
  return isId(text)
    ? Option.toArray(yield* organizations.find(text))
    : yield* organizations.list({ name: text, limit: MAX_NAMESAKES })
})

/** Returns an organization with its owners. Needs the system role. */
export const oneOrganization = Effect.fn("tenancy.oneOrganization")(function* (id: OrganizationId) {
  const organizations = yield* AllOrganizations
  const organization = yield* organizations.find(id).pipe(orNotFound("organization"))
  const owners = yield* organizations.ownersOf(id)
  const people = yield* Profiles.use((profiles) => profiles.byIds(owners))
  return {
    ...organization,
    owners: owners.map((user_id) => {
      const { full_name = null, email = null } = people.get(user_id) ?? {}
      return { user_id, full_name, email }
    })
  }
})
