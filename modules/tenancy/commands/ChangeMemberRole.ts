import { type Role, transactional, orNotFound } from "#kernel"
import { Effect } from "effect"
import type { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import { refusalToChangeRole } from "../domain/rules.ts"
import { giveRole } from "./giveRole.ts"
import { lockedFor } from "./inside.ts"

/** Changes a member's role, up to the actor's own rank. */
export const changeMemberRole = Effect.fn("tenancy.changeMemberRole")(function* (input: {
  readonly memberId: MemberId
  readonly role: Role
}) {
  const { organizationId, role: own } = yield* lockedFor("members.edit")
  const members = yield* Members
  const target = yield* members.find(organizationId, input.memberId).pipe(orNotFound("member"))
  const owners = yield* members.countOwners(organizationId)
  const refusal = refusalToChangeRole({ own, target: target.role, given: input.role, owners })
  if (refusal) return yield* refusal
  if (target.role !== input.role) yield* giveRole(target, input.role)
}, transactional)
