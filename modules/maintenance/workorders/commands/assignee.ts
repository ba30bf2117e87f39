import { NotFound, type OrganizationId, publish, type UserId } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import { NotATechnician } from "../../contract/errors/workOrders.ts"
import { WorkOrderAssigned } from "../../contract/events/workOrders.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

/** Fails unless work can be assigned to this member: one who may do it. */
export const requireTechnician = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  technician: UserId | null
) {
  if (technician === null) return
  const able = yield* Memberships.use((all) => all.holding(organizationId, "workorders.edit"))
  if (able.includes(technician)) return
  const members = yield* Memberships.use((all) => all.activeAmong(organizationId, [technician]))
  if (members.size > 0) return yield* new NotATechnician()
  return yield* new NotFound({ what: "technician" })
})

/** Publishes to whom a work order was assigned, unless they did that themselves. */
export const announceAssignee = Effect.fnUntraced(function* (
  { organization_id: organizationId, vehicle_id: vehicleId, id: workOrderId, assigned_to }: WorkOrder,
  by: UserId
) {
  if (assigned_to !== null && assigned_to !== by)
    yield* publish(new WorkOrderAssigned({ organizationId, vehicleId, workOrderId, assignedTo: assigned_to }))
})
