import { IMPORT_ROWS, type ImportedRow } from "#customers/contract"
import type { Mapping } from "../csv/columns.ts"
import { type Row, rowsOf } from "../csv/rows.ts"
import type { Table } from "../csv/table.ts"
import { asImported } from "./asImported.ts"

/** Bytes of rows per call, well below the request limit of one megabyte. */
const BYTES = 700_000

/** The rows of one call. */
export interface Batch {
  readonly rows: ReadonlyArray<ImportedRow>
  /** The same rows as in the file. */
  readonly source: ReadonlyArray<Row>
  /** How much of the file has been sent after this batch, 0 to 1. */
  readonly read: number
}

const encoder = new TextEncoder()
const bytesOf = (row: ImportedRow) => encoder.encode(JSON.stringify(row)).length

/** Long notes make large requests, which are split. */
function* bySize(source: ReadonlyArray<Row>, mapping: Mapping) {
  const convert = asImported(mapping)
  let from = 0
  let rows: Array<ImportedRow> = []
  let size = 0
  for (const [at, one] of source.entries()) {
    const row = convert(one)
    const bytes = bytesOf(row)
    if (size + bytes > BYTES && rows.length > 0) {
      yield { rows, source: source.slice(from, at) }
      from = at
      rows = []
      size = 0
    }
    rows.push(row)
    size += bytes
  }
  if (rows.length > 0) yield { rows, source: source.slice(from) }
}

/** All rows of a table below its header, in batches for one call each. Throws UnclosedQuote. */
export function* batchesOf(table: Table, hasHeader: boolean, mapping: Mapping): Generator<Batch> {
  let header = hasHeader
  for (const { rows, read } of rowsOf(table.text, table.delimiter, IMPORT_ROWS)) {
    const source = header ? rows.slice(1) : rows
    if (rows.length > 0) header = false
    for (const batch of bySize(source, mapping)) yield { ...batch, read }
  }
}
