import { refusal } from "#kernel"
import { Schema } from "effect"

export class WrongPassword extends refusal("WrongPassword", 403, "Wrong password", "The current password is incorrect.") {}

export class AccountDisabled extends refusal("AccountDisabled", 409, "Account disabled", ({ email }) => `The account ${email} is disabled.`, { email: Schema.String }) {}

export class AlreadyVerified extends refusal("AlreadyVerified", 409, "Already verified", "Your email address is already verified.") {}

export class NotAnImage extends refusal("NotAnImage", 422, "Not a picture", "Choose a picture: PNG, JPEG, WebP, GIF or AVIF, up to 1 MB.") {}
