import { CurrentActor, CurrentMember, Forbidden, type Member, permitted, transactional } from "#kernel"
import type { Permission } from "#kernel"
import { Effect, Option } from "effect"
import { Members } from "../domain/Members.ts"
import { Organizations } from "../domain/Organizations.ts"
import { memberIn } from "./memberIn.ts"

/**
 * Does the work inside the member's organization: how whoever founds or joins one steps into it. An operator who
 * does it in somebody's place remains an operator.
 */
export const inside =
  (member: Member) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    CurrentActor.use((actor) => {
      const { organizationId, userId } = member
      const inPlace = actor._tag === "Operator" ? { ...actor, organizationId, userId } : member
      return Effect.provideService(transactional(work), CurrentActor, inPlace)
    })

/**
 * The member as they are once every other change to the organization's members has to wait. What they
 * were when the request came in may be over by then: two owners demoting each other at once must not both
 * succeed. None when they are no member any more. An operator who acts in nobody's place is none and may do all.
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

/** As `lockedMember`, for someone who holds the permission before and after the wait. */
export const lockedFor = Effect.fnUntraced(function* (permission: Permission) {
  yield* permitted(permission)
  const member = Option.getOrUndefined(yield* lockedMember)
  if (!member?.permissions.has(permission)) return yield* new Forbidden({ permission })
  return member
})
