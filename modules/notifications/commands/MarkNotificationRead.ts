import { CurrentPerson, NotFound, now, transactional } from "#kernel"
import { Effect } from "effect"
import type { NotificationId } from "../contract/index.ts"
import { Notifications } from "../domain/Notifications.ts"
import { tellOfChange } from "./tellOfChange.ts"

/** Marks one's own notification read; the first time stays. */
export const markNotificationRead = Effect.fn("notifications.markNotificationRead")(function* (
  id: NotificationId
) {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  const found = yield* Notifications.use((notifications) => notifications.markRead(userId, id, at))
  if (found === undefined) return yield* new NotFound({ what: "notification" })
  if (found.changed) yield* tellOfChange(userId)
}, transactional)
