import type { ImportedRow } from "#customers/contract"
import { FIELDS, type Mapping } from "../csv/columns.ts"
import type { Row } from "../csv/rows.ts"

/** More than any field allows: the server refuses longer values, truncated or not. */
const MAX_LENGTH = 10_000

/** A row in the server's format, without validation. */
export const asImported =
  (mapping: Mapping) =>
  ({ line, cells }: Row): ImportedRow => {
    const given = FIELDS.flatMap((field) => {
      const column = mapping[field]
      return column === undefined ? [] : [[field, (cells[column] ?? "").slice(0, MAX_LENGTH)] as const]
    })
    return { line, name: "", ...Object.fromEntries(given) }
  }
