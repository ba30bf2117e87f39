import { endpoint, inOrganization, Instant, NotFound } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { PeriodTooLong } from "./errors.ts"
import * as Errors from "./errors/trips.ts"
import { PrivateDriveView, StopView, TrackingSettings, TripPurpose, TripView } from "./tripViews.ts"

const group = "Trips"

export const ListTrips = endpoint({
  name: "listTrips",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/trips",
  access: "member",
  permission: "positions.read",
  summary: "List the trips and stops of a vehicle that touch a period of at most 31 days, oldest first",
  params: inOrganization({ vehicleId: VehicleId }),
  query: Schema.Struct({ from: Instant, to: Instant }),
  output: Schema.Struct({ trips: Schema.Array(TripView), stops: Schema.Array(StopView) }),
  errors: [NotFound, PeriodTooLong]
})

const oneVehicle = inOrganization({ vehicleId: VehicleId })

export const SetTripPurpose = endpoint({
  name: "setTripPurpose",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/trip-purpose",
  access: "member",
  permission: "positions.read",
  acceptsTokens: false,
  summary: "Say what your own trip was for; a private one, and where it ended, is visible to you alone",
  params: oneVehicle,
  body: Schema.Struct({ started_at: Instant, purpose: TripPurpose }),
  errors: [NotFound, Errors.NotTheDriver, Errors.PurposeTaken, Errors.TripUnderWay]
})

export const GetPrivateDrive = endpoint({
  name: "getPrivateDrive",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/private-drive",
  access: "member",
  permission: "positions.read",
  summary: "Get whether you have a vehicle now, and since when you have been driving it privately",
  params: oneVehicle,
  output: PrivateDriveView
})

export const StartPrivateDrive = endpoint({
  name: "startPrivateDrive",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/private-drive",
  access: "member",
  permission: "positions.read",
  acceptsTokens: false,
  summary: "Drive a vehicle that you have privately from now on: its position is visible to you alone",
  params: oneVehicle,
  errors: [NotFound, Errors.NotTheDriver, Errors.PurposeTaken]
})

export const EndPrivateDrive = endpoint({
  name: "endPrivateDrive",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/private-drive",
  access: "member",
  permission: "positions.read",
  acceptsTokens: false,
  summary: "End your private drive",
  params: oneVehicle
})

export const GetTrackingSettings = endpoint({
  name: "getTrackingSettings",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/tracking-settings",
  access: "member",
  permission: "positions.read",
  summary: "Get how long positions are stored, and at which times vehicles are tracked",
  params: inOrganization({}),
  output: TrackingSettings
})

export const SetTrackingSettings = endpoint({
  name: "setTrackingSettings",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/tracking-settings",
  access: "member",
  permission: "positions.configure",
  summary: "Set how long positions are stored, and at which times vehicles are tracked",
  params: inOrganization({}),
  body: TrackingSettings,
  output: TrackingSettings
})
