import { SessionId } from "#kernel"
import { Schema } from "effect"
import { User } from "./User.ts"

/**
 * A signed-in browser. `expires_at` in Unix seconds, `expires_in` in seconds, both of the access token. The sign-out
 * token can end this session and nothing else; it is the same after each refresh.
 */
export const Session = Schema.Struct({
  access_token: Schema.String,
  refresh_token: Schema.String,
  sign_out_token: Schema.String,
  expires_at: Schema.Int,
  expires_in: Schema.Int,
  user: User
})
export type Session = typeof Session.Type

/**
 * A new session, and a token by which the account recognizes this device when it signs in again. It grants nothing else,
 * and survives signing out.
 */
export const SignedIn = Schema.Struct({ ...Session.fields, device_token: Schema.String })
export type SignedIn = typeof SignedIn.Type

/**
 * The password was right, but the account has a second factor, which completes the sign-in: a code of its authenticator `app`, a
 * `passkey` or a recovery code. The token opens nothing else, and expires after `expires_in` seconds.
 */
export const AwaitsCode = Schema.Struct({
  pending_token: Schema.String,
  expires_in: Schema.Int,
  /** The last two digits of the phone that can be texted a code; null if there is none. */
  phone: Schema.NullOr(Schema.String),
  app: Schema.Boolean,
  passkey: Schema.Boolean
})
export type AwaitsCode = typeof AwaitsCode.Type

/** The last step of a sign-in. */
export const SignInMethod = Schema.Literals([
  "password",
  "totp",
  "phone",
  "passkey",
  "recovery_code",
  "issuer"
])
export type SignInMethod = typeof SignInMethod.Type

/** A session in its owner's account settings. */
export const SessionView = Schema.Struct({
  id: SessionId,
  created_at: Schema.Date,
  last_seen_at: Schema.Date,
  user_agent: Schema.String,
  address: Schema.String,
  signed_in_by: SignInMethod,
  current: Schema.Boolean
})
export type SessionView = typeof SessionView.Type
