import { EmailAddress, event } from "#kernel"

/**
 * Somebody typed an address into "forgot password". Answered by a reaction of our own, so that the
 * request does the same work whether or not there is such an account.
 */
export class PasswordResetRequested extends event(
  "PasswordResetRequested",
  { email: EmailAddress },
  { invalidates: [] }
) {}
