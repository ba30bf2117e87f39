import { CurrentPerson, RolePermissions, transactional } from "#kernel"
import { Effect } from "effect"
import { OrganizationDirectory } from "./OrganizationDirectory.ts"

/** Returns the user's organizations, newest first. */
export const myOrganizations = Effect.fn("tenancy.myOrganizations")(function* () {
  const { userId } = yield* CurrentPerson
  const own = yield* OrganizationDirectory.use((directory) => directory.ofPerson(userId))
  const permissions = yield* RolePermissions
  return {
    items: own.map((organization) => ({ ...organization, can: [...permissions.of(organization.role)] }))
  }
}, transactional)
