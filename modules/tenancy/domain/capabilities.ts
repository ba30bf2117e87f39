import type { Permission, Role } from "#kernel"
import type { InvitationView, MemberView } from "../contract/memberViews.ts"
import { mayChangeRole, refusalToRemove, refusalToTransfer, rolesWithinReach, withinReach } from "./rules.ts"

export interface Viewer {
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

/**
 * What the viewer may do to a member, for the interface; the commands check the same rules. Computed once per role,
 * on which alone it depends.
 */
export const capabilitiesOverMembers = (viewer: Viewer, owners: number) => {
  const byRole = new Map<Role, MemberView["can"]>()
  return (target: Role): MemberView["can"] => {
    const can = byRole.get(target) ?? overMember(viewer, target, owners)
    byRole.set(target, can)
    return can
  }
}

const overMember = ({ role: own, permissions }: Viewer, target: Role, owners: number): MemberView["can"] => ({
  give_roles: permissions.has("members.edit")
    ? rolesWithinReach(own).filter(
        (given) => given !== target && mayChangeRole({ own, target, given, owners })
      )
    : [],
  remove: permissions.has("members.remove") && refusalToRemove({ own, target, owners }) === undefined,
  make_owner: permissions.has("organization.transfer") && refusalToTransfer(target) === undefined
})

/** What the viewer may do to an invitation: those who may invite may resend and revoke, up to their own rank. */
export const capabilitiesOverInvitation = (
  { role: own, permissions }: Viewer,
  invitation: Pick<InvitationView, "role" | "status">
): InvitationView["can"] => {
  const open =
    invitation.status === "pending" &&
    permissions.has("invitations.create") &&
    withinReach(own, invitation.role)
  return { resend: open, revoke: open }
}
