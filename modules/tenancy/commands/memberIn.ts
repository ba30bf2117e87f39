import {
  type Member,
  type OrganizationId,
  type Person,
  type Role,
  RolePermissions,
  withinScopes
} from "#kernel"

/** A person as a member with this role. */
export const memberIn = (
  { userId, sessionId, token }: Pick<Person, "userId" | "sessionId" | "token">,
  organizationId: OrganizationId,
  role: Role
) =>
  RolePermissions.useSync((permissions): Member => ({
    _tag: "Member",
    userId,
    sessionId,
    organizationId,
    role,
    permissions: withinScopes(permissions.of(role), token),
    ...(token && { token })
  }))
