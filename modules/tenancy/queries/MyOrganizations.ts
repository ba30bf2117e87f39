import { CurrentPerson, RolePermissions, transactional, type UserId } from "#kernel"
import { Context, Effect, Struct } from "effect"
import { Organization } from "../contract/views.ts"

/** An organization and what this person is in it. */
export const OwnOrganization = Organization.mapFields(Struct.omit(["can"]))
export type OwnOrganization = typeof OwnOrganization.Type

export class OwnOrganizations extends Context.Service<
  OwnOrganizations,
  { readonly of: (userId: UserId) => Effect.Effect<ReadonlyArray<OwnOrganization>> }
>()("tenancy/OwnOrganizations") {}

/** The organizations one is a member of, newest first. */
export const myOrganizations = Effect.fn("tenancy.myOrganizations")(function* () {
  const { userId } = yield* CurrentPerson
  const own = yield* OwnOrganizations.use((organizations) => organizations.of(userId))
  const permissions = yield* RolePermissions
  return {
    items: own.map((organization) => ({ ...organization, can: [...permissions.of(organization.role)] }))
  }
}, transactional)
