import { Effect, Option } from "effect"
import type { ImportId } from "../contract/ids.ts"
import type { ImportRowView, RowResult } from "../contract/rows.ts"
import { resultRows } from "../domain/results.ts"
import { Rows } from "../domain/Rows.ts"
import { visibleImport } from "./GetImport.ts"

const ROWS = 50

/** Returns a page of the file's rows, without its header; with a result, only those that have it. */
export const listImportRows = Effect.fn("imports.listImportRows")(function* (
  id: ImportId,
  {
    outcome,
    after = 0,
    limit = ROWS
  }: { readonly outcome?: RowResult; readonly after?: number; readonly limit?: number }
) {
  const { organization_id, plan } = yield* visibleImport(id)
  const rows = yield* Rows
  const results: Array<ImportRowView> = []
  for (let at = after; results.length <= limit;) {
    const batch = Option.getOrUndefined(
      yield* rows.following(organization_id, id, { after: at, result: outcome })
    )
    if (batch === undefined) break
    results.push(...resultRows(batch, plan, outcome).filter(({ line }) => line > at))
    at = batch.rows.at(-1)?.line ?? at
  }
  const items = results.slice(0, limit)
  return { items, next: results.length > limit ? String(items.at(-1)?.line ?? 0) : null }
})
