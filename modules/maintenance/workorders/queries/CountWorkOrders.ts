import { permitted } from "#kernel"
import { Effect } from "effect"
import { calledVehicles } from "./calledVehicles.ts"
import { type WorkOrderFilter, WorkOrderList } from "./WorkOrderList.ts"

/** Counts the matching work orders. */
export const countWorkOrders = Effect.fn("maintenance.countWorkOrders")(function* (filter: WorkOrderFilter) {
  const { organizationId } = yield* permitted("workorders.read")
  const called = yield* calledVehicles(organizationId, filter.search)
  return { count: yield* WorkOrderList.use((list) => list.count(organizationId, filter, called)) }
})
