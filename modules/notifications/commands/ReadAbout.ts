import { actingAs, now, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { Notifications } from "../domain/Notifications.ts"
import { tellOfChange } from "./tellOfChange.ts"

const read = Effect.fnUntraced(function* (userId: UserId, about: string) {
  const at = yield* now
  const changed = yield* Notifications.use((notifications) => notifications.markAllRead(userId, at, about))
  if (changed > 0) yield* tellOfChange(userId)
}, transactional)

/** Reads what a person was told about a thing, because they have seen the thing itself. */
export const readAbout = Effect.fn("notifications.readAbout")((userId: UserId, about: string) =>
  read(userId, about).pipe(actingAs(userId))
)
