import { refusal } from "#kernel"
import { Schema } from "effect"

export class EmailTaken extends refusal("EmailTaken", 409, "Address taken", "An account with this email address already exists. Sign in instead.") {}

/** The same for a wrong address, a wrong password and a disabled account, so that it reveals nothing about accounts. */
export class SignInRefused extends refusal("SignInRefused", 401, "Sign-in refused", "The email address or password is incorrect.") {}

export class SessionEnded extends refusal("SessionEnded", 401, "Session ended", "Your session has ended. Sign in again.") {}

export class PasswordTooCommon extends refusal("PasswordTooCommon", 422, "Password too common", "This password is very common and easy to guess. Choose another.") {}

export class WrongPassword extends refusal("WrongPassword", 403, "Wrong password", "The current password is incorrect.") {}

export class AccountDisabled extends refusal("AccountDisabled", 409, "Account disabled", ({ email }) => `The account ${email} is disabled.`, { email: Schema.String }) {}

/** The same for links that are used, expired, unknown or another account's. */
export class LinkInvalid extends refusal("LinkInvalid", 410, "Link no longer valid", "This link has expired, was already used or belongs to another account. Request a new one.") {}

export class AlreadyVerified extends refusal("AlreadyVerified", 409, "Already verified", "Your email address is already verified.") {}

export class NotAnImage extends refusal("NotAnImage", 422, "Not a picture", "Choose a picture: PNG, JPEG, WebP, GIF or AVIF, up to 1 MB.") {}
