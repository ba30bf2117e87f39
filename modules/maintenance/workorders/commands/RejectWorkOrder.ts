import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { RejectWorkOrder } from "../../contract/workOrderSteps.ts"
import { decidedState } from "../domain/rules.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceDecision } from "./announceDecision.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/** Rejects a requested work order with a reason. */
export const rejectWorkOrder = Effect.fn("maintenance.rejectWorkOrder")(function* (
  id: WorkOrderId,
  { expected_version, reason }: Input<typeof RejectWorkOrder>["body"]
) {
  const member = yield* permitted("workorders.approve")
  const before = yield* orderFor("reject", member.organizationId, id, expected_version)
  const at = yield* now
  const order = {
    ...before,
    ...decidedState(before, false),
    approval: "rejected" as const,
    decided_by: member.userId,
    decided_by_name: null,
    decided_at: at,
    decision_note: reason
  }
  yield* savedOrder(order, at)
  yield* announceOrder(order, "work_order.rejected", { reason })
  yield* announceDecision(before, { by: member.userId, approved: false, reason })
  return yield* workOrderDetails(member, id)
}, transactional)
