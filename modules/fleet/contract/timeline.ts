import { CursorText, endpoint, inOrganization, NotFound, pageOf, paging, UserId, Uuid } from "#kernel"
import { Schema } from "effect"
import { VehicleId } from "./ids.ts"

/** What happened: the thing and a verb in the past, such as `vehicle.added`. Each module adds its own. */
export const TimelineKind = Schema.String.check(Schema.isPattern(/^[a-z_]{1,40}\.[a-z_]{1,40}$/))
export type TimelineKind = typeof TimelineKind.Type

/** `actor`: who did it; null for the system, and without a name once their account was erased. */
export const TimelineEntry = Schema.Struct({
  id: Uuid,
  at: Schema.Date,
  kind: TimelineKind,
  actor: Schema.NullOr(Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) })),
  details: Schema.Record(Schema.String, Schema.String)
})
export type TimelineEntry = typeof TimelineEntry.Type

export const ListTimeline = endpoint({
  name: "listTimeline",
  group: "Vehicles",
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/timeline",
  access: "member",
  permission: "vehicles.read",
  summary: "List everything that happened to a vehicle, newest first",
  params: inOrganization({ vehicleId: VehicleId }),
  query: Schema.Struct({ after: Schema.optionalKey(CursorText) }),
  output: pageOf(TimelineEntry),
  errors: [NotFound]
})

/** An entry of the timeline of any vehicle, with the names of that vehicle. */
export const FleetActivity = Schema.Struct({
  ...TimelineEntry.fields,
  vehicle: Schema.Struct({
    id: VehicleId,
    unit_number: Schema.NullOr(Schema.String),
    plate: Schema.NullOr(Schema.String),
    vin: Schema.NullOr(Schema.String)
  })
})
export type FleetActivity = typeof FleetActivity.Type

export const ListFleetActivity = endpoint({
  name: "listFleetActivity",
  group: "Vehicles",
  method: "GET",
  path: "/api/organizations/:organizationId/fleet-activity",
  access: "member",
  permission: "vehicles.read",
  summary: "List everything that happened to the organization's vehicles, newest first",
  params: inOrganization({}),
  query: Schema.Struct(paging),
  output: pageOf(FleetActivity)
})
