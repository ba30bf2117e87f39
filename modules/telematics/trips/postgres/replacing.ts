import { done, rowsOf } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { Trips } from "../domain/Trips.ts"
import { stopRow, tripRow } from "./rows.ts"

const keys = rowsOf(Schema.Struct({ started_at: Schema.Date }))

/** Replaces the trips and stops of a vehicle from an instant on. */
export const replacing = (sql: SqlClient.SqlClient, pg: PgClient.PgClient): Trips["Service"]["replace"] =>
  Effect.fn("telematics.replaceTrips")(function* ({ organizationId, vehicleId }, from, segments, version) {
    const mine = sql`organization_id = ${organizationId} and vehicle_id = ${vehicleId}`
    const since = from ?? new Date(0)
    const own = { organization_id: organizationId, vehicle_id: vehicleId, version }
    const before = yield* keys(sql`
      select started_at from telematics.trips
      where ${mine} and started_at >= ${since} and ended_at is not null`)
    yield* done(sql`delete from telematics.trips where ${mine} and started_at >= ${since}`)
    yield* done(sql`delete from telematics.stops where ${mine} and stopped_at >= ${since}`)
    yield* done(sql`
      insert into telematics.trips
      select * from jsonb_populate_recordset(null::telematics.trips,
        ${pg.json(segments.trips.map((trip) => ({ ...own, ...tripRow(trip) })))})`)
    yield* done(sql`
      insert into telematics.stops
      select * from jsonb_populate_recordset(null::telematics.stops,
        ${pg.json(segments.stops.map((stop) => ({ ...own, ...stopRow(stop) })))})`)
    const known = new Set(before.map(({ started_at }) => started_at.getTime()))
    return segments.trips.filter(
      ({ startedAt, endedAt }) => endedAt !== null && !known.has(startedAt.getTime())
    )
  })
