import { FieldError, refusal } from "#kernel"
import { Schema } from "effect"

/** An invalid field: its JSON pointer, a code and a message. */
export const FieldFault = Schema.Struct({ pointer: Schema.String, ...FieldError.fields, detail: Schema.String })
export type FieldFault = typeof FieldFault.Type

export class Unauthenticated extends refusal("Unauthenticated", 401, "Not authenticated", "Sign in to continue.") {}

export class TokenNotAccepted extends refusal("TokenNotAccepted", 403, "API token not accepted", "API tokens don't work here. This needs a person who is signed in.") {}
/** A member whose organization requires a second factor, and who has none. */
export class SecondFactorRequiredByOrganization extends refusal("SecondFactorRequiredByOrganization", 403, "Second factor required", "This organization requires two-step verification. Set it up in your account, then continue.") {}

export class BodyTooLarge extends refusal("BodyTooLarge", 413, "Request too large", ({ limit }) => `The request is larger than ${Math.floor(limit / 1024)} kB, which is the most we accept. Send less at a time, or a smaller file.`, { limit: Schema.Int }) {}

export class BodyIncomplete extends refusal("BodyIncomplete", 400, "Request incomplete", "The request ended before its body was complete. Send it again.") {}

export class BodyTooSlow extends refusal("BodyTooSlow", 408, "Request too slow", "The request arrived too slowly. Check your connection and try again.") {}

export class NetworkBusy extends refusal("NetworkBusy", 429, "Too much at the same time", "Your network is sending more at the same time than we accept. Try again in a few seconds.", { seconds: Schema.Int }) {}

export class MalformedBody extends refusal("MalformedBody", 400, "Malformed body", "The request body is not valid JSON.") {}

export class InvalidInput extends refusal("InvalidInput", 422, "Invalid input", ({ errors }) => errors[0]?.detail ?? "The input is not valid.", { errors: Schema.Array(FieldFault) }) {}

export class KeyReused extends refusal("KeyReused", 422, "Idempotency key reused", "This Idempotency-Key was used for a different request. Use a new one.") {}

export class KeyInvalid extends refusal("KeyInvalid", 400, "Idempotency key not valid", "An Idempotency-Key must have 1 to 200 printable ASCII characters.") {}
