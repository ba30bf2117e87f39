import { now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { unapproved } from "../domain/rules.ts"
import { happened } from "../domain/timeline.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { lockSourcesOf } from "./addedLines.ts"
import { announceOrder, lockAsSeen, orderFor, reopenedOrder } from "./changeWorkOrder.ts"
import { retakeIntoWork } from "./defectsOfOrder.ts"
import { retakeRecalls } from "./recallsOfOrder.ts"
import { requireInFleet } from "./requireInFleet.ts"

/** Restores a cancelled work order as a draft, unless its services or defects are in another one by now. */
export const restoreWorkOrder = Effect.fn("maintenance.restoreWorkOrder")(function* (
  id: WorkOrderId,
  expectedVersion: number
) {
  const member = yield* permitted("workorders.approve")
  const { organizationId } = member
  const before = yield* orderFor("restore", organizationId, id, expectedVersion)
  const at = yield* now
  yield* requireInFleet(organizationId, before.vehicle_id, at)
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(before, "restored", at)]))
  yield* lockAsSeen(before)
  const lines = yield* WorkOrderLines.use((all) => all.of(organizationId, id))
  yield* lockSourcesOf(before, lines)
  const order = {
    ...unapproved(before),
    state: "draft" as const,
    bay_id: null,
    scheduled_from: null,
    scheduled_to: null,
    started_at: null,
    reason: null
  }
  yield* reopenedOrder(order, at)
  const defects = lines.map(({ defect_id }) => defect_id).filter((one) => one !== null)
  yield* retakeIntoWork(order, defects, at)
  yield* retakeRecalls(order, at)
  yield* announceOrder(order, "work_order.restored")
  return yield* workOrderDetails(member, id)
}, transactional)
