import { CalendarDate, endpoint, inOrganization, Instant, NotFound, UserId } from "#kernel"
import { EndTooEarly, HoldConflict, VehicleId, VehicleLink, VehicleNotInFleet } from "#fleet/contract"
import { Schema } from "effect"
import * as Errors from "./errors/planning.ts"
import { ApprovalNeeded, NotATechnician, WarrantyUndecided } from "./errors/workOrders.ts"
import { BayId, DefectId, OccurrenceId, PartId } from "./ids.ts"
import { sourceErrors } from "./workOrderLineFields.ts"
import { Colleague, WorkOrderDetails } from "./workOrderViews.ts"

const group = "Planning"
const params = inOrganization({})

/** What a proposal is for: an open service or a defect. */
export const ProposedWork = Schema.Union([
  Schema.Struct({ kind: Schema.tag("service"), id: OccurrenceId, title: Schema.String }),
  Schema.Struct({ kind: Schema.tag("defect"), id: DefectId, title: Schema.String })
])
export type ProposedWork = typeof ProposedWork.Type

/** Parts that the same service used on the same vehicle the last time, or else usually uses. */
export const NeededPart = Schema.Struct({
  id: PartId,
  name: Schema.String,
  quantity: Schema.Number,
  in_stock: Schema.Boolean
})
export type NeededPart = typeof NeededPart.Type

/**
 * The earliest time at which the work fits, and why: the vehicle is free from `free_from` until `free_until`, which is null if
 * nothing is planned after that; the technician and the bay are free, too, if there are any.
 */
export const ServiceProposal = Schema.Struct({
  vehicle: VehicleLink,
  work: Schema.Array(ProposedWork),
  minutes: Schema.Int,
  from: Schema.Date,
  to: Schema.Date,
  bay: Schema.NullOr(Schema.Struct({ id: BayId, name: Schema.String })),
  technician: Schema.NullOr(Colleague),
  /** The first day on which a service is due. */
  due_on: Schema.NullOr(CalendarDate),
  /** Until the first service is due, in meters; negative if that has passed. */
  remaining_m: Schema.NullOr(Schema.Number),
  /** The same in seconds that the engine runs. */
  remaining_s: Schema.NullOr(Schema.Number),
  free_from: Schema.Date,
  free_until: Schema.NullOr(Schema.Date),
  parts: Schema.Array(NeededPart)
})
export type ServiceProposal = typeof ServiceProposal.Type

/** Work on a vehicle that someone dismissed, so that it is not proposed. `dismissed_by`: null once unknown. */
export const DismissedProposal = Schema.Struct({
  vehicle: VehicleLink,
  work: Schema.Array(ProposedWork),
  dismissed_by: Schema.NullOr(Colleague),
  dismissed_at: Schema.Date
})
export type DismissedProposal = typeof DismissedProposal.Type

export const ListServiceProposals = endpoint({
  name: "listServiceProposals",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/service-proposals",
  access: "member",
  permission: "workorders.edit",
  summary:
    "Propose times for due services and open defects, at most 20 vehicles, the most urgent first, and list what was dismissed",
  params,
  output: Schema.Struct({ items: Schema.Array(ServiceProposal), dismissed: Schema.Array(DismissedProposal) })
})

const MAX_WORK = 50
const atMost = Schema.isMaxLength(MAX_WORK, {
  message: `A work order is opened with at most ${MAX_WORK} lines.`
}).abort()

const work = {
  occurrence_ids: Schema.Array(OccurrenceId).check(atMost),
  defect_ids: Schema.Array(DefectId).check(atMost)
}

export const AcceptServiceProposal = endpoint({
  name: "acceptServiceProposal",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/service-proposals/accept",
  access: "member",
  permission: "workorders.edit",
  summary: "Open a work order for a proposal, schedule it and block the vehicle, all together",
  params,
  body: Schema.Struct({
    vehicle_id: VehicleId,
    ...work,
    from: Instant,
    to: Instant,
    bay_id: Schema.NullOr(BayId),
    technician_id: Schema.NullOr(UserId)
  }),
  output: WorkOrderDetails,
  status: 201,
  errors: [
    NotATechnician,
    NotFound,
    HoldConflict,
    VehicleNotInFleet,
    EndTooEarly,
    ApprovalNeeded,
    WarrantyUndecided,
    Errors.BayTaken,
    Errors.TechnicianTaken,
    Errors.PlanWasChanged,
    Errors.BayIsArchived,
    ...sourceErrors
  ]
})

export const DismissServiceProposal = endpoint({
  name: "dismissServiceProposal",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/service-proposals/dismiss",
  access: "member",
  permission: "workorders.edit",
  summary: "Propose these services and defects of a vehicle no longer; what becomes due later still is",
  params,
  body: Schema.Struct({ vehicle_id: VehicleId, ...work }),
  errors: [NotFound]
})

export const RestoreServiceProposal = endpoint({
  name: "restoreServiceProposal",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/service-proposals/restore",
  access: "member",
  permission: "workorders.edit",
  summary: "Propose again what was dismissed of a vehicle",
  params,
  body: Schema.Struct({ vehicle_id: VehicleId }),
  errors: [NotFound]
})
