import { CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Notifications } from "../domain/Notifications.ts"
import { announceChange } from "./announceChange.ts"

/** Marks all of the signed-in person's notifications as read, including those too old for the list. */
export const markAllNotificationsRead = Effect.fn("notifications.markAllNotificationsRead")(function* () {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  const changed = yield* Notifications.use((notifications) => notifications.markAllRead(userId, at))
  if (changed > 0) yield* announceChange(userId)
}, transactional)
