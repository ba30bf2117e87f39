import { rowsOf, done } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { GeofenceEventId } from "../../contract/ids.ts"
import { CrossingKey, Crossings } from "../domain/Crossings.ts"

const keys = rowsOf(CrossingKey)
const ids = rowsOf(Schema.Struct({ id: GeofenceEventId }))

/** The days that are kept unless an organization chose others. */
const RETENTION_DAYS = 400

export const CrossingsLive = Layer.effect(
  Crossings,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Crossings.of({
      notifiedSince: (organizationId, since) =>
        keys(sql`
          select distinct geofence_id, vehicle_id, kind from telematics.geofence_events
          where organization_id = ${organizationId} and notified and created_at > ${since}`),
      record: (organizationId, crossings, at) =>
        Effect.map(
          ids(sql`
            insert into telematics.geofence_events (organization_id, id, geofence_id, vehicle_id, kind, at, fixed_at,
              speed, speed_limit, notified, created_at)
            select ${organizationId}, given.*, ${at}
            from jsonb_to_recordset(${pg.json(crossings)}) as given (id uuid, geofence_id uuid, vehicle_id uuid,
              kind text, at timestamptz, fixed_at timestamptz, speed float8, speed_limit float8, notified boolean)
            on conflict on constraint once_per_instant do nothing returning id`),
          (rows) => new Set(rows.map(({ id }) => id))
        ),
      forget: (organizationId, at) =>
        done(sql`
          delete from telematics.geofence_events
          where organization_id = ${organizationId} and at < ${at}::timestamptz - make_interval(days => coalesce(
            (select t.retention_days from telematics.tracking_settings t where t.organization_id = ${organizationId}),
            ${RETENTION_DAYS}::int))`)
    })
  })
)
