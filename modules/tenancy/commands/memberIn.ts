import { type Member, type OrganizationId, type Person, type Role, RolePermissions } from "#kernel"

/** A person at work in an organization, with what the role may do. */
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
