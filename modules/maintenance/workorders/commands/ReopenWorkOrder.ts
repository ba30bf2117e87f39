import { type Input, now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { ReopenWorkOrder } from "../../contract/workOrderEnds.ts"
import { happened } from "../domain/timeline.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { lockSourcesOf } from "./addedLines.ts"
import { announceOrder, lockAsSeen, orderFor, reopenedOrder } from "./changeWorkOrder.ts"
import { reopenServices } from "./servicesOfOrder.ts"

/**
 * Reopens a closed work order with a reason, to correct it: its services are open again until it is closed again. The
 * vehicle is not blocked and its defects stay resolved, because nothing says that they are not.
 */
export const reopenWorkOrder = Effect.fn("maintenance.reopenWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, reason }: Input<typeof ReopenWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.approve")
  const { organizationId } = member
  const before = yield* orderFor("reopen", organizationId, id, expected_version)
  const at = yield* now
  yield* VehicleTimeline.use((timeline) => timeline.record([happened(before, "reopened", at, { reason })]))
  yield* lockAsSeen(before)
  yield* lockSourcesOf(before, yield* WorkOrderLines.use((all) => all.of(organizationId, id)))
  const order = { ...before, state: "in_progress" as const, finished_at: null, reason }
  yield* reopenedOrder(order, at)
  yield* reopenServices(order)
  yield* announceOrder(order, "work_order.reopened", { reason })
  return yield* workOrderDetails(member, id)
}, transactional)
