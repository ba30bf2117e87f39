import { transactional, orNotFound } from "#kernel"
import { Effect } from "effect"
import type { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import { refusalToRemove } from "../domain/rules.ts"
import { endMembership } from "./endMembership.ts"
import { lockedFor } from "./inside.ts"

/** Removes a member, up to the actor's own rank. */
export const removeMember = Effect.fn("tenancy.removeMember")(function* (memberId: MemberId) {
  const { organizationId, role: own } = yield* lockedFor("members.remove")
  const members = yield* Members
  const target = yield* members.find(organizationId, memberId).pipe(orNotFound("member"))
  const owners = yield* members.countOwners(organizationId)
  const refusal = refusalToRemove({ own, target: target.role, owners })
  if (refusal) return yield* refusal
  yield* endMembership(target, "member.removed")
}, transactional)
