import { NotificationIcon, OrganizationId, UserId, Uuid } from "#kernel"
import { Schema } from "effect"

export const NotificationId = Uuid.pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

export const PushSubscriptionId = Uuid.pipe(Schema.brand("PushSubscriptionId"))
export type PushSubscriptionId = typeof PushSubscriptionId.Type

/** `link` is a path in the web app. Texts are in the language the person used when the notification was created. */
export const NotificationView = Schema.Struct({
  id: NotificationId,
  user_id: UserId,
  organization_id: Schema.NullOr(OrganizationId),
  kind: Schema.String,
  icon: NotificationIcon,
  title: Schema.String,
  message: Schema.String,
  link: Schema.NullOr(Schema.String),
  created_at: Schema.Date,
  read_at: Schema.NullOr(Schema.Date)
})
export type NotificationView = typeof NotificationView.Type

/** A browser subscribed to push messages; `current` is the one that sent the request. */
export const PushSubscriptionView = Schema.Struct({
  id: PushSubscriptionId,
  browser: Schema.String,
  created_at: Schema.Date,
  current: Schema.Boolean
})
export type PushSubscriptionView = typeof PushSubscriptionView.Type
