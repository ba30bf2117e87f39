import { type OrganizationId, orNotFound } from "#kernel"
import { Effect } from "effect"
import { BayIsArchived, BayTaken, TechnicianTaken } from "../../contract/errors/planning.ts"
import type { BayId } from "../../contract/ids.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import type { WorkOrder } from "../../workorders/domain/WorkOrders.ts"
import { Bays } from "../domain/Bays.ts"
import { Plan } from "../domain/Plan.ts"

/** Fails unless work can be scheduled in this bay: one that is not archived. */
export const requireBay = Effect.fnUntraced(function* (organizationId: OrganizationId, id: BayId | null) {
  if (id === null) return
  const bay = yield* Bays.use((bays) => bays.find(organizationId, id)).pipe(orNotFound("bay"))
  if (bay.archived_at !== null) yield* new BayIsArchived()
})

/**
 * Fails if another work order has the bay or the technician of this one at its time, and names it. What someone else schedules
 * at the same moment is refused when it is stored.
 */
export const requireFree = Effect.fnUntraced(function* (order: WorkOrder) {
  if (order.hold_id === null || order.scheduled_from === null) return
  const [other] = yield* Plan.use((plan) => plan.inTheWay(order))
  if (other === undefined) return
  const values = { work_order: workOrderName(other.number) }
  yield* other.in_bay ? new BayTaken({ values }) : new TechnicianTaken({ values })
})
