import { csvFile, now } from "#kernel"
import { Effect, Option } from "effect"
import type { ImportId } from "../contract/ids.ts"
import { failedRowsPage, resultRows } from "../domain/results.ts"
import { Rows } from "../domain/Rows.ts"
import { visibleImport } from "./GetImport.ts"

/** Begins a file of the rows with errors, with the same columns as the imported file. */
export const failedRows = Effect.fn("imports.failedRows")(function* (id: ImportId) {
  const { target } = yield* visibleImport(id)
  return csvFile(`${target}-errors`, yield* now)
})

/** A page of that file: the rows of one batch. */
export const failedRowsFile = Effect.fn("imports.failedRowsFile")(function* (
  id: ImportId,
  after: string | null
) {
  const { organization_id, columns, plan } = yield* visibleImport(id)
  const header = after === null ? columns.map((column) => column.header) : null
  const from = { after: Number(after ?? 0), result: "failed" } as const
  const batch = Option.getOrUndefined(yield* Rows.use((rows) => rows.following(organization_id, id, from)))
  if (batch === undefined) return { bytes: failedRowsPage([], columns, header), next: null }
  const bytes = failedRowsPage(resultRows(batch, plan, "failed"), columns, header)
  return { bytes, next: String(batch.rows.at(-1)?.line ?? 0) }
})
