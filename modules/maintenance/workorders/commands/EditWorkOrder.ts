import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { WorkOrderIsOver } from "../../contract/errors/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { EditWorkOrder } from "../../contract/workOrders.ts"
import { isOpenState } from "../../contract/workOrderStates.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, savedOrder, seenOrder } from "./changeWorkOrder.ts"

/** Changes only the given fields of an open work order. */
export const editWorkOrder = Effect.fn("maintenance.editWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, ...changes }: Input<typeof EditWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const before = yield* seenOrder(member.organizationId, id, expected_version)
  if (!isOpenState(before.state)) return yield* new WorkOrderIsOver()
  const order = { ...before, ...changes }
  yield* savedOrder(order, yield* now)
  yield* announceOrder(order, "work_order.edited", { fields: Object.keys(changes).join(", ") })
  return yield* workOrderDetails(member, id)
}, transactional)
