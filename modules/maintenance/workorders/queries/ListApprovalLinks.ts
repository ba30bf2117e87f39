import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { ApprovalLinks } from "../domain/ApprovalLinks.ts"
import { WorkOrders } from "../domain/WorkOrders.ts"
import { linkViews } from "./linkViews.ts"

/** Returns the approval links of a work order, newest first. */
export const listApprovalLinks = Effect.fn("maintenance.listApprovalLinks")(function* (id: WorkOrderId) {
  const { organizationId } = yield* permitted("workorders.approve")
  const order = yield* WorkOrders.use((orders) => orders.find(organizationId, id)).pipe(
    orNotFound("work order")
  )
  const links = yield* ApprovalLinks.use((all) => all.ofOrder(organizationId, id))
  return { items: yield* linkViews(links, order) }
})
