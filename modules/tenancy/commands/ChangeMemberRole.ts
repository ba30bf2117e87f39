import { type Role, transactional, orNotFound } from "#kernel"
import { Effect } from "effect"
import type { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import { refusalToChangeRole } from "../domain/rules.ts"
import { giveRole } from "./giveRole.ts"
import { lockedFor } from "./inside.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/** Changes a member's role, up to the actor's own rank. Making or unmaking an owner requires a proof. */
export const changeMemberRole = Effect.fn("tenancy.changeMemberRole")(function* (input: {
  readonly memberId: MemberId
  readonly role: Role
}) {
  const actor = yield* lockedFor("members.edit")
  const { organizationId, role: own } = actor
  const members = yield* Members
  const target = yield* members.find(organizationId, input.memberId).pipe(orNotFound("member"))
  const owners = yield* members.countOwners(organizationId)
  const refusal = refusalToChangeRole({ own, target: target.role, given: input.role, owners })
  if (refusal) return yield* refusal
  if (target.role === input.role) return
  if (target.role === "owner" || input.role === "owner") yield* refuseUnproven(actor)
  yield* giveRole(target, input.role)
}, transactional)
