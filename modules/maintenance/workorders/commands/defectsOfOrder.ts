import { orNotFound } from "#kernel"
import { Effect } from "effect"
import { SourceIsOver, WorkOrderWasChanged } from "../../contract/errors/workOrders.ts"
import type { DefectId } from "../../contract/ids.ts"
import { saveDefect } from "../../defects/commands/changeDefect.ts"
import {
  type Defect,
  mayBecome,
  onWorkOrder,
  released,
  resolved,
  type Signature
} from "../../defects/domain/Defect.ts"
import { DefectRecords } from "../../defects/domain/DefectRecords.ts"
import { needsRelease, resolutionNotes } from "../domain/lines.ts"
import type { WorkOrderLine } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

/** Notes on a defect that it is in a work order. */
export const takeIntoWork = Effect.fnUntraced(function* (order: WorkOrder, id: DefectId, at: Date) {
  const defect = yield* DefectRecords.use((records) => records.find(order.organization_id, id)).pipe(
    orNotFound("defect")
  )
  if (defect.state !== "in_work" && !mayBecome(defect, "in_work")) return yield* new SourceIsOver()
  yield* savedDefect(onWorkOrder(defect, order.id, at), "defect.in_work")
})

/** Stores a defect that nobody else has changed meanwhile. */
const savedDefect = (
  defect: Defect,
  action: `defect.${string}`,
  details?: Readonly<Record<string, string>>
) =>
  saveDefect(defect, action, details).pipe(
    Effect.catchTag("DefectWasChanged", () => Effect.fail(new WorkOrderWasChanged()))
  )

/** Notes that defects are no longer in a work order. Those that were resolved stay with it. */
export const releaseFromWork = Effect.fnUntraced(function* (
  order: WorkOrder,
  ids: ReadonlyArray<DefectId>,
  at: Date
) {
  const defects = yield* DefectRecords.use((records) => records.byIds(order.organization_id, ids))
  for (const defect of defects)
    if (defect.state === "in_work" && defect.work_order_id === order.id)
      yield* savedDefect(onWorkOrder(defect, null, at), "defect.triaged")
})

/** The same for all that are not resolved, of a work order that is open again. */
export const retakeIntoWork = Effect.fnUntraced(function* (
  order: WorkOrder,
  ids: ReadonlyArray<DefectId>,
  at: Date
) {
  const defects = yield* DefectRecords.use((records) => records.byIds(order.organization_id, ids))
  for (const defect of defects)
    if (mayBecome(defect, "in_work")) yield* savedDefect(onWorkOrder(defect, order.id, at), "defect.in_work")
})

/** The defects on lines of a work order that are not resolved. */
export const openDefectsOf = Effect.fnUntraced(function* (
  { organization_id }: WorkOrder,
  lines: ReadonlyArray<WorkOrderLine>
) {
  const ids = lines.map(({ defect_id }) => defect_id).filter((one) => one !== null)
  if (ids.length === 0) return []
  const defects = yield* DefectRecords.use((records) => records.byIds(organization_id, ids))
  return defects.filter((defect) => mayBecome(defect, "resolved"))
})

/**
 * Resolves the defects that were repaired, and returns them. The release of those that block their vehicle was signed. What
 * was done about each is what its line says, or the certification.
 */
export const resolveDefects = Effect.fnUntraced(function* (
  defects: ReadonlyArray<Defect>,
  lines: ReadonlyArray<WorkOrderLine>,
  certification: string | null,
  signed: Signature
) {
  const notes = resolutionNotes(defects, lines, certification)
  const all: Array<Defect> = []
  for (const before of defects) {
    const fixed = resolved(before, { resolution: "fixed", note: notes.get(before.id) ?? null }, signed)
    const defect = needsRelease(before) ? { ...released(fixed, signed), version: fixed.version } : fixed
    yield* savedDefect(defect, "defect.resolved", { resolution: "fixed" })
    all.push(defect)
  }
  return all
})
