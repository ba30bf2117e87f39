import { transactional, orNotFound } from "#kernel"
import { Effect } from "effect"
import type { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import { refusalToRemove } from "../domain/rules.ts"
import { endMembership } from "./endMembership.ts"
import { lockedFor } from "./inside.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/** Removes a member, up to the actor's own rank. Removing an owner requires a proof. */
export const removeMember = Effect.fn("tenancy.removeMember")(function* (memberId: MemberId) {
  const actor = yield* lockedFor("members.remove")
  const { organizationId, role: own } = actor
  const members = yield* Members
  const target = yield* members.find(organizationId, memberId).pipe(orNotFound("member"))
  const owners = yield* members.countOwners(organizationId)
  const refusal = refusalToRemove({ own, target: target.role, owners })
  if (refusal) return yield* refusal
  if (target.role === "owner") yield* refuseUnproven(actor)
  yield* endMembership(target, "member.removed")
}, transactional)
