import { CurrentPerson, transactional } from "#kernel"
import { Effect } from "effect"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** The browsers that take one's push messages. */
export const myPushSubscriptions = Effect.fn("notifications.myPushSubscriptions")(function* () {
  const { userId, sessionId } = yield* CurrentPerson
  return {
    items: yield* PushSubscriptions.use((pushSubscriptions) => pushSubscriptions.views(userId, sessionId))
  }
}, transactional)
