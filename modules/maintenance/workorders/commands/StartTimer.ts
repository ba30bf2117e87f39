import { newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { LaborId, type WorkOrderLineId } from "../../contract/ids.ts"
import { Labor } from "../domain/Labor.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines, lockedForWork } from "./changeLine.ts"

/** Starts the technician's timer on a line. They can have one at a time. */
export const startTimer = Effect.fn("maintenance.startTimer")(function* (
  lineId: WorkOrderLineId,
  billable = true
) {
  const member = yield* permitted("workorders.edit")
  const { order } = yield* lockedForWork(member, lineId)
  const entry = {
    organization_id: member.organizationId,
    id: yield* newId(LaborId),
    work_order_id: order.id,
    line_id: lineId,
    technician_id: member.userId,
    started_at: yield* now,
    ended_at: null,
    billable
  }
  // It counts once it is stopped.
  yield* Labor.use((labor) => labor.add(entry)).pipe(Effect.catchTag("AmountTooLarge", Effect.die))
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
