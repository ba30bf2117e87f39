import { transactional } from "#kernel"
import { Effect, Option } from "effect"
import { Members } from "../domain/Members.ts"
import { refusalToLeave } from "../domain/rules.ts"
import { endMembership } from "./endMembership.ts"
import { lockedMember } from "./inside.ts"

/** Anyone may leave, except the last owner. */
export const leaveOrganization = Effect.fn("tenancy.leaveOrganization")(function* () {
  const member = Option.getOrUndefined(yield* lockedMember)
  // Removed by someone else in the same moment: what was wanted is already so.
  if (member === undefined) return
  const members = yield* Members
  const owners = yield* members.countOwners(member.organizationId)
  const refusal = refusalToLeave(member.role, owners)
  if (refusal) return yield* refusal
  const membership = Option.getOrUndefined(yield* members.ofUser(member.organizationId, member.userId))
  if (membership) yield* endMembership(membership, "member.left")
}, transactional)
