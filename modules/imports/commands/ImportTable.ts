import {
  CurrentActor,
  type ImportedReport,
  type ImportedTable,
  type ImportNeeds,
  type ImportTarget,
  newId,
  now,
  permitted,
  publish,
  transactional
} from "#kernel"
import { Effect, Option } from "effect"
import { ImportHasNoRows } from "../contract/errors.ts"
import { ImportChanged } from "../contract/events.ts"
import { ImportId } from "../contract/ids.ts"
import { type Import, type ImportChange, Imports } from "../domain/Imports.ts"
import { planWithColumns } from "../domain/namedColumns.ts"
import { makeBatches } from "../domain/reading.ts"
import { Rows } from "../domain/Rows.ts"
import { refusalOfPlan } from "../domain/rules.ts"
import { suggestionFor } from "../domain/suggestion.ts"
import { permittedTarget } from "../queries/targets.ts"
import { workOnBatch } from "./workOnBatch.ts"

/** Imports a table in the open unit of work: all of it, or nothing. It appears in the history like a file. */
export const importTable = Effect.fn("imports.importTable")(function* (table: ImportedTable) {
  const target = yield* permittedTarget(table.target)
  const { onProgress = () => Effect.void } = table
  let stored = yield* begin(table, target)
  yield* onProgress(0, stored.rows)
  const imports = yield* Imports
  while (stored.state === "running") {
    const change: ImportChange = yield* workOnBatch(stored, "running", target)
    stored = { ...stored, ...change }
    yield* imports.change(stored.organization_id, stored.id, change, yield* now)
    yield* onProgress(stored.done, stored.rows)
  }
  yield* target.announce
  yield* publish(new ImportChanged({ organizationId: stored.organization_id, importId: stored.id }))
  return yield* reportOf(stored)
}, transactional)

const begin = Effect.fnUntraced(function* (table: ImportedTable, target: ImportTarget<ImportNeeds>) {
  const { organizationId } = yield* permitted("imports.run")
  const batches = makeBatches()
  const complete = [...table.rows.flatMap(batches.add), ...batches.end()]
  const reading = batches.summary()
  const fields = yield* target.fields
  const suggestion = suggestionFor(reading, fields, target.keys)
  const plan = planWithColumns(suggestion, table.columns ?? {}, target.keys)
  if ("_tag" in plan) return yield* plan
  const { columns } = suggestion
  const refusal = refusalOfPlan(plan, columns.length, fields, target.keys)
  const rows = reading.rows - (plan.has_header ? 1 : 0)
  if (rows <= 0) return yield* new ImportHasNoRows()
  if (refusal) return yield* refusal
  const id = yield* newId(ImportId)
  const imports = yield* Imports
  const at = yield* now
  const user_id = yield* memberOf
  const name = table.name.trim().slice(0, 200) || table.target
  const begun = { organization_id: organizationId, id, target: table.target, file_name: name, size: 0 }
  yield* imports.add({ ...begun, user_id, acting_id: user_id, created_at: at, state: "running" })
  yield* Rows.use((all) => all.addBatches(organizationId, id, complete))
  const chosen = { ...plan, existing: table.existing ?? "skip" }
  const change = { columns, plan: chosen, rows, batches: reading.batches, has_rows: true }
  yield* imports.change(organizationId, id, change, at)
  return Option.getOrThrow(yield* imports.find(organizationId, id))
})

/** Who imports; no one if an operator does. */
const memberOf = CurrentActor.useSync((actor) => ("userId" in actor ? actor.userId : undefined) ?? null)

const reportOf = Effect.fnUntraced(function* ({ organization_id, id, batches, ...counts }: Import) {
  const all = yield* Rows
  const others: Array<ImportedReport["others"][number]> = []
  for (let number = 0; number < batches; number++)
    for (const one of yield* all.outcomes(organization_id, id, number))
      if (one.outcome === "skipped" || one.outcome === "failed") others.push(one)
  const { rows, created, updated, unchanged } = counts
  return { id, rows, created, updated, unchanged, others } satisfies ImportedReport
})
