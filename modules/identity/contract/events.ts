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

/** The account's address was proven, for the first time or after a change. */
export class EmailVerified extends event(
  "EmailVerified",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [ME] }
) {}

/** Another password is set: by its owner, or with the link from a mail (`byLink`). The owner is mailed here. */
export class PasswordChanged extends event(
  "PasswordChanged",
  {
    userId: UserId,
    byLink: Schema.Boolean
  },
  { invalidates: [] }
) {}

/** The account moved to another address, which is proven. The old address is mailed here. */
export class EmailChanged extends event(
  "EmailChanged",
  {
    userId: UserId,
    email: EmailAddress
  },
  { invalidates: [ME] }
) {}

/** Someone signed in with a browser or system that this account was never used with; nobody is mailed here. */
export class SignedInFromNewDevice extends event(
  "SignedInFromNewDevice",
  { userId: UserId, sessionId: SessionId, userAgent: Schema.String },
  { invalidates: [SESSIONS] }
) {}

/** Sessions ended before their time, by whatever did it. Those that run out are not told of. */
export class SessionsEnded extends event(
  "SessionsEnded",
  {
    userId: UserId,
    sessionIds: Schema.Array(SessionId)
  },
  { invalidates: [SESSIONS] }
) {}
