import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { AmountAboveLimit, AmountMissing } from "../../contract/errors/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { ApproveWorkOrder } from "../../contract/workOrderSteps.ts"
import { approvedBy, decidedState, mayApprove } from "../domain/rules.ts"
import { settingsOf } from "../queries/GetWorkshopSettings.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceDecision } from "./announceDecision.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"
import { requireWarrantyDecided } from "./requireSpending.ts"

/**
 * Approves a work order up to an amount: the given or requested one. Its total is none of them, because lines may have been added
 * since the approver has seen it.
 */
export const approveWorkOrder = Effect.fn("maintenance.approveWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, amount_minor }: Input<typeof ApproveWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.approve")
  const { organizationId, userId } = member
  const before = yield* orderFor("approve", organizationId, id, expected_version)
  const requestedAmount = before.approval === "requested" ? before.approval_minor : null
  const amount = amount_minor ?? requestedAmount
  if (amount === null) return yield* new AmountMissing()
  const { approval_from_minor } = yield* settingsOf(organizationId)
  if (!mayApprove(member, amount, approval_from_minor)) return yield* new AmountAboveLimit()
  yield* requireWarrantyDecided(before)
  const at = yield* now
  const order = { ...approvedBy(before, userId, amount, at), ...decidedState(before, true) }
  yield* savedOrder(order, at)
  yield* announceOrder(order, "work_order.approved")
  yield* announceDecision(before, { by: userId, approved: true, reason: null })
  return yield* workOrderDetails(member, id)
}, transactional)
