import { CurrentPerson, NotFound, transactional } from "#kernel"
import { Effect } from "effect"
import type { PushSubscriptionId } from "../contract/index.ts"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** Unsubscribes one of the signed-in person's browsers from push messages. */
export const endPushSubscription = Effect.fn("notifications.endPushSubscription")(function* (
  id: PushSubscriptionId
) {
  const { userId } = yield* CurrentPerson
  const ended = yield* PushSubscriptions.use((subscriptions) => subscriptions.remove(userId, id))
  if (!ended) return yield* new NotFound({ what: "push subscription" })
}, transactional)
