import { ColumnNotFound } from "../contract/errors.ts"
import type { ImportPlan } from "../contract/views.ts"
import { plainHeader } from "./columns.ts"
import type { Suggestion } from "./suggestion.ts"
import { firstKey } from "./rules.ts"

/** A column by its name in the header, or by its number from 1. */
const columnNamed = (name: string, header: ReadonlyArray<string>, width: number): number | ColumnNotFound => {
  const index = header.findIndex(
    (cell) => cell.trim() === name.trim() || plainHeader(cell) === plainHeader(name)
  )
  if (index >= 0 && name.trim() !== "") return index
  const number = /^[1-9]\d{0,2}$/.test(name) ? Number(name) : 0
  if (number >= 1 && number <= width) return number - 1
  return new ColumnNotFound({ name, header: header.filter((cell) => cell !== "").join(", ") })
}

/** The suggested plan, in which some fields have other columns. */
export const planWithColumns = (
  { plan, columns }: Suggestion,
  chosen: Readonly<Record<string, string>>,
  keys: ReadonlyArray<string>
): ImportPlan | ColumnNotFound => {
  const header = plan.has_header ? columns.map((column) => column.header) : []
  const mapped = plan.columns.map((field) => (field !== null && field in chosen ? null : field))
  for (const [field, name] of Object.entries(chosen)) {
    const column = columnNamed(name, header, columns.length)
    if (typeof column !== "number") return column
    mapped[column] = field
  }
  return { ...plan, columns: mapped, key: firstKey(mapped, keys) }
}
