import { Schema } from "effect"

/**
 * Why an item cannot be published. `condition`: it depends on an item that does not come before it. `condition_value`: on an
 * answer that the other item does not have. `limits`: the lowest value is above the highest.
 */
export const FormProblem = Schema.Literals([
  "no_items",
  "duplicate_key",
  "condition",
  "condition_value",
  "options",
  "limits"
])
export type FormProblem = typeof FormProblem.Type

/** `key`: of the item; null if it is about the whole form. */
export const FormProblems = Schema.Array(
  Schema.Struct({ key: Schema.NullOr(Schema.String), problem: FormProblem })
)
export type FormProblems = typeof FormProblems.Type
