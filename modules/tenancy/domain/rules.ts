import { type Fate, isGranted, outranks, Role } from "#kernel"
import { AlreadyOwner, LastOwner, RoleAboveOwn } from "../contract/errors.ts"
import { tenancyPermissions } from "../contract/permissions.ts"

/**
 * No one assigns, removes or edits a role above their own. Their own rank is within reach: an admin may appoint,
 * demote and remove admins, an owner owners.
 */
export const withinReach = (own: Role, other: Role): boolean => !outranks(other, own)

export const rolesWithinReach = (own: Role): ReadonlyArray<Role> =>
  Role.literals.filter((role) => withinReach(own, role))

/** An organization always has an owner. `owners` includes this one. */
export const isLastOwner = (role: Role, owners: number): boolean => role === "owner" && owners <= 1

/** Requires the permission to invite, and a rank at or above the invited role. */
export const mayInviteAs = (inviter: Role, invited: Role): boolean =>
  isGranted(tenancyPermissions["invitations.create"], inviter) && withinReach(inviter, invited)

/** The actor's own role, the member's current and new role, and how many owners there are. */
export interface RoleChange {
  readonly own: Role
  readonly target: Role
  readonly given: Role
  readonly owners: number
}

export const mayChangeRole = (change: RoleChange): boolean => refusalToChangeRole(change) === undefined

export const refusalToChangeRole = ({ own, target, given, owners }: RoleChange) => {
  if (!withinReach(own, target)) return new RoleAboveOwn({ role: target })
  if (!withinReach(own, given)) return new RoleAboveOwn({ role: given })
  return given !== "owner" && isLastOwner(target, owners) ? new LastOwner() : undefined
}

export const refusalToRemove = ({ own, target, owners }: Omit<RoleChange, "given">) => {
  if (!withinReach(own, target)) return new RoleAboveOwn({ role: target })
  return isLastOwner(target, owners) ? new LastOwner() : undefined
}

export const refusalToLeave = (own: Role, owners: number) =>
  isLastOwner(own, owners) ? new LastOwner() : undefined

/**
 * What deleting a member's account means for the organization. Without other members no one could ever open it again; with
 * others, the last owner has to hand it over first.
 */
export const fateOf = ({
  role,
  members,
  owners
}: Readonly<Record<"members" | "owners", number>> & { readonly role: Role }): Fate => {
  if (members <= 1) return "deleted"
  return isLastOwner(role, owners) ? "prevents" : "left"
}

/** Ownership goes to a member who is not an owner yet; the previous owner becomes admin. */
export const refusalToTransfer = (target: Role) => (target === "owner" ? new AlreadyOwner() : undefined)
