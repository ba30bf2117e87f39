import type { CustomFieldView, CustomValue, VehicleRow } from "#fleet/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import type { Column } from "../../../ui/table/Column.ts"
import { type CustomFields, isActive } from "./customFields.ts"

const DECIMALS = 6

/** Writes the value of a field as people read it. */
export const useCustomWords = () => {
  const format = useFormat()
  const numbers = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: DECIMALS })
  return ({ type, choices }: Pick<CustomFieldView, "type" | "choices">, value: CustomValue): string => {
    if (type === "date") return format.day(String(value))
    if (typeof value === "number") return numbers.format(value)
    return choices.find(({ id }) => id === value)?.name ?? value
  }
}

/** A hidden column for each custom field, with the key that exports have for it. */
export const useCustomColumns = (fields: CustomFields): ReadonlyArray<Column<VehicleRow>> => {
  const wordsOf = useCustomWords()
  return fields.filter(isActive).map((field) => ({
    key: `custom_${field.id}`,
    title: field.name,
    hidden: true,
    sparse: true,
    ...(field.type === "number" && { align: "end" }),
    cell: ({ custom }: VehicleRow) => {
      const value = custom[field.id]
      return value === undefined ? null : wordsOf(field, value)
    }
  }))
}
