import { Fault } from "#kernel"
import { Schema } from "effect"

/** One field that was refused: where it stands (a JSON pointer) and why, as a code and as a sentence. */
export const FieldFault = Schema.Struct({ pointer: Schema.String, ...Fault.fields, detail: Schema.String })
export type FieldFault = typeof FieldFault.Type

export class Unauthenticated extends Schema.TaggedError<Unauthenticated>()("Unauthenticated", {}) {
  static readonly status = 401
  static readonly title = "Not authenticated"
  override get message() {
    return "Please sign in."
  }
}

export class MalformedBody extends Schema.TaggedError<MalformedBody>()("MalformedBody", {}) {
  static readonly status = 400
  static readonly title = "Malformed body"
  override get message() {
    return "The request's body is not valid JSON."
  }
}

export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  errors: Schema.Array(FieldFault)
}) {
  static readonly status = 422
  static readonly title = "Invalid input"
  override get message() {
    return this.errors[0]?.detail ?? "The input is not valid."
  }
}

export class KeyReused extends Schema.TaggedError<KeyReused>()("KeyReused", {}) {
  static readonly status = 422
  static readonly title = "Idempotency key reused"
  override get message() {
    return "This Idempotency-Key was used for a different request. Please use a new one."
  }
}

export class KeyInvalid extends Schema.TaggedError<KeyInvalid>()("KeyInvalid", {}) {
  static readonly status = 400
  static readonly title = "Idempotency key not valid"
  override get message() {
    return "An Idempotency-Key has 1 to 200 printable ASCII characters."
  }
}
