import { event, OrganizationId, UserId } from "#kernel"
import { VehicleId, TIMELINE } from "#fleet/contract"
import { Schema } from "effect"
import { DEFECTS, SERVICES, WORK_ORDERS } from "../cachedQueries.ts"
import { WorkOrderId } from "../ids.ts"
import { WaitingFor } from "../workOrderViews.ts"

/** A work order was opened, edited, approved, scheduled, started, paused, cancelled, reopened or restored, or its lines changed. */
export class WorkOrderChanged extends event(
  "WorkOrderChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId, workOrderId: WorkOrderId },
  { invalidates: [WORK_ORDERS, TIMELINE] }
) {}

/** A work order was assigned to a technician by someone else. */
export class WorkOrderAssigned extends event(
  "WorkOrderAssigned",
  { organizationId: OrganizationId, vehicleId: VehicleId, workOrderId: WorkOrderId, assignedTo: UserId },
  { invalidates: [] }
) {}

/** Someone requested approval of a work order up to an amount in minor units. */
export class ApprovalRequested extends event(
  "ApprovalRequested",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    workOrderId: WorkOrderId,
    requestedBy: UserId,
    amountMinor: Schema.Number,
    currency: Schema.String
  },
  { invalidates: [] }
) {}

/** Approval that someone requested was given or refused, by someone else. */
export class ApprovalDecided extends event(
  "ApprovalDecided",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    workOrderId: WorkOrderId,
    requestedBy: UserId,
    approved: Schema.Boolean,
    reason: Schema.NullOr(Schema.String)
  },
  { invalidates: [] }
) {}

/** Work on a vehicle waits for something. `openedBy`: who opened the work order, if someone else paused the work. */
export class WorkPaused extends event(
  "WorkPaused",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    workOrderId: WorkOrderId,
    openedBy: UserId,
    waitingFor: WaitingFor
  },
  { invalidates: [] }
) {}

/** Someone without an account approved or declined an estimate by a link that `sentBy` has sent them. */
export class EstimateDecided extends event(
  "EstimateDecided",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    workOrderId: WorkOrderId,
    sentBy: UserId,
    outcome: Schema.Literals(["approved", "declined"]),
    name: Schema.String,
    amountMinor: Schema.Number,
    currency: Schema.String
  },
  { invalidates: [] }
) {}

/** A work order was closed, with what it cost. */
export class WorkOrderClosed extends event(
  "WorkOrderClosed",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    workOrderId: WorkOrderId,
    number: Schema.Int,
    totalMinor: Schema.Number,
    currency: Schema.String
  },
  { invalidates: [WORK_ORDERS, SERVICES, DEFECTS] }
) {}

/** The workshop's settings were changed. */
export class WorkshopSettingsChanged extends event(
  "WorkshopSettingsChanged",
  { organizationId: OrganizationId },
  { invalidates: [WORK_ORDERS] }
) {}
