import { publicEvent } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { DeviceIssueKind } from "./devices/issueKinds.ts"
import { DeviceIssuesOpened, FaultsOpened, GeofenceCrossed, TripsChanged } from "./events.ts"
import { GeofenceEventKind } from "./geofenceViews.ts"
import { DeviceId, GeofenceEventId, GeofenceId } from "./ids.ts"

/** What integrators may subscribe to. */
export const telematicsPublicEvents = [
  publicEvent({
    event: TripsChanged,
    types: { "trips.changed": "A vehicle ended a trip, or late positions changed what its trips were." },
    data: Schema.Struct({ vehicle_id: VehicleId }),
    messageOf: ({ vehicleId }) => ({ type: "trips.changed", data: { vehicle_id: vehicleId } })
  }),
  publicEvent({
    event: GeofenceCrossed,
    types: { "geofence.crossed": "A vehicle did something at a geofence that people are notified of." },
    data: Schema.Struct({
      geofence_event_id: GeofenceEventId,
      geofence_id: Schema.NullOr(GeofenceId),
      vehicle_id: Schema.NullOr(VehicleId),
      kind: Schema.NullOr(GeofenceEventKind)
    }),
    messageOf: ({ crossingId, geofenceId = null, vehicleId = null, kind = null }) => ({
      type: "geofence.crossed",
      data: { geofence_event_id: crossingId, geofence_id: geofenceId, vehicle_id: vehicleId, kind }
    })
  }),
  publicEvent({
    event: FaultsOpened,
    types: { "faults.opened": "Vehicles reported new faults." },
    data: Schema.Struct({
      count: Schema.Int,
      vehicle_id: Schema.NullOr(VehicleId),
      code: Schema.NullOr(Schema.String)
    }),
    messageOf: ({ count, only }) => ({
      type: "faults.opened",
      data: { count, vehicle_id: only?.vehicleId ?? null, code: only?.code ?? null }
    })
  }),
  publicEvent({
    event: DeviceIssuesOpened,
    types: { "device_issues.opened": "Something is wrong with devices." },
    data: Schema.Struct({
      count: Schema.Int,
      device_id: Schema.NullOr(DeviceId),
      kind: Schema.NullOr(DeviceIssueKind)
    }),
    messageOf: ({ count, only }) => ({
      type: "device_issues.opened",
      data: { count, device_id: only?.deviceId ?? null, kind: only?.kind ?? null }
    })
  })
] as const
