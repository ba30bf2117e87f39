import { permitted } from "#kernel"
import { Effect } from "effect"
import { WorkOrderList } from "./WorkOrderList.ts"

/** Returns how many work orders are open, in the workshop, waiting, to approve and scheduled. */
export const getWorkshopNumbers = Effect.fn("maintenance.getWorkshopNumbers")(function* () {
  const { organizationId } = yield* permitted("workorders.read")
  return yield* WorkOrderList.use((list) => list.numbers(organizationId))
})
