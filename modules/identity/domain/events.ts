import { EmailAddress, event } from "#kernel"
import { Schema } from "effect"

/**
 * Someone entered an address under "forgot password". Our own reaction handles it, so that the request does the
 * same work whether or not the account exists.
 */
export class PasswordResetRequested extends event(
  "PasswordResetRequested",
  { email: EmailAddress },
  { invalidates: [] }
) {}

/**
 * Someone failed to sign in, for the `count`th time in a row from there. Our own reaction handles it, for the same
 * reason. `isRefusing`: further attempts have to wait.
 */
export class SignInFailed extends event(
  "SignInFailed",
  {
    email: EmailAddress,
    address: Schema.NullOr(Schema.String),
    network: Schema.NullOr(Schema.String),
    userAgent: Schema.NullOr(Schema.String),
    count: Schema.Int,
    isRefusing: Schema.Boolean
  },
  { invalidates: [] }
) {}
