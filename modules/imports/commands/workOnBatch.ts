import {
  type ChangingOutcome,
  type ImportNeeds,
  type ImportTarget,
  type OrganizationId,
  record
} from "#kernel"
import { Effect } from "effect"
import type { ImportId } from "../contract/ids.ts"
import type { ImportPlan } from "../contract/views.ts"
import type { Import, ImportChange } from "../domain/Imports.ts"
import { Rows } from "../domain/Rows.ts"
import {
  countsOf,
  plusCounts,
  type Repeats,
  rowIn,
  type StoredRow,
  type WorkingState,
  withoutRepeats
} from "../domain/rules.ts"

type Target = ImportTarget<ImportNeeds>

/** Deals with one batch of a checking, running or undoing import, and returns how that changes the import. */
export const workOnBatch = Effect.fnUntraced(function* (stored: Import, state: WorkingState, target: Target) {
  return yield* state === "undoing" ? undoBatch(stored, target) : importBatch(stored, state, target)
})

const importBatch = Effect.fnUntraced(function* (
  stored: Import,
  state: Exclude<WorkingState, "undoing">,
  target: Target
) {
  const { organization_id: organizationId, id, next_batch, batches, plan } = stored
  if (plan === null) return yield* Effect.die(new Error("An import without columns is being worked on."))
  const rows = yield* Rows
  if (next_batch === 0) yield* findRepeats(organizationId, id, plan)
  const batch = withoutHeader(yield* rows.batch(organizationId, id, next_batch), next_batch, plan)
  const repeats = yield* rows.repeats(organizationId, id, next_batch)
  const outcomes = yield* outcomesOf(batch, repeats, plan, state === "running" ? target.run : target.check)
  yield* rows.saveOutcomes(organizationId, id, next_batch, outcomes)
  const change = {
    next_batch: next_batch + 1,
    done: stored.done + batch.length,
    ...plusCounts(stored, countsOf(outcomes))
  }
  if (change.next_batch < batches) return change satisfies ImportChange
  if (state === "checking") return { ...change, state: "checked" } satisfies ImportChange
  yield* recordEnd(stored, `${target.name}.imported`, change.created + change.updated)
  return { ...change, state: "finished" } satisfies ImportChange
})

const findRepeats = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: ImportId,
  { key, columns, has_header }: ImportPlan
) {
  const column = key === null ? -1 : columns.indexOf(key)
  if (column < 0) return
  const rows = yield* Rows
  const [first] = yield* rows.batch(organizationId, id, 0)
  yield* rows.findRepeats(organizationId, id, column, (first?.line ?? 0) + (has_header ? 1 : 0))
})

const withoutHeader = (
  rows: ReadonlyArray<StoredRow>,
  number: number,
  { has_header }: ImportPlan
): ReadonlyArray<StoredRow> => (number === 0 && has_header ? rows.slice(1) : rows)

const outcomesOf = Effect.fnUntraced(function* (
  batch: ReadonlyArray<StoredRow>,
  repeats: Repeats,
  { columns, key, existing }: ImportPlan,
  work: Target["run"]
) {
  const { distinct, repeated } = withoutRepeats(batch.map(rowIn(columns)), repeats, key)
  const outcomes = distinct.length === 0 ? [] : yield* work(distinct, { key, existing })
  return [...outcomes, ...repeated].toSorted((one, other) => one.line - other.line)
})

const undoBatch = Effect.fnUntraced(function* (stored: Import, target: Target) {
  const { organization_id: organizationId, id, next_batch } = stored
  const number = next_batch - 1
  const outcomes = number < 0 ? [] : yield* Rows.use((rows) => rows.outcomes(organizationId, id, number))
  const changing = outcomes.filter(
    (one): one is ChangingOutcome => one.outcome === "created" || one.outcome === "updated"
  )
  const { removed, archived, restored, kept } = yield* target.undo(changing)
  const change = {
    next_batch: Math.max(number, 0),
    done: Math.max(stored.done - outcomes.length, 0),
    removed: stored.removed + removed,
    archived: stored.archived + archived,
    restored: stored.restored + restored,
    kept: stored.kept + kept
  }
  if (number > 0) return change satisfies ImportChange
  yield* recordEnd(stored, `${target.name}.import_undone`, change.removed + change.archived + change.restored)
  return { ...change, state: "undone" } satisfies ImportChange
})

/** One entry per import, not one per record. */
const recordEnd = (
  { organization_id: organizationId, file_name: subject }: Import,
  action: string,
  count: number
) => record({ action, organizationId, subject, details: { count: String(count) } })
