import { type ImportNeeds, type ImportTarget, now, type OrganizationId, publish, seconds } from "#kernel"
import { Effect, Option } from "effect"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { type Import, Imports } from "../domain/Imports.ts"
import { isWorking, type WorkingState } from "../domain/rules.ts"
import { asActingMember, inJob } from "./acting.ts"
import { workOnBatch } from "./workOnBatch.ts"

/** After this time the next job continues, so that organizations take turns, and pages learn how far it is. */
const SLICE = seconds(1)

/**
 * Checks, imports or undoes rows, one batch after the other, until the import has nothing left to do or its time is up.
 * A batch, its outcomes and the position commit together, so each row is dealt with exactly once, however often a worker
 * is killed. If several jobs are queued for the same import, only one of them at a time gets its lock.
 */
export const continueImport = Effect.fn("imports.continueImport")(function* (
  organizationId: OrganizationId,
  id: ImportId
) {
  const started = (yield* now).getTime()
  for (;;) {
    const isLast = (yield* now).getTime() - started >= SLICE
    const isDone = yield* step(organizationId, id, isLast)
    if (isDone || isLast) return
  }
})

/** One batch, in a transaction of its own. Returns whether there is nothing left to do. */
const step = (organizationId: OrganizationId, id: ImportId, isLast: boolean) =>
  Effect.gen(function* () {
    const stored = Option.getOrUndefined(
      yield* Imports.use((imports) => imports.lockIfFree(organizationId, id))
    )
    if (stored === undefined || !isWorking(stored.state)) return true
    const { state } = stored
    const isDone = yield* asActingMember(stored, (target) => work(stored, state, target, isLast))
    return Option.getOrElse(isDone, () => true)
  }).pipe(inJob(organizationId))

const work = Effect.fnUntraced(function* (
  stored: Import,
  state: WorkingState,
  target: ImportTarget<ImportNeeds>,
  isLast: boolean
) {
  const { organization_id: organizationId, id } = stored
  const change = yield* workOnBatch(stored, state, target)
  const at = yield* now
  yield* Imports.use((imports) => imports.change(organizationId, id, change, at))
  const isDone = "state" in change
  if (!isDone && !isLast) yield* Imports.use((imports) => imports.commitLater)
  if (isDone || isLast) {
    if (state !== "checking") yield* target.announce
    yield* publish(new ImportChanged({ organizationId, importId: id }))
  }
  return isDone
})
