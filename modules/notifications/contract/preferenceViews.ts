import { Channel, matching, Translated } from "#kernel"
import { Schema } from "effect"

/** A time of day in 24-hour format: `22:00`. */
export const TimeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5, "Enter a time, such as 22:00.")

/** The channels of one kind. `offered`: the channels it can use; `locked`: those that cannot be switched off. */
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

/** When email and push are deferred, except for security. Times are in the person's time zone. */
export const QuietHours = Schema.Struct({ from: TimeOfDay, to: TimeOfDay })

export const Preferences = Schema.Struct({
  kinds: Schema.Array(KindPreference),
  quiet_hours: Schema.NullOr(QuietHours),
  /** When set, emails are combined and sent once a day at this time, except for security. */
  digest_at: Schema.NullOr(TimeOfDay),
  /** The time zone of these times: the profile's or, without one, the oldest organization's. */
  time_zone: Schema.String
})
export type Preferences = typeof Preferences.Type
