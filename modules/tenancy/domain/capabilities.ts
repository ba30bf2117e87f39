import type { Permission, Role } from "#kernel"
import type { InvitationView, MemberView } from "../contract/views.ts"
import { mayChangeRole, refusalToRemove, refusalToTransfer, rolesWithinReach, withinReach } from "./rules.ts"

/** Who looks: as much of a member as these answers depend on. */
export interface Viewer {
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

/**
 * What the viewer may do to a member, for the interface; the commands ask the same rules again. It depends
 * on the member's role only, so it is worked out once per role and not once per row.
 */
export const capabilitiesOverMembers = (viewer: Viewer, owners: number) => {
  const known = new Map<Role, MemberView["can"]>()
  return (target: Role): MemberView["can"] => {
    const can = known.get(target) ?? overMember(viewer, target, owners)
    known.set(target, can)
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

/** What the viewer may do to an invitation: whoever may invite also renews and revokes, up to their rank. */
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
