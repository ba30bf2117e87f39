import { workOrderName } from "../../contract/workOrderLink.ts"
import type { Defect } from "../../defects/domain/Defect.ts"
import { happenedTo } from "../../defects/domain/timeline.ts"
import type { WorkOrder } from "./WorkOrders.ts"

/** What the timeline of a vehicle says of its work orders. */
export type Happening =
  | "opened"
  | "approved"
  | "declined"
  | "scheduled"
  | "unscheduled"
  | "started"
  | "closed"
  | "reopened"
  | "cancelled"
  | "restored"

/** An entry of the vehicle's timeline. */
export const happened = (
  { organization_id: organizationId, vehicle_id: vehicleId, id, number, title, kind }: WorkOrder,
  happening: Happening,
  at: Date,
  details: Readonly<Record<string, string>> = {}
) => ({
  organizationId,
  vehicleId,
  at,
  kind: `work_order.${happening}`,
  details: { work_order: workOrderName(number), work_order_id: id, title, work: kind, ...details }
})

/** The entry that a defect was resolved on a work order. */
export const resolvedIn = ({ id, number }: WorkOrder, defect: Defect, at: Date) => {
  const { resolution_note: note, released_at } = defect
  return happenedTo(defect, "resolved", at, {
    resolution: "fixed",
    ...(note !== null && { note }),
    released: String(released_at !== null),
    work_order: workOrderName(number),
    work_order_id: id
  })
}
