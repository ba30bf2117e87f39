import { Schema, SchemaIssue } from "effect"

/** Why a field is refused, for programs. Part of the API; the sentence beside it is for people. */
export const FaultCode = Schema.Literals([
  "required",
  "too_short",
  "too_long",
  "control_characters",
  "invisible_characters",
  "broken_character",
  "too_many_accents",
  "not_an_email",
  "not_a_choice",
  "not_valid"
])
export type FaultCode = typeof FaultCode.Type

/** What programs are told of a fault. `limit`: how many characters there must be at least, or can be at most. */
export const Fault = Schema.Struct({ code: FaultCode, limit: Schema.optionalKey(Schema.Int) })
export type Fault = typeof Fault.Type

/** What a filter answers to refuse: the code, the sentence and, about a length, its limit. */
export const refused = (code: FaultCode, message: string, limit?: number): SchemaIssue.Issue =>
  new SchemaIssue.InvalidValue({
    message,
    fault: { code, ...(limit !== undefined && { limit }) } satisfies Fault
  })

/** One thing that is wrong: where, the code of it, and a sentence, ours or the library's. */
interface FoundFault {
  readonly path: ReadonlyArray<PropertyKey>
  readonly fault: Fault
  readonly message: string
}

const isFault = Schema.is(Fault)
const format = SchemaIssue.makeFormatterStandardSchemaV1()

const faultOf = (issue: SchemaIssue.Issue): Fault => {
  if (issue._tag === "Filter") return faultOf(issue.issue)
  if (issue._tag === "MissingKey") return { code: "required" }
  if (issue._tag === "AnyOf" && issue.ast.types.every(({ _tag }) => _tag === "Literal"))
    return { code: "not_a_choice" }
  const told = issue._tag === "InvalidValue" ? issue.annotations?.["fault"] : undefined
  return isFault(told) ? told : { code: "not_valid" }
}

/** Every fault of an input that does not fit its schema. */
export const faultsOf = (
  issue: SchemaIssue.Issue,
  path: FoundFault["path"] = []
): ReadonlyArray<FoundFault> => {
  if (issue._tag === "Pointer") return faultsOf(issue.issue, [...path, ...issue.path])
  if (issue._tag === "Encoding") return faultsOf(issue.issue, path)
  if ((issue._tag === "Composite" || issue._tag === "AnyOf") && issue.issues.length > 0)
    return issue.issues.flatMap((one) => faultsOf(one, path))
  const fault = faultOf(issue)
  return format(issue).issues.map(({ message }) => ({ path, fault, message }))
}
