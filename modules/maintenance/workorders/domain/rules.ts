import type { Member, OrganizationId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import type { VendorId, WorkOrderId } from "../../contract/ids.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import type { WorkOrderKind, WorkOrderPriority } from "../../contract/workOrderViews.ts"
import type { WorkshopSettings } from "../../contract/workshop.ts"
import type { WorkOrder } from "./WorkOrders.ts"

export const DEFAULT_SETTINGS: WorkshopSettings = { approval_from_minor: null, rate_minor: 0, tax_bp: 0 }

export type Approver = Pick<Member, "permissions">
type Limit = WorkshopSettings["approval_from_minor"]

/** Whether a member may approve an amount: a manager below the limit, an owner or admin any. */
export const mayApprove = ({ permissions }: Approver, amount: number, limit: Limit): boolean =>
  permissions.has("workorders.approve_any") ||
  (permissions.has("workorders.approve") && (limit === null || amount < limit))

/** Whether someone has approved as much as the work costs. */
export const isApproved = ({
  approval,
  approval_minor,
  total_minor
}: Pick<WorkOrder, "approval" | "approval_minor" | "total_minor">): boolean =>
  approval === "approved" && approval_minor !== null && total_minor <= approval_minor

/**
 * Whether work may be scheduled or go on without another approval: it is approved, or the person who acts may approve it. What an
 * approval covers may be exceeded up to the limit.
 */
export const maySpend = (order: WorkOrder, member: Approver, limit: Limit): boolean =>
  isApproved(order) ||
  mayApprove(member, order.total_minor, limit) ||
  (order.approval === "approved" && limit !== null && order.total_minor < limit)

interface Opening {
  readonly id: WorkOrderId
  readonly organizationId: OrganizationId
  readonly number: number
  readonly currency: string
  readonly at: Date
}

interface Entered {
  readonly vehicle_id: VehicleId
  readonly kind: WorkOrderKind
  readonly title: string
  readonly priority?: WorkOrderPriority
  readonly notes?: string | null
  readonly vendor_id?: VendorId | null
  readonly invoice_ref?: string | null
  readonly assigned_to?: Member["userId"] | null
}

/** What a work order has that nobody has approved. */
const NOT_APPROVED = {
  approval: "none",
  approval_minor: null,
  requested_by: null,
  requested_at: null,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  decision_note: null
} as const

export const newWorkOrder = (
  { vehicle_id, kind, title, priority = "normal", ...entered }: Entered,
  opened_by: Member["userId"],
  { id, organizationId, number, currency, at }: Opening
): WorkOrder => ({
  organization_id: organizationId,
  id,
  number,
  vehicle_id,
  kind,
  priority,
  state: "draft",
  waiting_for: null,
  title,
  notes: entered.notes ?? null,
  vendor_id: entered.vendor_id ?? null,
  invoice_ref: entered.invoice_ref ?? null,
  assigned_to: entered.assigned_to ?? null,
  bay_id: null,
  scheduled_from: null,
  scheduled_to: null,
  hold_id: null,
  ...NOT_APPROVED,
  opened_by,
  opened_at: at,
  started_at: null,
  finished_at: null,
  in_m: null,
  in_s: null,
  in_estimated: false,
  out_m: null,
  out_s: null,
  out_estimated: false,
  reason: null,
  currency,
  labor_minor: 0,
  parts_minor: 0,
  other_minor: 0,
  tax_minor: 0,
  total_minor: 0,
  lines: 0,
  lines_done: 0,
  version: 1,
  updated_at: at
})

/** The firm hold that a scheduled work order has of its vehicle. */
export const scheduledHold = (
  { id, vehicle_id, number, title }: Pick<WorkOrder, "id" | "vehicle_id" | "number" | "title">,
  from: Date,
  to: Date
) => ({
  vehicleId: vehicle_id,
  kind: "maintenance" as const,
  starts_at: from,
  due_at: to,
  held_for: workOrderName(number),
  note: title,
  source: { module: "maintenance", id }
})

/** Where a work order is once approval was requested: work in progress waits for it, and what is scheduled or waits anyway stays so. */
const requestedState = ({
  state,
  waiting_for
}: Pick<WorkOrder, "state" | "waiting_for">): Pick<WorkOrder, "state" | "waiting_for"> => {
  if (state === "draft" || state === "approved") return { state: "requested", waiting_for }
  return state === "in_progress" ? { state: "waiting", waiting_for: "approval" } : { state, waiting_for }
}

/** Asks for approval of an amount, again if it was requested before. */
export const requested = (
  order: WorkOrder,
  userId: Member["userId"],
  amount: number,
  at: Date
): WorkOrder => ({
  ...unapproved(order),
  ...requestedState(order),
  approval: "requested",
  approval_minor: amount,
  requested_by: userId,
  requested_at: at
})

/** Where work goes on once a request was decided: what waited for that goes on, too. */
export const decidedState = (
  { state, waiting_for }: Pick<WorkOrder, "state" | "waiting_for">,
  isGranted: boolean
): Pick<WorkOrder, "state" | "waiting_for"> => {
  if (state === "draft" || state === "requested")
    return { state: isGranted ? "approved" : "draft", waiting_for: null }
  return state === "waiting" && waiting_for === "approval"
    ? { state: "in_progress", waiting_for: null }
    : { state, waiting_for }
}

/** The approval of the person who acts, who may approve it. */
export const approvedBy = (
  order: WorkOrder,
  userId: Member["userId"],
  amount: number,
  at: Date
): WorkOrder => ({
  ...order,
  approval: "approved",
  approval_minor: amount,
  decided_by: userId,
  decided_by_name: null,
  decided_at: at,
  decision_note: null
})

/** The same for what the person who acts spends, if it is not approved and they may approve it. */
export const withApproval = (
  order: WorkOrder,
  member: Pick<Member, "userId" | "permissions">,
  limit: Limit,
  at: Date
): WorkOrder =>
  isApproved(order) || !mayApprove(member, order.total_minor, limit)
    ? order
    : approvedBy(order, member.userId, order.total_minor, at)

/** Where a work order is once it is off the schedule. */
export const unscheduledState = ({ approval }: Pick<WorkOrder, "approval">) =>
  approval === "approved" || approval === "requested" ? approval : ("draft" as const)

/** Without a request or an approval. */
export const unapproved = (order: WorkOrder): WorkOrder => ({ ...order, ...NOT_APPROVED })
