import { refusal } from "#kernel"
import { Schema } from "effect"

/** The same whatever is wrong: unknown, removed, another site's, someone else's, copied, or of a disabled account. */
export class PasskeyRefused extends refusal("PasskeyRefused", 403, "Passkey not accepted", "This passkey wasn't accepted. It may have been removed from your account. Try another way.") {}

/** What the passkey signed was issued for something else, used before, or expired. */
export class PasskeyTooLate extends refusal("PasskeyTooLate", 409, "Took too long", "This took too long or was already used. Try again.") {}

/** What a browser returned for a new passkey. */
export class PasskeyInvalid extends refusal("PasskeyInvalid", 422, "Not a passkey", "This passkey can't be used here. Try again, or choose another device.") {}

export class PasskeyTaken extends refusal("PasskeyTaken", 409, "Passkey already added", "This passkey was already added.") {}

export class TooManyPasskeys extends refusal("TooManyPasskeys", 409, "Too many passkeys", ({ most }) => `You can have up to ${most} passkeys. Remove one first.`, { most: Schema.Int }) {}
