import { CurrentActor, type SessionId, type UserId } from "#kernel"
import { Effect } from "effect"

/** Runs as the person of a session that is being opened. */
export const signedInAs =
  (userId: UserId, sessionId: SessionId) =>
  <A, E, R>(self: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, CurrentActor>> =>
    Effect.provideService(self, CurrentActor, { _tag: "Person", userId, sessionId })
