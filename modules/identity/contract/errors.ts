import { refusal } from "#kernel"

export class EmailTaken extends refusal("EmailTaken", 409, "Address taken", "An account with this email address already exists. Sign in instead.") {}

/** The same for a wrong address, a wrong password and a disabled account, so that it reveals nothing about accounts. */
export class SignInRefused extends refusal("SignInRefused", 401, "Sign-in refused", "The email address or password is incorrect.") {}

export class SessionEnded extends refusal("SessionEnded", 401, "Session ended", "Your session has ended. Sign in again.") {}

export class PasswordTooCommon extends refusal("PasswordTooCommon", 422, "Password too common", "This password is very common and easy to guess. Choose another.") {}

/** The same for links that are used, expired, unknown or another account's. */
export class LinkInvalid extends refusal("LinkInvalid", 410, "Link no longer valid", "This link has expired, was already used or belongs to another account. Request a new one.") {}

/** Only after the sign-in has succeeded, so that it reveals nothing about accounts. */
export class DeletionScheduled extends refusal("DeletionScheduled", 403, "Account about to be deleted", "This account is about to be deleted. To keep it, open the link in the email we sent you.") {}
