import type { Batch } from "./Rows.ts"
import { BATCH_CHARACTERS, BATCH_ROWS } from "./Rows.ts"
import type { StoredRow } from "./rules.ts"

/** Rows from which columns are shown and recognized. */
export const FIRST_ROWS = 200

export interface Reading {
  readonly rows: number
  readonly batches: number
  /** The most cells of a row, without empty ones at its end. */
  readonly width: number
  readonly first: ReadonlyArray<StoredRow>
}

/** Cuts rows into batches as they are read. */
export const makeBatches = () => {
  let number = 0
  let rows: Array<StoredRow> = []
  let characters = 0
  let [read, width] = [0, 0]
  const first: Array<StoredRow> = []

  const cut = (): ReadonlyArray<Batch> => {
    if (rows.length === 0) return []
    const batch = { number, rows }
    number += 1
    rows = []
    characters = 0
    return [batch]
  }
  return {
    /** Adds a row and returns the batch that is complete without it, if any. */
    add: (row: StoredRow): ReadonlyArray<Batch> => {
      const length = row.cells.reduce((sum, cell) => sum + cell.length, 0)
      const isFull = rows.length >= BATCH_ROWS || characters + length > BATCH_CHARACTERS
      const complete = isFull ? cut() : []
      rows.push(row)
      characters += length
      read += 1
      width = Math.max(width, row.cells.findLastIndex((cell) => cell.trim() !== "") + 1)
      if (first.length < FIRST_ROWS) first.push(row)
      return complete
    },
    /** The last batch. */
    end: cut,
    summary: (): Reading => ({ rows: read, batches: number, width, first })
  }
}
