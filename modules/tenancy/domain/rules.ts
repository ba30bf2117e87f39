import { isGranted, outranks, Role } from "#kernel"
import { AlreadyOwner, LastOwner, RoleAboveOwn } from "../contract/errors.ts"
import { tenancyPermissions } from "../contract/permissions.ts"

/**
 * Nobody gives, takes or edits a role above their own. One's own rank is within reach: an admin may make,
 * demote and remove admins, an owner owners.
 */
export const withinReach = (own: Role, other: Role): boolean => !outranks(other, own)

export const rolesWithinReach = (own: Role): ReadonlyArray<Role> =>
  Role.literals.filter((role) => withinReach(own, role))

/** An organization always has an owner. `owners` counts this one too. */
export const isLastOwner = (role: Role, owners: number): boolean => role === "owner" && owners <= 1

/** Only someone who may invite at all, and only up to their own rank. */
export const mayInviteAs = (inviter: Role, invited: Role): boolean =>
  isGranted(tenancyPermissions["invitations.create"], inviter) && withinReach(inviter, invited)

/** A change of role: who does it, to whom, to what, and how many owners there are. */
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

/** Ownership goes to someone who has none yet; whoever gives it away becomes admin. */
export const refusalToTransfer = (target: Role) => (target === "owner" ? new AlreadyOwner() : undefined)
