import { Effect, Option } from "effect"
import { isOpenState } from "../../contract/workOrderStates.ts"
import { WorkOrderLines } from "../../workorders/domain/WorkOrderLines.ts"
import { WorkOrders } from "../../workorders/domain/WorkOrders.ts"
import { type Defect, onWorkOrder } from "../domain/Defect.ts"
import { saveDefect } from "./changeDefect.ts"

/**
 * Stores a defect that is open again. If it is still on a line of an open work order, it is in work there. Returns it as it is
 * stored. Called after other modules' write ports: it locks the work order.
 */
export const savedReopened = Effect.fnUntraced(function* (defect: Defect, at: Date) {
  const { organization_id: organizationId, id } = defect
  const workOrderId = yield* WorkOrderLines.use((lines) => lines.openOrderOf(organizationId, id))
  const order = Option.isNone(workOrderId)
    ? Option.none()
    : yield* WorkOrders.use((orders) => orders.lockOrder(organizationId, workOrderId.value))
  yield* saveDefect(defect, "defect.reopened")
  // It may have been closed before it was locked.
  if (Option.isNone(order) || !isOpenState(order.value.state)) return defect
  const inWork = onWorkOrder(defect, order.value.id, at)
  yield* saveDefect(inWork, "defect.in_work")
  return inWork
})
