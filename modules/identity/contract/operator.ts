import { KnownEmail, UserId } from "#kernel"
import { Schema } from "effect"

/** An account as an operator sees it. */
export const AccountSummary = Schema.Struct({
  id: UserId,
  email: KnownEmail,
  full_name: Schema.String,
  email_verified_at: Schema.NullOr(Schema.Date),
  disabled_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  /** Active sessions. */
  sessions: Schema.Int,
  last_seen_at: Schema.NullOr(Schema.Date)
})
export type AccountSummary = typeof AccountSummary.Type

export const TokenKind = Schema.Literals(["session", "verify_email", "change_email", "reset_password"])
export type TokenKind = typeof TokenKind.Type

/** The number of an account's valid tokens of one kind, never the tokens. */
export const HeldTokens = Schema.Struct({
  kind: TokenKind,
  user_id: UserId,
  email: KnownEmail,
  count: Schema.Int,
  expires_at: Schema.Date
})
export type HeldTokens = typeof HeldTokens.Type
