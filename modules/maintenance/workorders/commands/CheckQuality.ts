import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceOrder, orderFor, savedOrder } from "./changeWorkOrder.ts"

/** Hands the work over for a quality check. */
export const checkQuality = Effect.fn("maintenance.checkQuality")(function* (
  id: WorkOrderId,
  expectedVersion: number
) {
  const member = yield* permitted("workorders.edit")
  const before = yield* orderFor("check_quality", member.organizationId, id, expectedVersion)
  const order = { ...before, state: "quality_check" as const }
  yield* savedOrder(order, yield* now)
  yield* announceOrder(order, "work_order.checked")
  return yield* workOrderDetails(member, id)
}, transactional)
