import { Channel, NotificationIcon, OrganizationId, Translated, UserId, Uuid } from "#kernel"
import { Schema } from "effect"

export const NotificationId = Uuid.pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

export const PushSubscriptionId = Uuid.pipe(Schema.brand("PushSubscriptionId"))
export type PushSubscriptionId = typeof PushSubscriptionId.Type

/** `link` is a path of the web app to what it is about. Texts are in the person's language of that moment. */
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

/** A time of day, 24 hours: `22:00`. */
export const TimeOfDay = Schema.String.check(
  Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "Enter a time, such as 22:00." })
)

/** One kind's choices. `offered`: the channels this kind can use; `locked`: those that cannot be switched off. */
export const KindPreference = Schema.Struct({
  kind: Schema.String,
  label: Translated,
  about: Translated,
  app: Schema.Boolean,
  email: Schema.Boolean,
  push: Schema.Boolean,
  offered: Schema.Array(Channel),
  locked: Schema.Array(Channel)
})
export type KindPreference = typeof KindPreference.Type

/** In quiet hours e-mail and push wait, security notices excepted. Times are in the person's own time zone. */
export const QuietHours = Schema.Struct({ from: TimeOfDay, to: TimeOfDay })

export const Preferences = Schema.Struct({
  kinds: Schema.Array(KindPreference),
  quiet_hours: Schema.NullOr(QuietHours),
  /** When set, e-mails are gathered and sent once a day at this time, security notices excepted. */
  digest_at: Schema.NullOr(TimeOfDay),
  /** The zone these times are in, and where it comes from follows the profile. */
  time_zone: Schema.String
})
export type Preferences = typeof Preferences.Type

/** A browser that takes push messages; `current` is the one asking. */
export const PushSubscriptionView = Schema.Struct({
  id: PushSubscriptionId,
  browser: Schema.String,
  created_at: Schema.Date,
  current: Schema.Boolean
})
export type PushSubscriptionView = typeof PushSubscriptionView.Type
