import { matching, refused } from "#kernel"
import { Schema, SchemaTransformation } from "effect"
import { CustomFieldId } from "./ids.ts"

/** A condition on a custom field: one of these values, or from and to, both inclusive. */
const CustomCondition = Schema.Struct({
  field: CustomFieldId,
  of: Schema.Literals(["values", "numbers", "dates"]),
  values: Schema.Array(Schema.String),
  from: Schema.NullOr(Schema.String),
  to: Schema.NullOr(Schema.String)
})
export type CustomCondition = typeof CustomCondition.Type
type Condition = typeof CustomCondition.Encoded

const MAX_CONDITIONS = 10
const MAX_VALUES = 50

const rangeOf = (end: string) => new RegExp(String.raw`^(?!\.\.$)(${end})?\.\.(${end})?$`)
const RANGES = [
  ["dates", rangeOf(String.raw`\d{4}-\d{2}-\d{2}`)],
  ["numbers", rangeOf(String.raw`-?\d{1,15}(?:\.\d{1,6})?`)]
] as const

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
const ID_LENGTH = 36
const ONE = `${ID}:[^,:]{1,1000}`
const FILTER = new RegExp(`^${ONE}(?:,${ONE}){0,${MAX_CONDITIONS - 1}}$`)
const MESSAGE = "Enter a field's ID, a colon and values or a range, such as ID:red|blue,ID:10..20."
const ONCE = "Enter at most one condition for each field."

const conditionIn = (text: string): Condition => {
  const field = text.slice(0, ID_LENGTH)
  const condition = text.slice(ID_LENGTH + 1)
  for (const [of, pattern] of RANGES) {
    const match = pattern.exec(condition)
    if (match) return { field, of, values: [], from: match[1] ?? null, to: match[2] ?? null }
  }
  const values = condition.split("|").slice(0, MAX_VALUES).map(decodeURIComponent)
  return { field, of: "values", values, from: null, to: null }
}

const textOf = ({ of, values, from, to }: Condition): string =>
  of === "values" ? values.map(encodeURIComponent).join("|") : `${from ?? ""}..${to ?? ""}`

const isEncoded = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== ""
  } catch {
    return false
  }
}

/**
 * Conditions on custom fields in a query parameter, at most one per field, all of which must match:
 * `ID:red|blue,ID:10..20,ID:2026-01-01..`. Each value is percent-encoded once more, so that it may contain any character;
 * case makes no difference. A range has numbers or dates; write `%2E` for the dots of a text that reads like one. A choice
 * is looked for by its id. A field that the organization does not have matches nothing.
 */
export const CustomFilter = matching(FILTER, 4000, MESSAGE).pipe(
  Schema.check(
    Schema.makeFilter((text: string) => (isEncoded(text) ? undefined : refused("not_valid", MESSAGE)))
  ),
  Schema.decodeTo(
    Schema.Array(CustomCondition).check(
      Schema.makeFilter((all: ReadonlyArray<CustomCondition>) =>
        new Set(all.map(({ field }) => field)).size === all.length ? undefined : refused("not_valid", ONCE)
      )
    ),
    SchemaTransformation.transform<ReadonlyArray<Condition>, string>({
      decode: (text) => text.split(",").map(conditionIn),
      encode: (conditions) => conditions.map((one) => `${one.field}:${textOf(one)}`).join(",")
    })
  )
)
