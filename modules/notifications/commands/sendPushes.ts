import type { UserId } from "#kernel"
import { Effect } from "effect"
import type { NotificationId } from "../contract/index.ts"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"
import { Tasks } from "../domain/Tasks.ts"

/** Queues a notification for each of a person's browsers, one job per browser. */
export const sendPushes = Effect.fnUntraced(function* (userId: UserId, notificationId: NotificationId) {
  const tasks = yield* Tasks
  for (const subscriptionId of yield* PushSubscriptions.use((pushSubscriptions) =>
    pushSubscriptions.idsOf(userId)
  ))
    yield* tasks.sendPush({ userId, notificationId, subscriptionId, attempt: 1 }, 0)
})
