import { Schema, SchemaIssue } from "effect"

/** Why a field is invalid, for programs: part of the API. The message beside it is for people. */
export const FieldErrorCode = Schema.Literals([
  "required",
  "too_short",
  "too_long",
  "control_characters",
  "invisible_characters",
  "broken_character",
  "too_many_accents",
  "contains_web_address",
  "not_an_email",
  "not_a_choice",
  "not_a_member",
  "not_a_customer_type",
  "not_a_vin",
  "not_valid"
])
export type FieldErrorCode = typeof FieldErrorCode.Type

/** `limit` is the minimum or maximum number of characters. */
export const FieldError = Schema.Struct({ code: FieldErrorCode, limit: Schema.optionalKey(Schema.Int) })
export type FieldError = typeof FieldError.Type

/** The issue a filter returns for an invalid value. `limit` belongs to the codes about length. */
export const refused = (code: FieldErrorCode, message: string, limit?: number): SchemaIssue.Issue =>
  new SchemaIssue.InvalidValue({
    message,
    error: { code, ...(limit !== undefined && { limit }) } satisfies FieldError
  })

/** A field error and where it is in the input. The message is ours, or else the library's. */
interface InputError {
  readonly path: ReadonlyArray<PropertyKey>
  readonly error: FieldError
  readonly message: string
}

const isFieldError = Schema.is(FieldError)
const format = SchemaIssue.makeFormatterStandardSchemaV1()

const fieldErrorOf = (issue: SchemaIssue.Issue): FieldError => {
  if (issue._tag === "Filter") return fieldErrorOf(issue.issue)
  if (issue._tag === "MissingKey") return { code: "required" }
  if (issue._tag === "AnyOf" && issue.ast.types.every(({ _tag }) => _tag === "Literal"))
    return { code: "not_a_choice" }
  const error = issue._tag === "InvalidValue" ? issue.annotations?.["error"] : undefined
  return isFieldError(error) ? error : { code: "not_valid" }
}

/** Returns every error of an input that does not match its schema. */
export const fieldErrorsOf = (
  issue: SchemaIssue.Issue,
  path: InputError["path"] = []
): ReadonlyArray<InputError> => {
  if (issue._tag === "Pointer") return fieldErrorsOf(issue.issue, [...path, ...issue.path])
  if (issue._tag === "Encoding") return fieldErrorsOf(issue.issue, path)
  if ((issue._tag === "Composite" || issue._tag === "AnyOf") && issue.issues.length > 0)
    return issue.issues.flatMap((one) => fieldErrorsOf(one, path))
  const error = fieldErrorOf(issue)
  return format(issue).issues.map(({ message }) => ({ path, error, message }))
}
