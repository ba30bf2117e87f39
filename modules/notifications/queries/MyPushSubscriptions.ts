import { CurrentPerson, transactional } from "#kernel"
import { Effect } from "effect"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** Returns the signed-in person's browsers that receive push messages. */
export const myPushSubscriptions = Effect.fn("notifications.myPushSubscriptions")(function* () {
  const { userId, sessionId } = yield* CurrentPerson
  return {
    items: yield* PushSubscriptions.use((pushSubscriptions) => pushSubscriptions.views(userId, sessionId))
  }
}, transactional)
