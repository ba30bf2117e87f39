import type { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { GeofenceEventKind } from "../../contract/geofenceViews.ts"
import { type GeofenceEventId, GeofenceId } from "../../contract/ids.ts"

/** What happened. It follows from the fix that was measured at `fixed_at`. */
export const Crossing = Schema.Struct({
  geofence_id: GeofenceId,
  vehicle_id: VehicleId,
  kind: GeofenceEventKind,
  at: Schema.Date,
  fixed_at: Schema.Date,
  speed: Schema.NullOr(Schema.Number),
  speed_limit: Schema.NullOr(Schema.Number),
  notified: Schema.Boolean
})
export type Crossing = typeof Crossing.Type

export type StoredCrossing = Crossing & { readonly id: GeofenceEventId }

/** A vehicle, a geofence and what happened. */
export const CrossingKey = Crossing.mapFields(({ geofence_id, vehicle_id, kind }) => ({
  geofence_id,
  vehicle_id,
  kind
}))
export type CrossingKey = typeof CrossingKey.Type

/** What happened at geofences, in the open unit of work of an organization. */
export class Crossings extends Context.Service<
  Crossings,
  {
    /** What people were notified of since an instant. */
    readonly notifiedSince: (
      organizationId: OrganizationId,
      since: Date
    ) => Effect.Effect<ReadonlyArray<CrossingKey>>
    /** Returns those that were not stored before. */
    readonly record: (
      organizationId: OrganizationId,
      crossings: ReadonlyArray<StoredCrossing>,
      at: Date
    ) => Effect.Effect<ReadonlySet<GeofenceEventId>>
    /** Deletes what happened when positions are no longer kept. */
    readonly forget: (organizationId: OrganizationId, at: Date) => Effect.Effect<void>
  }
>()("telematics/Crossings") {}
