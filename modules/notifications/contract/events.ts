import { UserId } from "#kernel"
import { Schema } from "effect"

/** A person's notifications changed: one came, or some were read. Heard by that person only. */
export class NotificationsChanged extends Schema.TaggedClass<NotificationsChanged>()("NotificationsChanged", {
  userId: UserId
}) {}
