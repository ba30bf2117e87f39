import { CurrentActor, CurrentPerson, type Member, type OrganizationId, transactional } from "#kernel"
import { Sessions } from "#identity"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import type { Connection } from "../domain/Connections.ts"

/**
 * The signed-in user as a member, read again in the open unit of work. None when they are no longer one or their
 * session has ended.
 */
export const memberNow = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const { userId, sessionId } = yield* CurrentPerson
  if (!(yield* Sessions.use((sessions) => sessions.isLive(userId, sessionId)))) return Option.none<Member>()
  const entered = yield* Memberships.use((memberships) => memberships.enter(organizationId, userId))
  return Option.map(entered, (entrance): Member => ({
    ...entrance,
    _tag: "Member",
    userId,
    sessionId,
    organizationId
  }))
})

/** Like `stillInside`, for users who may still connect accounts. */
export const connectingMember = (organizationId: OrganizationId) =>
  Effect.map(
    memberNow(organizationId),
    Option.filter(({ permissions }) => permissions.has("devices.connect"))
  )

/** Runs the work in the member's organization. */
export const inside =
  (member: Member) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(transactional(work), CurrentActor, member)

/** Runs the work in the connection's organization as its user, regardless of who requested it. */
export const onBehalfOf =
  ({ organization_id: organizationId, user_id: userId }: Connection) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(transactional(work), CurrentActor, {
      _tag: "Job",
      name: "telematics",
      organizationId,
      userId
    })
