import { days, plus } from "#kernel"
import { Schema } from "effect"
import { type ApprovalLinkState, Estimate, LINK_DAYS } from "../../contract/approvalLinks.ts"
import type { ApprovalLink } from "./ApprovalLinks.ts"
import { decidedState } from "./rules.ts"
import type { WorkOrderLine } from "./WorkOrderLines.ts"
import type { WorkOrder } from "./WorkOrders.ts"

/** A work order as someone without an account sees it. */
export const estimateOf = (
  { number, title, currency, ...order }: WorkOrder,
  vehicle: string,
  lines: ReadonlyArray<WorkOrderLine>
): Estimate => ({
  number,
  title,
  vehicle,
  currency,
  lines: lines.map((line) => ({ title: line.title, totals: totalsOf(line) })),
  totals: totalsOf(order)
})

const totalsOf = ({
  labor_minor,
  parts_minor,
  other_minor,
  tax_minor,
  total_minor
}: Estimate["totals"]): Estimate["totals"] => ({
  labor_minor,
  parts_minor,
  other_minor,
  tax_minor,
  total_minor
})

const isSameWork = Schema.toEquivalence(
  Schema.Struct({
    currency: Estimate.fields.currency,
    lines: Estimate.fields.lines,
    totals: Estimate.fields.totals
  })
)

/** Whether a work order is still what the estimate says: the same lines at the same prices. */
export const isCurrent = (
  estimate: Estimate,
  order: WorkOrder,
  lines: ReadonlyArray<WorkOrderLine>
): boolean => isSameWork(estimate, estimateOf(order, estimate.vehicle, lines))

export const linkExpiry = (sentAt: Date): Date => plus(sentAt, days(LINK_DAYS))

/** Where a link is. It is over as soon as its request is: withdrawn, replaced by another, or decided on by someone else. */
export const linkState = (
  { decision, revoked_at, expires_at, requested_at }: ApprovalLink,
  order: Pick<WorkOrder, "approval" | "requested_at">,
  at: Date
): ApprovalLinkState => {
  if (decision !== null) return decision
  if (revoked_at !== null) return "revoked"
  if (order.approval !== "requested" || order.requested_at?.getTime() !== requested_at.getTime())
    return "over"
  return expires_at <= at ? "expired" : "open"
}

/** What the recipient of a link decided, who has no account. An approval covers the estimate that they have seen. */
export const decidedByLink = (
  order: WorkOrder,
  { decision, decided_by_name, decided_at, decision_note, estimate }: ApprovalLink
): WorkOrder => ({
  ...order,
  ...decidedState(order, decision === "approved"),
  approval: decision === "approved" ? "approved" : "rejected",
  approval_minor: estimate.totals.total_minor,
  decided_by: null,
  decided_by_name,
  decided_at,
  decision_note
})
