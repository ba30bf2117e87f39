import {
  CurrentActor,
  CurrentMember,
  CurrentPerson,
  type Member,
  type OrganizationId,
  RolePermissions,
  SessionId,
  transactional,
  UserId
} from "#kernel"
import { Missing, NO_USER, operator } from "#infra/cli"
import { Effect, Option } from "effect"
import { Memberships } from "../index.ts"

/** On behalf of someone an operator has that member's role, otherwise every permission. */
const memberFor = Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId | null) {
  const place = { _tag: "Member", organizationId, sessionId: SessionId.make(NO_USER) } as const
  if (userId === null)
    return {
      ...place,
      userId: UserId.make(NO_USER),
      role: "owner",
      permissions: yield* RolePermissions.useSync((permissions) => permissions.of("owner"))
    } satisfies Member
  const membership = yield* Memberships.use((memberships) => memberships.enter(organizationId, userId))
  if (Option.isNone(membership))
    return yield* Effect.fail(
      new Missing(
        "The person in --as is not a member of this organization.",
        "`motorpool members list` shows the members."
      )
    )
  return { ...place, userId, ...membership.value } satisfies Member
})

/** Runs the work as a member would, in one transaction and bound by row security. */
export const asMember = <A, E, R>(
  organizationId: OrganizationId,
  userId: UserId | null,
  work: Effect.Effect<A, E, R>
) =>
  transactional(
    Effect.flatMap(memberFor(organizationId, userId), (member) =>
      work.pipe(Effect.provideService(CurrentMember, member), Effect.provideService(CurrentPerson, member))
    )
  ).pipe(Effect.provideService(CurrentActor, operator(organizationId, userId)))
