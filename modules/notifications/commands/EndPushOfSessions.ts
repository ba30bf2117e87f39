import { actingAs, type SessionId, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** Sends no more push messages to browsers whose sessions have ended. */
export const endPushOfSessions = Effect.fn("notifications.endPushOfSessions")(
  (userId: UserId, sessions: ReadonlyArray<SessionId>) =>
    transactional(
      PushSubscriptions.use((subscriptions) => subscriptions.removeOfSessions(userId, sessions))
    ).pipe(actingAs(userId))
)
