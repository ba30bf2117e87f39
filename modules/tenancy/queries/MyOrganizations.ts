import { CurrentPerson, RolePermissions, transactional, withinScopes } from "#kernel"
import { Effect } from "effect"
import { OrganizationDirectory } from "./OrganizationDirectory.ts"

/** Returns the user's organizations, newest first. */
export const myOrganizations = Effect.fn("tenancy.myOrganizations")(function* () {
  const { userId, token } = yield* CurrentPerson
  const own = yield* OrganizationDirectory.use((directory) => directory.ofPerson(userId))
  const permissions = yield* RolePermissions
  return {
    items: own.map(({ second_factor_from, lacks_second_factor, ...organization }) => ({
      ...organization,
      can: [...withinScopes(permissions.of(organization.role), token)],
      ...(second_factor_from !== null && { second_factor_from, lacks_second_factor })
    }))
  }
}, transactional)
