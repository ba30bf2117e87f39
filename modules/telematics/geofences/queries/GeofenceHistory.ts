import type { PageRequest } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { GeofenceEventView } from "../../contract/geofenceViews.ts"
import { type GeofenceEventId, GeofenceId } from "../../contract/ids.ts"
import type { Look } from "../../positions/queries/Positions.ts"

/** Undefined: any. */
export interface GeofenceEventFilter {
  readonly geofence: GeofenceId | undefined
  readonly vehicle: VehicleId | undefined
}

/** An event with its vehicle's id; the name is the fleet's. `dwell_after` is that of its geofence now. */
export const ListedGeofenceEvent = GeofenceEventView.mapFields(Struct.omit(["vehicle_name"])).mapFields(
  (fields) => ({ ...fields, dwell_after: Schema.NullOr(Schema.Int) })
)
export type ListedGeofenceEvent = typeof ListedGeofenceEvent.Type

/** A vehicle in a geofence. */
export const VehicleInside = Schema.Struct({ geofence_id: GeofenceId, vehicle_id: VehicleId })
export type VehicleInside = typeof VehicleInside.Type

/** Null: all vehicles. */
type Vehicles = ReadonlyArray<VehicleId> | null

/** What happened at geofences. What follows from a position that a viewer may not see is left out. */
export class GeofenceHistory extends Context.Service<
  GeofenceHistory,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      look: Look & { readonly vehicles: Vehicles },
      filter: GeofenceEventFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<ListedGeofenceEvent>>
    readonly find: (look: Look, id: GeofenceEventId) => Effect.Effect<Option.Option<ListedGeofenceEvent>>
    /** The vehicles with a device that are in a geofence, or in any. */
    readonly inside: (
      look: Look & { readonly vehicles: Vehicles },
      geofence: GeofenceId | undefined
    ) => Effect.Effect<ReadonlyArray<VehicleInside>>
  }
>()("telematics/GeofenceHistory") {}
