import {
  anyOf,
  CursorText,
  endpoint,
  inOrganization,
  Instant,
  NotFound,
  OrganizationId,
  pageOf,
  paragraphs,
  rowLimit,
  UserId
} from "#kernel"
import { Schema } from "effect"
import { DriverLink, VehicleLink } from "./driverViews.ts"
import * as Errors from "./errors/drivers.ts"
import { AssignmentId, DriverId, VehicleId } from "./ids.ts"

const group = "Assignments"

/** A vehicle has one primary driver at a time, who is responsible for it, and any number of secondary ones. */
export const AssignmentRole = Schema.Literals(["primary", "secondary"])
export type AssignmentRole = typeof AssignmentRole.Type

export const AssignmentState = Schema.Literals(["planned", "active", "ended", "cancelled"])
export type AssignmentState = typeof AssignmentState.Type

const NEXT: Readonly<Record<AssignmentState, ReadonlyArray<AssignmentState>>> = {
  planned: ["active", "cancelled"],
  active: ["ended"],
  ended: [],
  cancelled: []
}

/** What an assignment can become next. The database refuses everything else (`fleet.assignment_may_become`). */
export const nextAssignmentStates = (state: AssignmentState): ReadonlyArray<AssignmentState> => NEXT[state]

/** Planned or active. */
export const isOpen = (state: AssignmentState): boolean => NEXT[state].length > 0

/**
 * A driver has a vehicle from an instant until another one, which is the first instant without it. `until` is null if no
 * end is planned. An active assignment lasts until it is ended, even after that.
 */
export const AssignmentView = Schema.Struct({
  id: AssignmentId,
  organization_id: OrganizationId,
  vehicle: VehicleLink,
  /** `user_id`: the member, if the driver is one. */
  driver: Schema.Struct({ ...DriverLink.fields, user_id: Schema.NullOr(UserId) }),
  role: AssignmentRole,
  state: AssignmentState,
  from: Schema.Date,
  until: Schema.NullOr(Schema.Date),
  note: Schema.NullOr(Schema.String),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type AssignmentView = typeof AssignmentView.Type

const Note = Schema.NullOr(paragraphs("Note", { max: 500 }))

const oneAssignment = inOrganization({ assignmentId: AssignmentId })

const conflicts = [Errors.VehicleAssigned, Errors.DriverAssigned, Errors.AssignedTwice] as const
const unfit = [Errors.VehicleUnavailable, Errors.VehicleGrounded, Errors.DriverIsArchived] as const

export const ListAssignments = endpoint({
  name: "listAssignments",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/assignments",
  access: "member",
  permission: "drivers.read",
  summary: "List assignments, latest start first",
  params: inOrganization({}),
  query: Schema.Struct({
    after: Schema.optionalKey(CursorText),
    limit: rowLimit(200),
    vehicle: Schema.optionalKey(VehicleId),
    driver: Schema.optionalKey(DriverId),
    state: Schema.optionalKey(anyOf(AssignmentState)),
    /** Only those that last at some time between these. */
    from: Schema.optionalKey(Instant),
    until: Schema.optionalKey(Instant)
  }),
  output: pageOf(AssignmentView)
})

export const ListVehicleDrivers = endpoint({
  name: "listVehicleDrivers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/drivers",
  access: "member",
  permission: "drivers.read",
  summary: "List who had a vehicle at a time, now by default; the primary driver first",
  params: inOrganization({ vehicleId: VehicleId }),
  query: Schema.Struct({ at: Schema.optionalKey(Instant) }),
  output: Schema.Struct({ items: Schema.Array(AssignmentView) }),
  errors: [NotFound]
})

export const AssignDriver = endpoint({
  name: "assignDriver",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/assignments",
  access: "member",
  permission: "assignments.edit",
  summary: "Give a vehicle to a driver, now, in the future or in the past",
  params: inOrganization({}),
  body: Schema.Struct({
    vehicle_id: VehicleId,
    driver_id: DriverId,
    /** Primary by default. */
    role: Schema.optionalKey(AssignmentRole),
    /** Now if null. */
    from: Schema.NullOr(Instant),
    until: Schema.NullOr(Instant),
    note: Note
  }),
  output: AssignmentView,
  status: 201,
  errors: [NotFound, Errors.PeriodReversed, ...conflicts, ...unfit]
})

export const EditAssignment = endpoint({
  name: "editAssignment",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/assignments/:assignmentId",
  access: "member",
  permission: "assignments.edit",
  summary: "Change the note or planned end of an open assignment, and the start of a planned one",
  params: oneAssignment,
  body: Schema.Struct({
    from: Schema.optionalKey(Instant),
    until: Schema.optionalKey(Schema.NullOr(Instant)),
    note: Schema.optionalKey(Note)
  }),
  output: AssignmentView,
  errors: [NotFound, Errors.AssignmentNotPossible, Errors.PeriodReversed, ...conflicts]
})

export const StartAssignment = endpoint({
  name: "startAssignment",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/assignments/:assignmentId/start",
  access: "member",
  permission: "assignments.edit",
  summary: "Start a planned assignment, now by default",
  params: oneAssignment,
  body: Schema.Struct({ at: Schema.optionalKey(Instant) }),
  output: AssignmentView,
  errors: [
    NotFound,
    Errors.AssignmentNotPossible,
    Errors.NotYet,
    Errors.PeriodReversed,
    ...conflicts,
    ...unfit
  ]
})

export const EndAssignment = endpoint({
  name: "endAssignment",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/assignments/:assignmentId/end",
  access: "member",
  permission: "assignments.edit",
  summary: "End an active assignment, now by default",
  params: oneAssignment,
  body: Schema.Struct({ at: Schema.optionalKey(Instant) }),
  output: AssignmentView,
  errors: [NotFound, Errors.AssignmentNotPossible, Errors.NotYet, Errors.PeriodReversed, ...conflicts]
})

export const CancelAssignment = endpoint({
  name: "cancelAssignment",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/assignments/:assignmentId/cancel",
  access: "member",
  permission: "assignments.edit",
  summary: "Cancel a planned assignment",
  params: oneAssignment,
  output: AssignmentView,
  errors: [NotFound, Errors.AssignmentNotPossible]
})

export const SwapDrivers = endpoint({
  name: "swapDrivers",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/driver-swaps",
  access: "member",
  permission: "assignments.edit",
  summary: "Swap the primary drivers of two vehicles, now. One of them may have none",
  params: inOrganization({}),
  body: Schema.Struct({ vehicle_id: VehicleId, other_vehicle_id: VehicleId }),
  /** The new assignments. */
  output: Schema.Struct({ items: Schema.Array(AssignmentView) }),
  errors: [NotFound, Errors.AssignmentNotPossible, Errors.PeriodReversed, ...conflicts, ...unfit]
})
