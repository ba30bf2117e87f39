import { type ImportField, type ImportRow, type RowOutcome, unguarded } from "#kernel"
import { ColumnsNotValid, RequiredColumnMissing } from "../contract/errors.ts"
import type { ImportPlan, ImportState } from "../contract/views.ts"

/** The states in which a job is at work. */
export const WORKING = ["checking", "running", "undoing"] as const satisfies ReadonlyArray<ImportState>
export type WorkingState = (typeof WORKING)[number]

export const isWorking = (state: ImportState): state is WorkingState =>
  WORKING.some((working) => working === state)

/** The states that count as at work when another import begins. */
export const BUSY: ReadonlyArray<ImportState> = ["reading", ...WORKING]

export const mayMap = (state: ImportState): boolean =>
  state === "mapping" || state === "checking" || state === "checked"

export const mayRun = (state: ImportState): boolean =>
  state === "checking" || state === "checked" || mayContinue(state)

/** Whether it continues after the last row that was imported. */
export const mayContinue = (state: ImportState): boolean => state === "stopped" || state === "failed"

export const mayUndo = (state: ImportState): boolean =>
  state === "finished" || state === "undo_failed" || mayContinue(state)

/** No record was changed yet. */
export const mayDiscard = (state: ImportState): boolean =>
  ["uploading", "reading", "unreadable"].includes(state) || mayMap(state)

/** Why a plan does not fit the file and the target, if it does not. */
export const refusalOfPlan = (
  { columns, key }: ImportPlan,
  width: number,
  fields: ReadonlyArray<ImportField>,
  keys: ReadonlyArray<string>
): RequiredColumnMissing | ColumnsNotValid | undefined => {
  const chosen = columns.filter((field) => field !== null)
  const isKnown = chosen.every((field) => fields.some((one) => one.key === field))
  if (columns.length !== width || !isKnown || new Set(chosen).size < chosen.length)
    return new ColumnsNotValid()
  if (key !== null && !(keys.includes(key) && chosen.includes(key))) return new ColumnsNotValid()
  const missing = fields.find((field) => field.isRequired === true && !chosen.includes(field.key))
  return missing && new RequiredColumnMissing({ field: missing.key, label: missing.label.en })
}

/** The key of a plan that its columns allow: the first that has a column. */
export const firstKey = (columns: ReadonlyArray<string | null>, keys: ReadonlyArray<string>): string | null =>
  keys.find((key) => columns.includes(key)) ?? null

/** A row as it is in the file. */
export interface StoredRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** The cells of a row by field, without those that only keep a spreadsheet from seeing a formula. */
export const rowIn =
  (columns: ReadonlyArray<string | null>) =>
  ({ line, cells }: StoredRow): ImportRow => {
    const byField: Record<string, string> = {}
    for (const [column, field] of columns.entries()) {
      const cell = field === null ? "" : (cells[column] ?? "").trim()
      if (field !== null && cell !== "") byField[field] = unguarded(cell)
    }
    return { line, cells: byField }
  }

/** The earlier line with the same key, by line. */
export type Repeats = ReadonlyMap<number, number>

/** Rows to import, and what is said of those whose key was on an earlier line. */
export const withoutRepeats = (rows: ReadonlyArray<ImportRow>, repeats: Repeats, key: string | null) => {
  const repeated = rows.flatMap(({ line, cells }): ReadonlyArray<RowOutcome> => {
    const same_as = repeats.get(line)
    return same_as === undefined ? [] : [{ line, outcome: "skipped", value: cells[key ?? ""] ?? "", same_as }]
  })
  return { distinct: rows.filter(({ line }) => !repeats.has(line)), repeated }
}

export interface Counts {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly skipped: number
  readonly failed: number
}

export const NO_COUNTS: Counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }

export const countsOf = (outcomes: ReadonlyArray<RowOutcome>): Counts => {
  const counts = { ...NO_COUNTS }
  for (const { outcome } of outcomes) counts[outcome] += 1
  return counts
}

export const plusCounts = (one: Counts, other: Counts): Counts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  skipped: one.skipped + other.skipped,
  failed: one.failed + other.failed
})
