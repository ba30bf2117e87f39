import { EmailAddress, event } from "#kernel"

/**
 * Someone entered an address under "forgot password". Our own reaction handles it, so that the request does the
 * same work whether or not the account exists.
 */
export class PasswordResetRequested extends event(
  "PasswordResetRequested",
  { email: EmailAddress },
  { invalidates: [] }
) {}
