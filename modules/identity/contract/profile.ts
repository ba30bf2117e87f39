import { endpoint, TimeZone } from "#kernel"
import { Schema } from "effect"
import { SessionEnded } from "./errors.ts"
import { FullName, Locale, Units, User } from "./User.ts"

const group = "Identity"

export const GetMe = endpoint({
  name: "getMe",
  group,
  method: "GET",
  path: "/api/me",
  access: "person",
  acceptsTokens: true,
  summary: "Get your account",
  output: User,
  errors: [SessionEnded]
})

export const EditProfile = endpoint({
  name: "editProfile",
  group,
  method: "PATCH",
  path: "/api/me/profile",
  access: "person",
  summary: "Change your name, language, time zone or units",
  body: Schema.Struct({
    full_name: Schema.optionalKey(FullName),
    locale: Schema.optionalKey(Schema.NullOr(Locale)),
    time_zone: Schema.optionalKey(Schema.NullOr(TimeZone)),
    units: Schema.optionalKey(Schema.NullOr(Units))
  }),
  output: User,
  errors: [SessionEnded]
})
