import { actingAs, now, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { Notifications } from "../domain/Notifications.ts"
import { announceChange } from "./announceChange.ts"

const markRead = Effect.fnUntraced(function* (userId: UserId, about: string) {
  const at = yield* now
  const changed = yield* Notifications.use((notifications) => notifications.markAllRead(userId, at, about))
  if (changed > 0) yield* announceChange(userId)
}, transactional)

/** Marks a person's notifications about something as read, because they have seen the thing itself. */
export const markReadAbout = Effect.fn("notifications.markReadAbout")((userId: UserId, about: string) =>
  markRead(userId, about).pipe(actingAs(userId))
)
