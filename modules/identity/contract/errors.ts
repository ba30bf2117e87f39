import { Schema } from "effect"

export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  static readonly status = 409
  static readonly title = "Address taken"
  override get message() {
    return "An account with this email address already exists: please sign in instead."
  }
}

/** Wrong address, wrong password, disabled: one answer for all, so that it tells nothing about accounts. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {
  static readonly status = 401
  static readonly title = "Sign-in refused"
  override get message() {
    return "The email address or password is not correct."
  }
}

export class SessionEnded extends Schema.TaggedError<SessionEnded>()("SessionEnded", {}) {
  static readonly status = 401
  static readonly title = "Session ended"
  override get message() {
    return "Your session has ended. Please sign in again."
  }
}

export class PasswordTooCommon extends Schema.TaggedError<PasswordTooCommon>()("PasswordTooCommon", {}) {
  static readonly status = 422
  static readonly title = "Password too common"
  override get message() {
    return "This password is one of the most common ones and easy to guess. Please choose another."
  }
}

export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {
  static readonly status = 403
  static readonly title = "Wrong password"
  override get message() {
    return "The current password is not correct."
  }
}

/** Nobody signs in to it until it is enabled. */
export class AccountDisabled extends Schema.TaggedError<AccountDisabled>()("AccountDisabled", {
  email: Schema.String
}) {
  static readonly status = 409
  static readonly title = "Account disabled"
  override get message() {
    return `The account ${this.email} is disabled.`
  }
}

/** Used, expired, unknown or of another account: one answer for all. */
export class LinkInvalid extends Schema.TaggedError<LinkInvalid>()("LinkInvalid", {}) {
  static readonly status = 410
  static readonly title = "Link no longer valid"
  override get message() {
    return "This link has expired, was already used or belongs to another account. Please ask for a new one."
  }
}

export class AlreadyVerified extends Schema.TaggedError<AlreadyVerified>()("AlreadyVerified", {}) {
  static readonly status = 409
  static readonly title = "Already verified"
  override get message() {
    return "Your email address is already verified."
  }
}

export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {
  static readonly status = 422
  static readonly title = "Not a picture"
  override get message() {
    return "Please choose a picture: PNG, JPEG, WebP, GIF or AVIF, at most 1 MB."
  }
}
