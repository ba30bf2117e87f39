import type { Member } from "#kernel"
import { Effect } from "effect"
import { ApprovalNeeded, WarrantyUndecided } from "../../contract/errors/workOrders.ts"
import { isApproved, maySpend, withApproval } from "../domain/rules.ts"
import { type WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"
import { settingsOf } from "../queries/GetWorkshopSettings.ts"

/** Fails while a warranty may pay for a line. `known`: the lines, if they were read already. */
export const requireWarrantyDecided = Effect.fnUntraced(function* (
  { organization_id, id }: WorkOrder,
  known?: ReadonlyArray<WorkOrderLine>
) {
  const lines = known ?? (yield* WorkOrderLines.use((all) => all.of(organization_id, id)))
  if (lines.some(({ warranty_check }) => warranty_check === "possible")) return yield* new WarrantyUndecided()
})

/**
 * Fails unless the work is approved, or the person who acts may approve it. Returns it with the approval that this is, so that it is
 * stored.
 */
export const requireSpending = Effect.fnUntraced(function* (
  order: WorkOrder,
  member: Member,
  at: Date,
  known?: ReadonlyArray<WorkOrderLine>
) {
  const { approval_from_minor } = yield* settingsOf(member.organizationId)
  if (!maySpend(order, member, approval_from_minor)) return yield* new ApprovalNeeded()
  if (!isApproved(order)) yield* requireWarrantyDecided(order, known)
  return withApproval(order, member, approval_from_minor, at)
})
