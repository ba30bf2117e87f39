import { event, UserId } from "#kernel"
import { NOTIFICATIONS } from "./cachedQueries.ts"

/** A person's notifications changed: one came, or some were read. Heard by that person only. */
export class NotificationsChanged extends event(
  "NotificationsChanged",
  {
    userId: UserId
  },
  { invalidates: [NOTIFICATIONS] }
) {}
