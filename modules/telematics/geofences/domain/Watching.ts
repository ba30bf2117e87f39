import type { OrganizationId } from "#kernel"
import { GroupId, VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { GeofenceId } from "../../contract/ids.ts"
import type { Bounds } from "../../domain/bounds.ts"
import type { GoodFix } from "../../domain/GoodFix.ts"
import type { Geofence } from "./Geofences.ts"
import { GeofenceState } from "./GeofenceState.ts"

/** A geofence and the box around it. */
export type WatchedGeofence = Geofence & { readonly bounds: Bounds }

/** Up to which fix a vehicle was watched, and the group that it was in then. */
export const Marker = Schema.Struct({
  vehicle_id: VehicleId,
  fixed_at: Schema.Date,
  group_id: Schema.NullOr(GroupId)
})
export type Marker = typeof Marker.Type

/** A vehicle with new fixes. Its time is null if it was never watched. */
export const VehicleWithNews = Schema.Struct({ ...Marker.fields, fixed_at: Schema.NullOr(Schema.Date) })
export type VehicleWithNews = typeof VehicleWithNews.Type

/** The vehicles after one, so many at most, with fixes later than `since`. */
export interface NewsPage {
  readonly since: Date
  readonly after: VehicleId | null
  readonly most: number
  readonly at: Date
}

/** The fixes of a vehicle after an instant. */
export interface WantedFixes {
  readonly vehicle_id: VehicleId
  readonly since: Date
}

export type FixOfVehicle = GoodFix & { readonly vehicle_id: VehicleId }

/** Where a vehicle was last. */
export const LastFix = Schema.Struct({
  vehicle_id: VehicleId,
  fixed_at: Schema.Date,
  latitude: Schema.Number,
  longitude: Schema.Number
})
export type LastFix = typeof LastFix.Type

/** What is known of a vehicle at a geofence. */
export const StoredState = Schema.Struct({
  geofence_id: GeofenceId,
  vehicle_id: VehicleId,
  state: Schema.toCodecJson(GeofenceState)
})
export type StoredState = typeof StoredState.Type

/** A state that the silence of its vehicle's device may change. */
export const SilentState = Schema.Struct({ ...StoredState.fields, fixed_at: Schema.Date })
export type SilentState = typeof SilentState.Type

/** What follows for the states of vehicles. */
export interface StateChanges {
  readonly stored: ReadonlyArray<StoredState>
  readonly removed: ReadonlyArray<Pick<StoredState, "geofence_id" | "vehicle_id">>
}

/** Watches the vehicles of an organization, in its open unit of work. */
export class Watching extends Context.Service<
  Watching,
  {
    /** The organizations that have geofences. Needs the system role. */
    readonly organizations: Effect.Effect<ReadonlyArray<OrganizationId>>
    /** The geofences with the boxes around them, which the caller has locked. */
    readonly geofences: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<WatchedGeofence>>
    /** Vehicles with a good fix that was not watched and is later than an instant, by id. */
    readonly withNews: (
      organizationId: OrganizationId,
      page: {
        readonly since: Date
        readonly after: VehicleId | null
        readonly most: number
        readonly at: Date
      }
    ) => Effect.Effect<ReadonlyArray<VehicleWithNews>>
    /** The first good fixes of each vehicle after an instant of its own, oldest first. */
    readonly fixesOf: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<WantedFixes>,
      mostOfEach: number
    ) => Effect.Effect<ReadonlyArray<FixOfVehicle>>
    readonly statesOf: (
      organizationId: OrganizationId,
      vehicleIds: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<StoredState>>
    /** The states that may change without a fix, of vehicles whose device has no fix that was not watched. */
    readonly silent: (organizationId: OrganizationId, at: Date) => Effect.Effect<ReadonlyArray<SilentState>>
    readonly store: (
      organizationId: OrganizationId,
      changes: StateChanges,
      markers: ReadonlyArray<Marker>
    ) => Effect.Effect<void>
    /** Where the vehicles with a device were last. */
    readonly lastFixes: (organizationId: OrganizationId, at: Date) => Effect.Effect<ReadonlyArray<LastFix>>
    /** Replaces all states of a geofence. Vehicles that were watched before keep their marker. */
    readonly restart: (
      organizationId: OrganizationId,
      geofenceId: GeofenceId,
      states: ReadonlyArray<StoredState>,
      markers: ReadonlyArray<Marker>
    ) => Effect.Effect<void>
  }
>()("telematics/Watching") {}
