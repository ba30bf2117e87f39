import { endpoint, inOrganization, Instant, NotFound } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { PeriodTooLong } from "./errors.ts"
import { LatestPositions, Track } from "./positionViews.ts"

const group = "Positions"

export const ListLatestPositions = endpoint({
  name: "listLatestPositions",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/positions",
  access: "member",
  permission: "positions.read",
  summary: "List where the vehicles with a device are now; drivers get the vehicles that they have",
  params: inOrganization({}),
  output: LatestPositions
})

/** A period; at most 25 hours, the longest day of the year. */
export const trackPeriod = { from: Instant, to: Instant }

export const GetTrack = endpoint({
  name: "getTrack",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/track",
  access: "member",
  permission: "positions.read",
  summary: "Get where a vehicle was during a period of at most 25 hours, oldest first",
  params: inOrganization({ vehicleId: VehicleId }),
  query: Schema.Struct(trackPeriod),
  output: Track,
  errors: [NotFound, PeriodTooLong]
})

/**
 * The stream of movements, as server-sent events: `event: positions` with `data`: a `Movements`, at most once a second for
 * each vehicle. It ends with the access token. Read with `fetch` and the access token.
 */
export const positionStreamPath = "/api/organizations/:organizationId/position-stream"
