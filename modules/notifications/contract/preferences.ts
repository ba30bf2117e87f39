import { endpoint } from "#kernel"
import { Schema } from "effect"
import { UnknownKind } from "./errors.ts"
import { Preferences, QuietHours, TimeOfDay } from "./preferenceViews.ts"

const group = "Notifications"

export const MyNotificationPreferences = endpoint({
  name: "myNotificationPreferences",
  group,
  method: "GET",
  path: "/api/me/notification-preferences",
  access: "person",
  summary: "Get your notification preferences",
  output: Preferences
})

export const EditNotificationPreferences = endpoint({
  name: "editNotificationPreferences",
  group,
  method: "PATCH",
  path: "/api/me/notification-preferences",
  access: "person",
  summary: "Change your notification preferences; locked ones stay on",
  body: Schema.Struct({
    kinds: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          kind: Schema.String.check(Schema.isMaxLength(100)),
          app: Schema.optionalKey(Schema.Boolean),
          email: Schema.optionalKey(Schema.Boolean),
          push: Schema.optionalKey(Schema.Boolean)
        })
      ).check(Schema.isMaxLength(50))
    ),
    quiet_hours: Schema.optionalKey(Schema.NullOr(QuietHours)),
    digest_at: Schema.optionalKey(Schema.NullOr(TimeOfDay))
  }),
  output: Preferences,
  errors: [UnknownKind]
})
