import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { WorkOrderIsOver } from "../../contract/errors/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { AssignWorkOrder } from "../../contract/workOrders.ts"
import { isOpenState } from "../../contract/workOrderStates.ts"
import { requireFree } from "../../planning/commands/requireFree.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceAssignee, requireTechnician } from "./assignee.ts"
import { announceOrder, plannedOrder, seenOrder } from "./changeWorkOrder.ts"

/** Assigns an open work order to a technician, or to no one. */
export const assignWorkOrder = Effect.fn("maintenance.assignWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, assigned_to }: Input<typeof AssignWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const before = yield* seenOrder(member.organizationId, id, expected_version)
  if (!isOpenState(before.state)) return yield* new WorkOrderIsOver()
  yield* requireTechnician(member.organizationId, assigned_to)
  const order = { ...before, assigned_to }
  yield* requireFree(order)
  yield* plannedOrder(order, yield* now)
  yield* announceOrder(order, assigned_to === null ? "work_order.unassigned" : "work_order.assigned")
  if (before.assigned_to !== assigned_to) yield* announceAssignee(order, member.userId)
  return yield* workOrderDetails(member, id)
}, transactional)
