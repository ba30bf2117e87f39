import { type Input, now, permitted, transactional } from "#kernel"
import { Occupancy, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { CancelWorkOrder } from "../../contract/workOrderEnds.ts"
import { endDowntimeOf } from "../../downtime/commands/changeDowntime.ts"
import { unapproved } from "../domain/rules.ts"
import { happened } from "../domain/timeline.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, lockAsSeen, orderFor, savedOrder } from "./changeWorkOrder.ts"
import { releaseFromWork } from "./defectsOfOrder.ts"
import { releaseRecalls } from "./recallsOfOrder.ts"
import { requireNoParts, requireNoTimer } from "./requireFinished.ts"

/**
 * Cancels an open work order that has no parts from stock. The vehicle is free again; its services, defects and recalls can go into
 * another work order.
 */
export const cancelWorkOrder = Effect.fn("maintenance.cancelWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, reason }: Input<typeof CancelWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.approve")
  const { organizationId } = member
  const before = yield* orderFor("cancel", organizationId, id, expected_version)
  const at = yield* now
  const { hold_id: holdId, vehicle_id: vehicleId } = before
  if (holdId !== null)
    yield* Occupancy.use((occupancy) => occupancy.release({ organizationId, holdId })).pipe(
      Effect.catchTag("HoldIsGrounding", Effect.die)
    )
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(before, "cancelled", at, { reason })]))
  yield* lockAsSeen(before)
  yield* requireNoTimer(before)
  yield* requireNoParts(before)
  const lines = yield* WorkOrderLines.use((all) => all.of(organizationId, id))
  const undecided = before.approval === "requested" ? unapproved(before) : before
  const order = { ...undecided, state: "cancelled" as const, waiting_for: null, hold_id: null, reason }
  yield* savedOrder(order, at)
  yield* releaseFromWork(
    order,
    lines.map(({ defect_id }) => defect_id).filter((one) => one !== null),
    at
  )
  yield* releaseRecalls(order, at)
  yield* endDowntimeOf({ organizationId, vehicleId, source: { workOrderId: id } }, at)
  yield* announceOrder(order, "work_order.cancelled", { reason })
  return yield* workOrderDetails(member, id)
}, transactional)
