import { event, UserId } from "#kernel"
import { NOTIFICATIONS } from "./cachedQueries.ts"

/** A person's notifications changed: one was added, or some were read. Delivered to that person only. */
export class NotificationsChanged extends event(
  "NotificationsChanged",
  {
    userId: UserId
  },
  { invalidates: [NOTIFICATIONS] }
) {}
