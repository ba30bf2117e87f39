import type { ImportedRow } from "#customers/contract"
import { FIELDS, type Mapping } from "../csv/columns.ts"
import type { Row } from "../csv/rows.ts"

/** More than any field may hold: what is longer is refused by the server, cut or not. */
const LONGEST = 10_000

/** A row as the server takes it. Nothing is judged here. */
export const asImported =
  (mapping: Mapping) =>
  ({ line, cells }: Row): ImportedRow => {
    const given = FIELDS.flatMap((field) => {
      const column = mapping[field]
      return column === undefined ? [] : [[field, (cells[column] ?? "").slice(0, LONGEST)] as const]
    })
    return { line, name: "", ...Object.fromEntries(given) }
  }
