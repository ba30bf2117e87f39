import { CurrentPerson, orNotFound, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { PushSubscriptionId } from "../contract/index.ts"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** Unsubscribes one of the signed-in person's browsers from push messages. */
export const endPushSubscription = Effect.fn("notifications.endPushSubscription")(function* (
  id: PushSubscriptionId
) {
  const { userId } = yield* CurrentPerson
  const subscriptions = yield* PushSubscriptions
  const { browser } = yield* subscriptions.find(userId, id).pipe(orNotFound("push subscription"))
  yield* subscriptions.remove(userId, id)
  yield* record({ action: "push.turned_off", userId, subject: browser })
}, transactional)
