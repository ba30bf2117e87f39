import { Schema } from "effect"

/** What is wrong with one field. For a code this page does not know, the server's sentence is shown. */
export const FieldError = Schema.Struct({
  pointer: Schema.String,
  detail: Schema.String,
  code: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.Int)
})
