import { OrganizationId, UserId, type NotFound } from "#kernel"
import { HoldId, VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { PlanWasChanged } from "../../contract/errors/planning.ts"
import type { InAnotherWorkOrder } from "../../contract/errors/workOrders.ts"
import { BayId, VendorId, type WorkOrderId } from "../../contract/ids.ts"
import { ApprovalState, Totals, WorkOrderView } from "../../contract/workOrderViews.ts"

const { id, number, kind, priority, state, waiting_for, title, notes, invoice_ref, scheduled_from } =
  WorkOrderView.fields
const { scheduled_to, opened_at, started_at, finished_at, reason, currency, lines, lines_done } =
  WorkOrderView.fields

const optional = { user: Schema.NullOr(UserId), date: Schema.NullOr(Schema.Date) }
const amount = Schema.NullOr(Schema.Number)

/** A work order as it is stored. Readings in meters and seconds of the vehicle's life. */
export const WorkOrder = Schema.Struct({
  organization_id: OrganizationId,
  id,
  number,
  vehicle_id: VehicleId,
  kind,
  priority,
  state,
  waiting_for,
  title,
  notes,
  vendor_id: Schema.NullOr(VendorId),
  invoice_ref,
  assigned_to: optional.user,
  bay_id: Schema.NullOr(BayId),
  scheduled_from,
  scheduled_to,
  hold_id: Schema.NullOr(HoldId),
  approval: ApprovalState,
  approval_minor: amount,
  requested_by: optional.user,
  requested_at: optional.date,
  decided_by: optional.user,
  decided_by_name: Schema.NullOr(Schema.String),
  decided_at: optional.date,
  decision_note: Schema.NullOr(Schema.String),
  opened_by: optional.user,
  opened_at,
  started_at,
  finished_at,
  in_m: amount,
  in_s: amount,
  in_estimated: Schema.Boolean,
  out_m: amount,
  out_s: amount,
  out_estimated: Schema.Boolean,
  reason,
  currency,
  ...Totals.fields,
  lines,
  lines_done,
  version: Schema.Int,
  updated_at: Schema.Date
})
export type WorkOrder = typeof WorkOrder.Type

/** What the database derives, or writes once. */
const FIXED = [
  "organization_id",
  "id",
  "number",
  "vehicle_id",
  "opened_by",
  "opened_at",
  "currency",
  "lines",
  "lines_done",
  ...Struct.keys(Totals.fields)
] as const

/** What changes of a work order are stored. */
export const changeable = (order: WorkOrder) => Struct.omit(order, FIXED)

export class WorkOrders extends Context.Service<
  WorkOrders,
  {
    readonly find: (
      organizationId: OrganizationId,
      id: WorkOrderId
    ) => Effect.Effect<Option.Option<WorkOrder>>
    /** Locks the work order until the unit of work ends. */
    readonly lockOrder: (
      organizationId: OrganizationId,
      id: WorkOrderId
    ) => Effect.Effect<Option.Option<WorkOrder>>
    /** The next number of the organization, which is locked until the unit of work ends. */
    readonly takeNumber: (organizationId: OrganizationId) => Effect.Effect<number>
    /** Fails unless the vendor is the organization's. */
    readonly add: (order: WorkOrder) => Effect.Effect<void, NotFound>
    /** Stores a work order as its next version. Returns whether it is still the version that it was read as. */
    readonly save: (
      order: WorkOrder
    ) => Effect.Effect<boolean, NotFound | InAnotherWorkOrder | PlanWasChanged>
  }
>()("maintenance/WorkOrders") {}
