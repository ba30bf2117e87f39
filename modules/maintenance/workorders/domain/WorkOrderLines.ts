import { OrganizationId, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { VehicleSystem } from "../../contract/defectViews.ts"
import type { AmountTooLarge, InAnotherWorkOrder } from "../../contract/errors/workOrders.ts"
import {
  type DefectId,
  type OccurrenceId,
  type RecallId,
  WarrantyId,
  WorkOrderId,
  type WorkOrderLineId
} from "../../contract/ids.ts"
import { Totals, WorkOrderLineView } from "../../contract/workOrderViews.ts"

/** A line as it is stored. */
export const WorkOrderLine = Schema.Struct({
  organization_id: OrganizationId,
  work_order_id: WorkOrderId,
  position: Schema.Int,
  ...Struct.omit(WorkOrderLineView.fields, ["totals", "done_by", "labor", "parts", "warranty"]),
  warranty_id: Schema.NullOr(WarrantyId),
  done_by: Schema.NullOr(UserId),
  ...Struct.omit(Totals.fields, ["other_minor"]),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type WorkOrderLine = typeof WorkOrderLine.Type

/** A service, a defect or a recall that a line is for. */
export type LineSource =
  | { readonly kind: "service"; readonly id: OccurrenceId }
  | { readonly kind: "defect"; readonly id: DefectId }
  | { readonly kind: "recall"; readonly id: RecallId }

/** What a line takes from its source. */
export const SourceOfLine = Schema.Struct({
  vehicle_id: VehicleId,
  title: Schema.String,
  system: VehicleSystem,
  complaint: Schema.NullOr(Schema.String),
  minutes: Schema.NullOr(Schema.Int),
  is_open: Schema.Boolean
})
export type SourceOfLine = typeof SourceOfLine.Type

/** Lines of work orders. Callers lock the work order before they change anything. */
export class WorkOrderLines extends Context.Service<
  WorkOrderLines,
  {
    readonly find: (
      organizationId: OrganizationId,
      id: WorkOrderLineId
    ) => Effect.Effect<Option.Option<WorkOrderLine>>
    /** The open work order that a defect is on. */
    readonly openOrderOf: (
      organizationId: OrganizationId,
      defectId: DefectId
    ) => Effect.Effect<Option.Option<WorkOrderId>>
    /** In their order. */
    readonly of: (
      organizationId: OrganizationId,
      workOrderId: WorkOrderId
    ) => Effect.Effect<ReadonlyArray<WorkOrderLine>>
    /**
     * Locks them until the unit of work ends, in the order in which everyone does: defects, recalls, and services with the schedules
     * of their vehicles, each by id. So two that need the same ones wait for each other, and never both.
     */
    readonly lockSources: (
      organizationId: OrganizationId,
      sources: ReadonlyArray<LineSource>
    ) => Effect.Effect<void>
    readonly sourceOf: (
      organizationId: OrganizationId,
      source: LineSource
    ) => Effect.Effect<Option.Option<SourceOfLine>>
    /** Fails if the service, defect or recall is in another open work order, or the work order would cost too much to be stored. */
    readonly add: (line: WorkOrderLine) => Effect.Effect<void, InAnotherWorkOrder | AmountTooLarge>
    /** Stores a line as its next version. Returns whether it is still the version that it was read as. */
    readonly save: (line: WorkOrderLine) => Effect.Effect<boolean, AmountTooLarge>
    /** Returns whether nothing was recorded on it, so that it could be removed. */
    readonly remove: (line: WorkOrderLine) => Effect.Effect<boolean>
  }
>()("maintenance/WorkOrderLines") {}
