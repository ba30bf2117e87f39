import { OrganizationId, UserId } from "#kernel"
import { VehicleLink } from "#fleet/contract"
import { Schema } from "effect"
import { VehicleSystem } from "./defectViews.ts"
import {
  BayId,
  DefectId,
  LaborId,
  OccurrenceId,
  PartId,
  RecallId,
  VendorId,
  WorkOrderId,
  WorkOrderLineId
} from "./ids.ts"
import { WarrantyLink } from "./warrantyViews.ts"
import { WorkOrderState } from "./workOrderStates.ts"

/** Why a vehicle is in the workshop. */
export const WorkOrderKind = Schema.Literals([
  "preventive",
  "corrective",
  "recall",
  "accident",
  "recon",
  "upfit",
  "inspection"
])
export type WorkOrderKind = typeof WorkOrderKind.Type

/** From the least to the most urgent. */
export const WorkOrderPriority = Schema.Literals(["low", "normal", "high", "urgent"])
export type WorkOrderPriority = typeof WorkOrderPriority.Type

/** What work cannot go on without. */
export const WaitingFor = Schema.Literals(["parts", "vendor", "approval"])
export type WaitingFor = typeof WaitingFor.Type

/** Whether someone who may spend the amount has agreed. */
export const ApprovalState = Schema.Literals(["none", "requested", "approved", "rejected"])
export type ApprovalState = typeof ApprovalState.Type

/** Whether a warranty may pay. `possible` must be decided before money is spent. */
export const WarrantyCheck = Schema.Literals(["none", "possible", "claimed", "refused"])
export type WarrantyCheck = typeof WarrantyCheck.Type

export const LineState = Schema.Literals(["open", "done"])
export type LineState = typeof LineState.Type

const text = Schema.NullOr(Schema.String)
const instant = Schema.NullOr(Schema.Date)
const minor = Schema.Number

/** Without a name once their account was erased. */
export const Colleague = Schema.Struct({ id: UserId, name: text })
export type Colleague = typeof Colleague.Type
const person = Schema.NullOr(Colleague)

/** In minor units of the work order's currency. `total_minor` is the sum of the others. */
export const Totals = Schema.Struct({
  labor_minor: minor,
  parts_minor: minor,
  other_minor: minor,
  tax_minor: minor,
  total_minor: minor
})
export type Totals = typeof Totals.Type

/** Life distance in meters and engine time in seconds; null if the vehicle has no such meter. */
export const WorkshopReading = Schema.Struct({
  m: Schema.NullOr(Schema.Number),
  s: Schema.NullOr(Schema.Number),
  /** Not read from the dial, but computed from the vehicle's use. */
  estimated: Schema.Boolean
})
export type WorkshopReading = typeof WorkshopReading.Type

/** `amount_minor`: what was requested or approved. `note`: why it was rejected. */
export const Approval = Schema.Struct({
  state: ApprovalState,
  amount_minor: Schema.NullOr(minor),
  requested_by: person,
  requested_at: instant,
  decided_by: person,
  /** Of a person without an account, who decided by a link. */
  decided_by_name: text,
  decided_at: instant,
  note: text
})

/**
 * What is done to a vehicle in one visit. The totals are those of its lines, and no longer change once it is closed.
 * `scheduled_from` and `scheduled_to`: when the vehicle is expected in the workshop. `reason`: why it was cancelled or
 * reopened.
 */
export const WorkOrderView = Schema.Struct({
  id: WorkOrderId,
  organization_id: OrganizationId,
  number: Schema.Int,
  vehicle: VehicleLink,
  kind: WorkOrderKind,
  priority: WorkOrderPriority,
  state: WorkOrderState,
  waiting_for: Schema.NullOr(WaitingFor),
  title: Schema.String,
  notes: text,
  /** Who does the work, if not the own workshop. */
  vendor: Schema.NullOr(Schema.Struct({ id: VendorId, name: Schema.String })),
  /** Where it is scheduled. */
  bay: Schema.NullOr(Schema.Struct({ id: BayId, name: Schema.String })),
  invoice_ref: text,
  assigned_to: person,
  scheduled_from: instant,
  scheduled_to: instant,
  approval: Approval,
  opened_by: person,
  opened_at: Schema.Date,
  started_at: instant,
  finished_at: instant,
  reading_in: WorkshopReading,
  reading_out: WorkshopReading,
  reason: text,
  currency: Schema.String,
  totals: Totals,
  lines: Schema.Int,
  lines_done: Schema.Int,
  version: Schema.Int,
  updated_at: Schema.Date
})
export type WorkOrderView = typeof WorkOrderView.Type

/** Time that a technician worked on a line; without an end while the timer runs. */
export const LaborView = Schema.Struct({
  id: LaborId,
  line_id: WorkOrderLineId,
  technician: Colleague,
  started_at: Schema.Date,
  ended_at: instant,
  billable: Schema.Boolean
})
export type LaborView = typeof LaborView.Type

/** Units of a part from stock that a line used at a price, without those that were returned, and what they cost together. */
export const UsedPart = Schema.Struct({
  part_id: PartId,
  name: Schema.String,
  unit: Schema.String,
  quantity: Schema.Number,
  unit_price_minor: minor,
  amount_minor: minor
})
export type UsedPart = typeof UsedPart.Type

/**
 * One job of a work order. `labor_minutes`: the minutes that are charged; null for the billable ones that were recorded,
 * which `minutes` then has. `parts_price_minor`: parts that did not come from stock. `warranty`: the one that may pay.
 */
export const WorkOrderLineView = Schema.Struct({
  id: WorkOrderLineId,
  title: Schema.String,
  state: LineState,
  occurrence_id: Schema.NullOr(OccurrenceId),
  defect_id: Schema.NullOr(DefectId),
  recall_id: Schema.NullOr(RecallId),
  system: Schema.NullOr(VehicleSystem),
  complaint: text,
  cause: text,
  correction: text,
  labor_minutes: Schema.NullOr(Schema.Int),
  minutes: Schema.Int,
  rate_minor: minor,
  parts_price_minor: minor,
  other_minor: minor,
  tax_bp: Schema.Int,
  warranty_check: WarrantyCheck,
  warranty: Schema.NullOr(WarrantyLink),
  totals: Totals,
  done_by: person,
  done_at: instant,
  version: Schema.Int,
  labor: Schema.Array(LaborView),
  parts: Schema.Array(UsedPart)
})
export type WorkOrderLineView = typeof WorkOrderLineView.Type

/** What the caller can do with a work order now. `work`: record time, use parts and complete lines. */
export const WorkOrderAction = Schema.Literals([
  "edit",
  "assign",
  "work",
  "request_approval",
  "send_estimate",
  "approve",
  "reject",
  "withdraw_approval",
  "schedule",
  "unschedule",
  "start",
  "pause",
  "resume",
  "check_quality",
  "close",
  "reopen",
  "cancel",
  "restore"
])
export type WorkOrderAction = typeof WorkOrderAction.Type

/** A defect on a work order whose repair must be certified before it is closed. */
export const DefectToCertify = Schema.Struct({ id: DefectId, title: Schema.String })

export const WorkOrderDetails = Schema.Struct({
  ...WorkOrderView.fields,
  items: Schema.Array(WorkOrderLineView),
  /** Blocking defects on its lines. */
  to_certify: Schema.Array(DefectToCertify),
  can: Schema.Array(WorkOrderAction)
})
export type WorkOrderDetails = typeof WorkOrderDetails.Type
