import { CurrentActor, CurrentMember, Forbidden, type Member, permitted, transactional } from "#kernel"
import type { Permission } from "#kernel"
import { Effect, Option } from "effect"
import { Members } from "../domain/Members.ts"
import { Organizations } from "../domain/Organizations.ts"
import { memberIn } from "./memberIn.ts"

/**
 * Runs the work in the member's organization, for those who create or join one. An operator acting for someone
 * remains an operator.
 */
export const inside =
  (member: Member) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    CurrentActor.use((actor) => {
      const { organizationId, userId } = member
      const actingFor = actor._tag === "Operator" ? { ...actor, organizationId, userId } : member
      return Effect.provideService(transactional(work), CurrentActor, actingFor)
    })

/**
 * Locks the organization's members and reads the current one again, because they may have changed since the request
 * started: of two owners who demote each other concurrently, only one may succeed. None when they are no longer a
 * member. An operator who acts for no one is not a member and may do everything.
 */
export const lockedMember = Effect.gen(function* () {
  const member = yield* CurrentMember
  const actor = yield* CurrentActor
  yield* Organizations.use((organizations) => organizations.lock(member.organizationId))
  if (actor._tag === "Operator" && actor.userId === undefined) return Option.some(member)
  const membership = yield* Members.use((members) => members.ofUser(member.organizationId, member.userId))
  if (Option.isNone(membership)) return Option.none()
  return Option.some(yield* memberIn(member, member.organizationId, membership.value.role))
})

/** Like `lockedMember`, for a permission that is held before and after acquiring the lock. */
export const lockedFor = Effect.fnUntraced(function* (permission: Permission) {
  yield* permitted(permission)
  const member = Option.getOrUndefined(yield* lockedMember)
  if (!member?.permissions.has(permission)) return yield* new Forbidden({ permission })
  return member
})
