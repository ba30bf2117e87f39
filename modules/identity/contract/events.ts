import { EmailAddress, UserId } from "#kernel"
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
