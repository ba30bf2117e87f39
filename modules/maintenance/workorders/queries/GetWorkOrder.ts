import { permitted } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { workOrderDetails } from "./workOrderDetails.ts"

/** Returns a work order with its lines. */
export const getWorkOrder = Effect.fn("maintenance.getWorkOrder")(function* (id: WorkOrderId) {
  return yield* workOrderDetails(yield* permitted("workorders.read"), id)
})
