import { KnownEmail, nameLine, UserId, Uuid } from "#kernel"
import { Schema } from "effect"

export const FullName = nameLine("Full Name", { max: 120 })

/** Languages of the interface. */
export const Locale = Schema.Literals(["en", "es"])
export type Locale = typeof Locale.Type

/** How quantities are shown; stored values are always SI. */
export const Units = Schema.Literals(["metric", "imperial"])
export type Units = typeof Units.Type

export const FactorId = Uuid.pipe(Schema.brand("FactorId"))
export type FactorId = typeof FactorId.Type

/** A second factor that has been verified. `issuer` is what an authenticator app shows. */
export const Factor = Schema.Struct({
  id: FactorId,
  factor_type: Schema.Literals(["totp", "phone"]),
  status: Schema.Literal("verified"),
  friendly_name: Schema.String,
  issuer: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String)
})
export type Factor = typeof Factor.Type

/** A person's own account. `passkeys`: how many. Without a password they sign in with a service or a passkey. */
export const User = Schema.Struct({
  id: UserId,
  email: KnownEmail,
  email_verified_at: Schema.NullOr(Schema.Date),
  full_name: Schema.String,
  avatar_url: Schema.NullOr(Schema.String),
  locale: Schema.NullOr(Locale),
  time_zone: Schema.NullOr(Schema.String),
  units: Schema.NullOr(Units),
  created_at: Schema.Date,
  factors: Schema.Array(Factor),
  passkeys: Schema.Int,
  has_password: Schema.Boolean
})
export type User = typeof User.Type
