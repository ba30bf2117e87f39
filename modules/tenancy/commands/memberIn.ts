import { type Member, type OrganizationId, type Person, type Role, RolePermissions } from "#kernel"

/** A person as a member with this role. */
export const memberIn = (
  { userId, sessionId }: Pick<Person, "userId" | "sessionId">,
  organizationId: OrganizationId,
  role: Role
) =>
  RolePermissions.useSync((permissions): Member => ({
    _tag: "Member",
    userId,
    sessionId,
    organizationId,
    role,
    permissions: permissions.of(role)
  }))
