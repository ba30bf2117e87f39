import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { endDowntimeOf } from "../../downtime/commands/changeDowntime.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/** Goes on with work that was waiting, or that did not pass the quality check. */
export const resumeWork = Effect.fn("maintenance.resumeWork")(function* (
  id: WorkOrderId,
  expectedVersion: number
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId } = member
  const before = yield* orderFor("resume", organizationId, id, expectedVersion)
  const at = yield* now
  const order = { ...before, state: "in_progress" as const, waiting_for: null }
  yield* savedOrder(order, at)
  const of = { organizationId, vehicleId: before.vehicle_id, source: { workOrderId: id } }
  yield* endDowntimeOf(of, at, "waiting_parts")
  yield* announceOrder(order, "work_order.resumed")
  return yield* workOrderDetails(member, id)
}, transactional)
