import type { ImportField } from "#kernel"
import type { ImportColumn, ImportPlan } from "../contract/views.ts"
import { columnsOf, guessColumns, looksLikeHeader } from "./columns.ts"
import type { Reading } from "./reading.ts"
import { firstKey } from "./rules.ts"

/** What a file looks like, and how it would be read. */
export interface Suggestion {
  readonly columns: ReadonlyArray<ImportColumn>
  readonly plan: ImportPlan
}

/** All columns of a row; those beyond its end are empty. */
const padded = (cells: ReadonlyArray<string>, width: number): ReadonlyArray<string> =>
  Array.from({ length: width }, (_, column) => cells[column] ?? "")

/** Recognizes the columns of a file by its first rows. */
export const suggestionFor = (
  { first, width }: Reading,
  fields: ReadonlyArray<ImportField>,
  keys: ReadonlyArray<string>
): Suggestion => {
  const [top, ...others] = first.map(({ cells }) => cells)
  const cells = padded(top ?? [], width)
  const has_header = looksLikeHeader(fields, cells)
  const header = has_header ? cells : padded([], width)
  const rows = has_header ? others : [cells, ...others]
  const columns = guessColumns(fields, header, rows)
  return {
    columns: columnsOf(cells, others),
    plan: { has_header, columns, existing: "skip", key: firstKey(columns, keys) }
  }
}
