import { actingAs, type SessionId, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** Deletes the push subscriptions of ended sessions. */
export const endPushOfSessions = Effect.fn("notifications.endPushOfSessions")(
  (userId: UserId, sessions: ReadonlyArray<SessionId>) =>
    transactional(
      PushSubscriptions.use((subscriptions) => subscriptions.removeOfSessions(userId, sessions))
    ).pipe(actingAs(userId))
)
