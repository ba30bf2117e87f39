import { EmailAddress, event, SessionId, UserId } from "#kernel"
import { Schema } from "effect"
import { ME, SESSIONS } from "./cachedQueries.ts"

export class UserSignedUp extends event(
  "UserSignedUp",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [] }
) {}

/** The account's address was verified, for the first time or after a change. */
export class EmailVerified extends event(
  "EmailVerified",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [ME] }
) {}

/** The password was changed by its owner, or with an emailed link (`byLink`). Identity emails the owner. */
export class PasswordChanged extends event(
  "PasswordChanged",
  {
    userId: UserId,
    byLink: Schema.Boolean
  },
  { invalidates: [] }
) {}

/** The account moved to another, verified address. Identity emails the old one. */
export class EmailChanged extends event(
  "EmailChanged",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [ME] }
) {}

/** A sign-in with a browser or system that is new to the account. Identity sends no email. */
export class SignedInFromNewDevice extends event(
  "SignedInFromNewDevice",
  { userId: UserId, sessionId: SessionId, userAgent: Schema.String },
  { invalidates: [SESSIONS] }
) {}

/**
 * Sessions ended early. Those that expire publish no event. `elsewhere`: not by signing out, so that their browsers may
 * not know yet.
 */
export class SessionsEnded extends event(
  "SessionsEnded",
  {
    userId: UserId,
    sessionIds: Schema.Array(SessionId),
    elsewhere: Schema.optionalKey(Schema.Boolean)
  },
  { invalidates: [SESSIONS] }
) {}
