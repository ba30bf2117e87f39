import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type Drive, Trips } from "../domain/Trips.ts"
import { pendingOf } from "./pending.ts"
import { replacing } from "./replacing.ts"
import { StopRow, stopOf, TripRow, tripOf } from "./rows.ts"

const stops = rowsOf(StopRow)
const trip = rowOf(TripRow)
const left = rowOf(Schema.Struct({ left_at: Schema.NullOr(Schema.Date) }))
const exists = rowsOf(Schema.Struct({ exists: Schema.Boolean }))
const fixes = rowsOf(
  Schema.Struct({
    at: Schema.Date,
    latitude: Schema.Number,
    longitude: Schema.Number,
    speed: Schema.NullOr(Schema.Number),
    accuracy: Schema.NullOr(Schema.Number),
    ignition: Schema.NullOr(Schema.Boolean)
  })
)

/** So many stops are enough to find one that had ended. */
const MOST_STOPS = 4

/** Good positions of the devices that were in a vehicle. */
const ofVehicle = (sql: SqlClient.SqlClient, { organizationId, vehicleId }: Drive) => sql`
  from telematics.device_links l
  join telematics.positions p on p.organization_id = ${organizationId} and p.device_id = l.device_id
    and p.fixed_at >= l.linked_from and (l.linked_until is null or p.fixed_at < l.linked_until) and p.quality = 'good'
  where l.organization_id = ${organizationId} and l.vehicle_id = ${vehicleId}`

export const TripsLive = Layer.effect(
  Trips,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const mine = ({ organizationId, vehicleId }: Drive) =>
      sql`organization_id = ${organizationId} and vehicle_id = ${vehicleId}`
    return Trips.of({
      ...pendingOf(sql),
      stopsBefore: (drive, at) =>
        Effect.map(
          stops(sql`
            select stopped_at, left_at, latitude, longitude from telematics.stops
            where ${mine(drive)} and stopped_at < ${at} order by stopped_at desc limit ${MOST_STOPS}`),
          (rows) => rows.map(stopOf).toReversed()
        ),
      reportedBetween: (drive, from, to) =>
        Effect.map(
          exists(sql`
            select exists (
              select ${ofVehicle(sql, drive)} and p.fixed_at >= ${from} and p.fixed_at < ${to}) as exists`),
          ([row]) => row?.exists === true
        ),
      fixes: (drive, from, limit) =>
        fixes(sql`
          select distinct on (floor(extract(epoch from p.fixed_at) / 5)) p.fixed_at as at, p.latitude, p.longitude,
            p.speed::float8 as speed, p.accuracy::float8 as accuracy, p.ignition
          ${ofVehicle(sql, drive)} ${from === null ? sql`` : sql`and p.fixed_at >= ${from}`}
          order by floor(extract(epoch from p.fixed_at) / 5), p.fixed_at limit ${limit}`),
      replace: replacing(sql, pg),
      endPurposes: ({ organizationId, vehicleId }) =>
        done(sql`
          update telematics.drive_purposes d set ends_at = next.started_at
          from (
            select o.id, min(t.started_at) as started_at
            from telematics.drive_purposes o
            join telematics.stops s on s.organization_id = o.organization_id and s.vehicle_id = o.vehicle_id
              and s.stopped_at > o.begins_at
            join telematics.trips t on t.organization_id = o.organization_id and t.vehicle_id = o.vehicle_id
              and t.started_at >= s.left_at
            where o.organization_id = ${organizationId} and o.vehicle_id = ${vehicleId} and o.ends_at is null
              and o.ends_with_stop
            group by o.id
          ) next
          where d.organization_id = ${organizationId} and d.id = next.id`),
      find: (drive, startedAt) =>
        Effect.map(
          trip(sql`
            select started_at, ended_at, distance, idle_time, max_speed, start_latitude, start_longitude, end_latitude,
              end_longitude
            from telematics.trips where ${mine(drive)} and started_at = ${startedAt}`),
          Option.map(tripOf)
        ),
      leftAfter: (drive, endedAt) =>
        Effect.map(
          left(sql`
            select left_at from telematics.stops
            where ${mine(drive)} and stopped_at >= ${endedAt} order by stopped_at limit 1`),
          Option.match({ onNone: () => null, onSome: ({ left_at }) => left_at })
        )
    })
  })
)
