import type { CustomFieldView, CustomInput, CustomValues } from "#fleet/contract"
import { type CustomFields, isActive } from "../fields/customFields.ts"
import { numberIn } from "./numberIn.ts"

export type CustomName = `custom.${string}`
export type CustomTexts = Readonly<Record<CustomName, string>>

/** The name of a custom field in the form. */
export const customName = ({ id }: Pick<CustomFieldView, "id">): CustomName => `custom.${id}`

/** What the form shows in the custom fields of a vehicle. */
export const customTexts = (fields: CustomFields, values: CustomValues = {}): CustomTexts =>
  Object.fromEntries(
    fields.filter(isActive).map((field) => [customName(field), String(values[field.id] ?? "")])
  )

const valueOf = ({ type }: CustomFieldView, text: string) => {
  if (text.trim() === "") return null
  return type === "number" ? numberIn(text) : text
}

/** The custom fields in the body of a request: those whose text differs from what the form began with. */
export const customChanges = (
  fields: CustomFields,
  initial: CustomTexts,
  values: CustomTexts
): { readonly custom?: CustomInput } => {
  const changed = fields.filter((field) => {
    const name = customName(field)
    return isActive(field) && (values[name] ?? "") !== (initial[name] ?? "")
  })
  if (changed.length === 0) return {}
  return {
    custom: Object.fromEntries(
      changed.map((field) => [field.id, valueOf(field, values[customName(field)] ?? "")])
    )
  }
}
