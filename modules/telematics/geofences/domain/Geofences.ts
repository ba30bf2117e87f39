import type { NotFound, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { GeofenceView } from "../../contract/geofenceViews.ts"
import type { GeofenceId } from "../../contract/ids.ts"

/** A geofence as it is stored; `watched_from`: since when it is as it is. */
export const Geofence = GeofenceView.mapFields(Struct.omit(["vehicles"])).mapFields((fields) => ({
  ...fields,
  watched_from: Schema.Date
}))
export type Geofence = typeof Geofence.Type

export class Geofences extends Context.Service<
  Geofences,
  {
    /** Until the unit of work ends, no one else changes or watches the organization's geofences. Locked before any row. */
    readonly lockAll: (organizationId: OrganizationId) => Effect.Effect<void>
    readonly count: (organizationId: OrganizationId) => Effect.Effect<number>
    /** Fails if there is no such group. */
    readonly add: (geofence: Geofence) => Effect.Effect<void, NotFound>
    readonly find: (organizationId: OrganizationId, id: GeofenceId) => Effect.Effect<Option.Option<Geofence>>
    /** Fails if there is no such group. */
    readonly save: (geofence: Geofence) => Effect.Effect<void, NotFound>
    /** Also removes what happened there. */
    readonly remove: (organizationId: OrganizationId, id: GeofenceId) => Effect.Effect<void>
    /** By name. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<Geofence>>
  }
>()("telematics/Geofences") {}
