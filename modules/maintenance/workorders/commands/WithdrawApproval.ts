import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { unapproved } from "../domain/rules.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/** Withdraws a request for approval, or an approval before work is scheduled: the work order is a draft again. */
export const withdrawApproval = Effect.fn("maintenance.withdrawApproval")(function* (
  id: WorkOrderId,
  expectedVersion: number
) {
  const member = yield* permitted("workorders.edit")
  const before = yield* orderFor("withdraw_approval", member.organizationId, id, expectedVersion)
  const order = { ...unapproved(before), state: "draft" as const }
  yield* savedOrder(order, yield* now)
  yield* announceOrder(order, "work_order.approval_withdrawn")
  return yield* workOrderDetails(member, id)
}, transactional)
