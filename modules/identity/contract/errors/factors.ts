import { refusal } from "#kernel"
import { Schema } from "effect"

/** Also for a code that was used before, so that it reveals nothing about codes. */
export class WrongCode extends refusal("WrongCode", 403, "Wrong code", "This code isn't correct, has expired or was already used.") {}

/** The same for tokens that are used, expired or unknown. */
export class SignInExpired extends refusal("SignInExpired", 401, "Sign-in expired", "This sign-in has expired. Start again.") {}

export class ProofRequired extends refusal("ProofRequired", 403, "Proof required", "Confirm that it's you to continue.") {}

export class SecondFactorRequired extends refusal("SecondFactorRequired", 403, "Second factor required", "Your account has a second factor. Use it instead of your password.") {}

export class EmailUnverified extends refusal("EmailUnverified", 409, "Address not verified", "Verify your email address first.") {}

export class TooManyFactors extends refusal("TooManyFactors", 409, "Too many authenticator apps", ({ most }) => `You can have up to ${most} authenticator apps. Remove one first.`, { most: Schema.Int }) {}
