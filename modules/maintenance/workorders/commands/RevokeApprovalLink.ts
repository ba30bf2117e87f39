import { now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { LinkIsOver } from "../../contract/errors/approvalLinks.ts"
import type { ApprovalLinkId } from "../../contract/ids.ts"
import { ApprovalLinks } from "../domain/ApprovalLinks.ts"
import { linkState } from "../domain/estimates.ts"
import { WorkOrders } from "../domain/WorkOrders.ts"
import { announceOrder } from "./changeWorkOrder.ts"

/** Revokes an approval link, so that no one decides by it. The request stays. Idempotent. */
export const revokeApprovalLink = Effect.fn("maintenance.revokeApprovalLink")(function* (id: ApprovalLinkId) {
  const { organizationId } = yield* permitted("workorders.approve")
  const links = yield* ApprovalLinks
  const link = yield* links.lockLink({ organizationId, id }).pipe(orNotFound("link"))
  if (link.revoked_at !== null) return
  const order = yield* WorkOrders.use((orders) => orders.find(organizationId, link.work_order_id)).pipe(
    orNotFound("link")
  )
  const at = yield* now
  if (linkState(link, order, at) !== "open") return yield* new LinkIsOver()
  yield* links.revoke(link, at)
  yield* announceOrder(order, "work_order.link_revoked", { name: link.recipient_name })
}, transactional)
