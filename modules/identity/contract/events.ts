import { EmailAddress, SessionId, UserId } from "#kernel"
import { Schema } from "effect"

export class UserSignedUp extends Schema.TaggedClass<UserSignedUp>()("UserSignedUp", {
  userId: UserId,
  email: EmailAddress
}) {}

/** The account's address was proven, for the first time or after a change. */
export class EmailVerified extends Schema.TaggedClass<EmailVerified>()("EmailVerified", {
  userId: UserId,
  email: EmailAddress
}) {}

/** Another password is set: by its owner, or with the link from a mail (`byLink`). The owner is mailed here. */
export class PasswordChanged extends Schema.TaggedClass<PasswordChanged>()("PasswordChanged", {
  userId: UserId,
  byLink: Schema.Boolean
}) {}

/** The account moved to another address, which is proven. The old address is mailed here. */
export class EmailChanged extends Schema.TaggedClass<EmailChanged>()("EmailChanged", {
  userId: UserId,
  email: EmailAddress
}) {}

/** Someone signed in with a browser or system that this account was never used with; nobody is mailed here. */
export class SignedInFromNewDevice extends Schema.TaggedClass<SignedInFromNewDevice>()(
  "SignedInFromNewDevice",
  { userId: UserId, sessionId: SessionId, userAgent: Schema.String }
) {}

/** Sessions ended before their time, by whatever did it. Those that run out are not told of. */
export class SessionsEnded extends Schema.TaggedClass<SessionsEnded>()("SessionsEnded", {
  userId: UserId,
  sessionIds: Schema.Array(SessionId)
}) {}
