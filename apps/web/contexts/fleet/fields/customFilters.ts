import { CustomFilter, type CustomFieldView } from "#fleet/contract"
import { Schema } from "effect"
import type { Filter } from "../../../ui/filters/Filter.ts"
import type { Change, SharedParameter } from "../../../ui/useSearchState.ts"
import { type CustomFields, isActive } from "./customFields.ts"

const PREFIX = "custom."
const ID_LENGTH = 36
const MAX_CONDITIONS = 10
/** Between the values of a condition, and between those of a filter. */
const [OR, ANY, TO] = ["|", ",", ".."]

const isCondition = (text: string) => Schema.decodeUnknownOption(CustomFilter)(text)._tag === "Some"

const keyOf = ({ id }: Pick<CustomFieldView, "id">) => `${PREFIX}${id}`

/** The conditions in the text of the parameter, by the ids of the fields. */
const conditionsIn = (text: string) =>
  new Map(
    text
      .split(",")
      .filter((part) => part !== "")
      .map((part) => [part.slice(0, ID_LENGTH), part.slice(ID_LENGTH + 1)])
  )

/** The value of a field's filter; undefined if the field has become one of another type. */
const valueOf = ({ type }: CustomFieldView, condition: string): string | undefined => {
  const isRange = condition.includes(TO)
  if (type === "number" || type === "date") return isRange ? condition : undefined
  if (isRange) return undefined
  return type === "choice"
    ? condition.replaceAll(OR, ANY)
    : condition.split(OR).map(decodeURIComponent).join(", ")
}

const conditionOf = ({ type }: CustomFieldView, value: string): string => {
  if (type === "choice") return value.replaceAll(ANY, OR)
  // Otherwise a text with two dots would be a range.
  return type === "text" ? encodeURIComponent(value).replaceAll(".", "%2E") : value
}

/** The filters of custom fields in the one parameter that the list has for all of them: see `CustomFilter`. */
export const customParameter = (fields: CustomFields): SharedParameter => ({
  field: "custom",
  split: (text) => {
    const conditions = conditionsIn(text)
    return Object.fromEntries(
      fields.flatMap((field) => {
        const value = valueOf(field, conditions.get(field.id) ?? "")
        return value === undefined || value === "" ? [] : [[keyOf(field), value]]
      })
    )
  },
  merge: (text, change: Change) => {
    // Conditions on fields that are not known, or not yet, stay as they are.
    const conditions = conditionsIn(text)
    for (const field of fields) {
      const key = keyOf(field)
      if (!(key in change)) continue
      const condition = conditionOf(field, change[key] ?? "")
      if (isCondition(`${field.id}:${condition}`)) conditions.set(field.id, condition)
      else conditions.delete(field.id)
    }
    return [...conditions]
      .slice(0, MAX_CONDITIONS)
      .map(([id, condition]) => `${id}:${condition}`)
      .join(",")
  }
})

/** How a list can be filtered by custom fields. Archived ones are not offered, but can be removed. */
export const customFilters = (fields: CustomFields): ReadonlyArray<Filter> =>
  fields.map((field) => {
    const named = { key: keyOf(field), label: field.name, retired: !isActive(field) }
    switch (field.type) {
      case "choice":
        return {
          ...named,
          kind: "choices" as const,
          options: field.choices.map(({ id, name }) => ({ value: id, label: name }))
        }
      case "number":
        return { ...named, kind: "numberRange" as const, decimals: true }
      case "date":
        return { ...named, kind: "dateRange" as const }
      case "text":
        return { ...named, kind: "text" as const }
    }
  })
