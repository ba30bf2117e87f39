import { type Input, isInFuture, minutes, newId, now, permitted, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { LaborInFuture } from "../../contract/errors/workOrders.ts"
import { LaborId, type WorkOrderLineId } from "../../contract/ids.ts"
import type { RecordLabor } from "../../contract/workOrderLines.ts"
import { Labor } from "../domain/Labor.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines, lockedForWork } from "./changeLine.ts"

/** Records minutes that the technician worked on a line, without a timer. */
export const recordLabor = Effect.fn("maintenance.recordLabor")(function* (
  lineId: WorkOrderLineId,
  { minutes: worked, ended_at: ended, billable = true }: Input<typeof RecordLabor>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { order } = yield* lockedForWork(member, lineId)
  const at = yield* now
  const ended_at = ended ?? at
  if (isInFuture(ended_at, at)) return yield* new LaborInFuture()
  const entry = {
    organization_id: member.organizationId,
    id: yield* newId(LaborId),
    work_order_id: order.id,
    line_id: lineId,
    technician_id: member.userId,
    started_at: plus(ended_at, -minutes(worked)),
    ended_at,
    billable
  }
  // It does not run.
  yield* Labor.use((labor) => labor.add(entry)).pipe(Effect.catchTag("TimerRunning", Effect.die))
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
