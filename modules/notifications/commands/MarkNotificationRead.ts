import { CurrentPerson, NotFound, now, transactional } from "#kernel"
import { Effect } from "effect"
import type { NotificationId } from "../contract/index.ts"
import { Notifications } from "../domain/Notifications.ts"
import { announceChange } from "./announceChange.ts"

/** Marks one of the signed-in person's notifications as read. Repeating it keeps the first time. */
export const markNotificationRead = Effect.fn("notifications.markNotificationRead")(function* (
  id: NotificationId
) {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  const marked = yield* Notifications.use((notifications) => notifications.markRead(userId, id, at))
  if (marked === undefined) return yield* new NotFound({ what: "notification" })
  if (marked.changed) yield* announceChange(userId)
}, transactional)
