import { now, permitted, transactional } from "#kernel"
import { Occupancy, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { unscheduledState } from "../domain/rules.ts"
import { happened } from "../domain/timeline.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/** Takes a work order off the schedule, and frees the vehicle. It is where its approval is. */
export const unscheduleWorkOrder = Effect.fn("maintenance.unscheduleWorkOrder")(function* (
  id: WorkOrderId,
  expectedVersion: number
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId } = member
  const before = yield* orderFor("unschedule", organizationId, id, expectedVersion)
  const at = yield* now
  const { hold_id: holdId } = before
  if (holdId !== null)
    yield* Occupancy.use((occupancy) => occupancy.release({ organizationId, holdId })).pipe(
      Effect.catchTag("HoldIsGrounding", Effect.die)
    )
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(before, "unscheduled", at)]))
  const order = {
    ...before,
    state: unscheduledState(before),
    bay_id: null,
    scheduled_from: null,
    scheduled_to: null,
    hold_id: null
  }
  yield* savedOrder(order, at)
  yield* announceOrder(order, "work_order.unscheduled")
  return yield* workOrderDetails(member, id)
}, transactional)
