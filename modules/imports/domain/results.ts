import { csvPage, type RowOutcome } from "#kernel"
import type { ImportRowView, RowResult } from "../contract/rows.ts"
import type { ImportColumn, ImportPlan } from "../contract/views.ts"
import type { BatchResult } from "./Rows.ts"

const resultOf = (outcome: RowOutcome | undefined): Omit<ImportRowView, "line" | "cells"> => ({
  outcome: outcome?.outcome ?? null,
  same_as: outcome?.outcome === "skipped" ? outcome.same_as : null,
  errors: outcome?.outcome === "failed" ? outcome.errors : []
})

/** The rows of a batch with what was done to them, without the header. */
export const resultRows = (
  { number, rows, outcomes }: BatchResult,
  plan: ImportPlan | null,
  result: RowResult | undefined
): ReadonlyArray<ImportRowView> => {
  const byLine = new Map(outcomes.map((outcome) => [outcome.line, outcome]))
  return rows
    .slice(number === 0 && plan?.has_header === true ? 1 : 0)
    .map(({ line, cells }) => ({ line, cells, ...resultOf(byLine.get(line)) }))
    .filter(({ outcome }) => result === undefined || outcome === result)
}

/** The last column of a file of failed rows. Ignored when the file is imported again. */
const ERRORS = "Errors"

/** Rows as they are in the file and their errors, so that they can be corrected there and imported again. */
export const failedRowsPage = (
  rows: ReadonlyArray<ImportRowView>,
  columns: ReadonlyArray<ImportColumn>,
  header: ReadonlyArray<string> | null
): Uint8Array =>
  csvPage(
    header === null ? undefined : [...header, ERRORS],
    rows.map(({ cells, errors }) => [
      ...columns.map((_, column) => cells[column] ?? ""),
      errors.map(({ message }) => message).join(" ")
    ])
  )
