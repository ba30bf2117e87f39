import { type Input, now, permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ApprovalRequested } from "../../contract/events/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { RequestApproval } from "../../contract/workOrderSteps.ts"
import { requested } from "../domain/rules.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/**
 * Requests approval of a draft, or of work that turned out to cost more. What is scheduled keeps its time and bay. Those who may
 * approve it are notified.
 */
export const requestApproval = Effect.fn("maintenance.requestApproval")(function* (
  id: WorkOrderId,
  { expected_version, amount_minor }: Input<typeof RequestApproval>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId, userId } = member
  const before = yield* orderFor("request_approval", organizationId, id, expected_version)
  const at = yield* now
  const amountMinor = amount_minor ?? before.total_minor
  const order = requested(before, userId, amountMinor, at)
  yield* savedOrder(order, at)
  yield* announceOrder(order, "work_order.approval_requested")
  const { vehicle_id: vehicleId, currency } = order
  yield* publish(
    new ApprovalRequested({
      organizationId,
      vehicleId,
      workOrderId: id,
      requestedBy: userId,
      amountMinor,
      currency
    })
  )
  return yield* workOrderDetails(member, id)
}, transactional)
