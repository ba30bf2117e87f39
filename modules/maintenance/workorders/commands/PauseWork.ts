import { type Input, now, permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { WorkPaused } from "../../contract/events/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { PauseWork } from "../../contract/workOrderSteps.ts"
import { beginDowntime } from "../../downtime/commands/changeDowntime.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/** Records what the work waits for. Waiting for parts is downtime of its own kind. */
export const pauseWork = Effect.fn("maintenance.pauseWork")(function* (
  id: WorkOrderId,
  { expected_version, waiting_for }: Input<typeof PauseWork>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId, userId } = member
  const before = yield* orderFor("pause", organizationId, id, expected_version)
  const at = yield* now
  const order = { ...before, state: "waiting" as const, waiting_for }
  yield* savedOrder(order, at)
  const of = { organizationId, vehicleId: before.vehicle_id, source: { workOrderId: id } }
  if (waiting_for === "parts")
    yield* beginDowntime(of, { cause: "waiting_parts", planned: false, at, by: userId })
  yield* announceOrder(order, "work_order.paused", { waiting_for })
  const { vehicle_id: vehicleId, opened_by: openedBy } = order
  if (openedBy !== null && openedBy !== userId)
    yield* publish(
      new WorkPaused({ organizationId, vehicleId, workOrderId: id, openedBy, waitingFor: waiting_for })
    )
  return yield* workOrderDetails(member, id)
}, transactional)
