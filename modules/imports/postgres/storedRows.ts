import { Schema } from "effect"
import type { StoredRow } from "../domain/rules.ts"

/** Rows as a batch stores them: a line and its cells. */
export const StoredRows = Schema.Array(Schema.Tuple([Schema.Int, Schema.Array(Schema.String)]))

export const asStored = (rows: (typeof StoredRows)["Type"]): ReadonlyArray<StoredRow> =>
  rows.map(([line, cells]) => ({ line, cells }))
