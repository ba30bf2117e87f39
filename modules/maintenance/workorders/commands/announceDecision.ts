import { publish, type UserId } from "#kernel"
import { Effect } from "effect"
import { ApprovalDecided } from "../../contract/events/workOrders.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

/** Publishes what was decided of a work order, unless the person who requested that has decided it. */
export const announceDecision = Effect.fnUntraced(function* (
  before: WorkOrder,
  {
    by,
    approved,
    reason
  }: { readonly by: UserId; readonly approved: boolean; readonly reason: string | null }
) {
  const { organization_id: organizationId, vehicle_id: vehicleId, id: workOrderId, approval } = before
  const { requested_by: requestedBy } = before
  if (approval === "requested" && requestedBy !== null && requestedBy !== by)
    yield* publish(
      new ApprovalDecided({ organizationId, vehicleId, workOrderId, requestedBy, approved, reason })
    )
})
