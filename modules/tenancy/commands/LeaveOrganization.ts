import { transactional } from "#kernel"
import { Effect, Option } from "effect"
import { Members } from "../domain/Members.ts"
import { refusalToLeave } from "../domain/rules.ts"
import { endMembership } from "./endMembership.ts"
import { lockedMember } from "./inside.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/** Leaves the organization. The last owner cannot; another owner has to prove who they are. */
export const leaveOrganization = Effect.fn("tenancy.leaveOrganization")(function* () {
  const member = Option.getOrUndefined(yield* lockedMember)
  // Concurrently removed by someone else.
  if (member === undefined) return
  const members = yield* Members
  const owners = yield* members.countOwners(member.organizationId)
  const refusal = refusalToLeave(member.role, owners)
  if (refusal) return yield* refusal
  if (member.role === "owner") yield* refuseUnproven(member)
  const membership = Option.getOrUndefined(yield* members.ofUser(member.organizationId, member.userId))
  if (membership) yield* endMembership(membership, "member.left")
}, transactional)
