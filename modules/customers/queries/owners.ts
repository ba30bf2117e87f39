import type { OrganizationId, UserId } from "#kernel"
import { Profiles } from "#identity"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { CustomerView } from "../contract/views.ts"
import { ownerAmong } from "../domain/importedGroups.ts"

/** Finds members of the organization by email address or full name. */
export const ownerCalledIn = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const members = yield* Memberships.use((memberships) => memberships.of(organizationId))
  return ownerAmong(yield* Profiles.use((profiles) => profiles.byIds(members)))
})

/** The email addresses of these customers' owners, who are members. */
export const addressesOfOwners = Effect.fnUntraced(function* (customers: ReadonlyArray<CustomerView>) {
  const owners = new Set(
    customers.flatMap(({ owner_id }): ReadonlyArray<UserId> => (owner_id ? [owner_id] : []))
  )
  return yield* Profiles.use((profiles) => profiles.byIds([...owners]))
})
