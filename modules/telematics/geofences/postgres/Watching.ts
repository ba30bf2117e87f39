import { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { done, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Geofence } from "../domain/Geofences.ts"
import { LastFix, SilentState, StoredState, VehicleWithNews, Watching } from "../domain/Watching.ts"
import { geofenceColumns } from "./columns.ts"
import { firstFixes, vehiclesWithNews } from "./news.ts"
import { silentStates } from "./silentStates.ts"
import { storing } from "./storing.ts"

const number = Schema.NullOr(Schema.Number)
const organizations = rowsOf(Schema.Struct({ organization_id: OrganizationId }))
const Bounds = Schema.Struct({
  south: Schema.Number,
  west: Schema.Number,
  north: Schema.Number,
  east: Schema.Number
})
const geofences = rowsOf(Schema.Struct({ ...Geofence.fields, bounds: Bounds }))
const vehicles = rowsOf(VehicleWithNews)
const fixes = rowsOf(
  Schema.Struct({
    vehicle_id: VehicleId,
    at: Schema.Date,
    latitude: Schema.Number,
    longitude: Schema.Number,
    speed: number,
    accuracy: number,
    ignition: Schema.NullOr(Schema.Boolean)
  })
)
const states = rowsOf(StoredState)
const silent = rowsOf(SilentState)
const lastFixes = rowsOf(LastFix)

export const WatchingLive = Layer.effect(
  Watching,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = geofenceColumns(sql)
    const { putStates, putMarkers, removeStates } = storing(sql, pg)
    return Watching.of({
      organizations: Effect.map(
        organizations(
          sql`select distinct organization_id from telematics.geofences order by organization_id`
        ),
        (rows) => rows.map(({ organization_id }) => organization_id)
      ),
      geofences: (organizationId) =>
        geofences(sql`
          select ${columns}, bounds from telematics.geofences where organization_id = ${organizationId}
          order by id`),
      withNews: (organizationId, page) => vehicles(vehiclesWithNews(sql, organizationId, page)),
      fixesOf: (organizationId, wanted, mostOfEach) =>
        fixes(firstFixes(sql, organizationId, wanted, mostOfEach)),
      statesOf: (organizationId, vehicleIds) =>
        states(sql`
          select geofence_id, vehicle_id, state from telematics.geofence_states
          where organization_id = ${organizationId} and vehicle_id = any(${[...vehicleIds]}::uuid[])`),
      silent: (organizationId, at) => silent(silentStates(sql, organizationId, at)),
      store: Effect.fn("telematics.storeGeofenceStates")(function* (
        organizationId,
        { stored, removed },
        markers
      ) {
        yield* putStates(organizationId, stored)
        yield* removeStates(organizationId, removed)
        yield* putMarkers(organizationId, markers, "replace")
      }),
      lastFixes: (organizationId, at) =>
        lastFixes(sql`
          select l.vehicle_id, s.fixed_at, s.latitude, s.longitude
          from telematics.device_links l
          join telematics.device_states s on s.organization_id = l.organization_id and s.device_id = l.device_id
          where l.organization_id = ${organizationId} and l.linked_from <= ${at}
            and (l.linked_until is null or l.linked_until > ${at}) and s.fixed_at >= l.linked_from`),
      restart: Effect.fn("telematics.restartGeofence")(
        function* (organizationId, geofenceId, known, markers) {
          yield* done(sql`
            delete from telematics.geofence_states
            where organization_id = ${organizationId} and geofence_id = ${geofenceId}`)
          yield* putStates(organizationId, known)
          yield* putMarkers(organizationId, markers, "keep")
        }
      )
    })
  })
)
