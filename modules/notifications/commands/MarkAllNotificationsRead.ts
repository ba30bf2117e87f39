import { CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Notifications } from "../domain/Notifications.ts"
import { tellOfChange } from "./tellOfChange.ts"

/** Marks all of one's notifications read, those that no list shows included. */
export const markAllNotificationsRead = Effect.fn("notifications.markAllNotificationsRead")(function* () {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  const changed = yield* Notifications.use((notifications) => notifications.markAllRead(userId, at))
  if (changed > 0) yield* tellOfChange(userId)
}, transactional)
