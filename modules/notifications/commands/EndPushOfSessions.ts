import { actingAs, type SessionId, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"
import { Tasks } from "../domain/Tasks.ts"

/** Deletes the push subscriptions of ended sessions. A browser that may not know that its session has ended is notified. */
export const endPushOfSessions = Effect.fn("notifications.endPushOfSessions")(
  function* (userId: UserId, sessions: ReadonlyArray<SessionId>, elsewhere: boolean) {
    const tasks = yield* Tasks
    const ended = yield* PushSubscriptions.use((subscriptions) =>
      subscriptions.removeOfSessions(userId, sessions)
    )
    if (!elsewhere) return
    for (const address of ended) yield* tasks.announceSessionEnd({ userId, ...address, attempt: 1 }, 0)
  },
  (work, userId) => work.pipe(transactional, actingAs(userId))
)
