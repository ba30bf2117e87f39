import { now } from "#kernel"
import { Effect } from "effect"
import type { ApprovalLinkView } from "../../contract/approvalLinks.ts"
import type { ApprovalLink } from "../domain/ApprovalLinks.ts"
import { linkState } from "../domain/estimates.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"
import { peopleNamed } from "./viewed.ts"

/** The links of a work order with the names of those who sent them, in the same order. */
export const linkViews = Effect.fnUntraced(function* (links: ReadonlyArray<ApprovalLink>, order: WorkOrder) {
  const at = yield* now
  const named = yield* peopleNamed(links.map(({ created_by }) => created_by))
  return links.map((link): ApprovalLinkView => {
    const { id, work_order_id, recipient_name, recipient_email, estimate, created_by } = link
    return {
      id,
      work_order_id,
      recipient: { name: recipient_name, email: recipient_email },
      state: linkState(link, order, at),
      amount_minor: estimate.totals.total_minor,
      currency: estimate.currency,
      created_by: named(created_by),
      created_at: link.created_at,
      expires_at: link.expires_at,
      decided_at: link.decided_at
    }
  })
})
