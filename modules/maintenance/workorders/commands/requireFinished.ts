import { Effect } from "effect"
import { LinesOpen, PartsIssued, TimersRunning } from "../../contract/errors/workOrders.ts"
import { Labor } from "../domain/Labor.ts"
import { UsedParts } from "../domain/UsedParts.ts"
import type { WorkOrderLine } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

/** Fails while a timer runs on a work order. */
export const requireNoTimer = Effect.fnUntraced(function* ({ organization_id, id }: WorkOrder) {
  const labor = yield* Labor.use((all) => all.of(organization_id, id))
  if (labor.some(({ ended_at }) => ended_at === null)) yield* new TimersRunning()
})

/** Fails while a work order, which is locked, has parts from stock. */
export const requireNoParts = Effect.fnUntraced(function* ({ organization_id, id }: WorkOrder) {
  const parts = yield* UsedParts.use((all) => all.of(organization_id, id))
  if (parts.length > 0) yield* new PartsIssued()
})

/** Fails unless every line of a work order, which is locked, is done and no timer runs. */
export const requireFinished = Effect.fnUntraced(function* (
  order: WorkOrder,
  lines: ReadonlyArray<WorkOrderLine>
) {
  const open = lines.filter(({ state }) => state === "open").length
  if (open > 0) return yield* new LinesOpen({ values: { open } })
  yield* requireNoTimer(order)
})
