import { Schema } from "effect"

/** What is wrong with one field. A code this page does not know is shown by the server's own sentence. */
export const FieldFault = Schema.Struct({
  pointer: Schema.String,
  detail: Schema.String,
  code: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.Int)
})
