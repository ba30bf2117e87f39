import { CurrentActor, CurrentMember, CurrentPerson, type Member, orNotFound, transactional } from "#kernel"
import { Sessions } from "#identity"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"

/** The signed-in user as a member, if their session is still live and they may still manage webhooks. */
const manager = Effect.fnUntraced(function* () {
  const { organizationId } = yield* CurrentMember
  const { userId, sessionId } = yield* CurrentPerson
  if (!(yield* Sessions.use((sessions) => sessions.isLive(userId, sessionId)))) return Option.none<Member>()
  const entered = yield* Memberships.use((memberships) => memberships.enter(organizationId, userId))
  return entered.pipe(
    Option.filter(({ permissions }) => permissions.has("webhooks.manage")),
    Option.map((access): Member => ({ ...access, _tag: "Member", userId, sessionId, organizationId }))
  )
})

/** Runs the work in a unit of work as the member that the user is now: they may have left meanwhile. */
export const asManager = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  transactional(
    Effect.flatMap(manager().pipe(orNotFound("organization")), (member) =>
      Effect.provideService(work, CurrentActor, member)
    )
  )
