import { event, UserId } from "#kernel"
import { Schema } from "effect"
import { NOTIFICATIONS, PUSH_SUBSCRIPTIONS } from "./cachedQueries.ts"

/** A person's notifications changed: one was added, or some were read. Delivered to that person only. */
export class NotificationsChanged extends event(
  "NotificationsChanged",
  {
    userId: UserId
  },
  { invalidates: [NOTIFICATIONS] }
) {}

/** A browser was added that receives a person's push notifications. */
export class PushSubscribed extends event(
  "PushSubscribed",
  { userId: UserId, browser: Schema.String },
  { invalidates: [PUSH_SUBSCRIPTIONS] }
) {}
