import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DefectId } from "../../contract/ids.ts"
import { Downtime, DowntimeReason } from "../domain/Downtime.ts"

const reason = rowOf(DowntimeReason)
const reasons = rowsOf(DowntimeReason)
const defects = rowsOf(Schema.Struct({ id: DefectId }))

export const DowntimeLive = Layer.effect(
  Downtime,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`organization_id, id, vehicle_id, cause, planned, starts_at, ends_at, note, work_order_id, defect_id,
      recorded_by, created_at, updated_at, version`
    return Downtime.of({
      lockVehicle: (organizationId, vehicleId) =>
        done(sql`
          select pg_advisory_xact_lock(
            hashtextextended('maintenance.downtime ' || ${organizationId}::text || ${vehicleId}::text, 0))`),
      find: (organizationId, id) =>
        reason(sql`
          select ${columns} from maintenance.downtime_reasons
          where organization_id = ${organizationId} and id = ${id}`),
      ofVehicle: (organizationId, vehicleId) =>
        reasons(sql`
          select ${columns} from maintenance.downtime_reasons
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} order by starts_at, id`),
      blockingDefects: (organizationId, vehicleId) =>
        Effect.map(
          defects(sql`
            select id from maintenance.defects
            where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and blocking and released_at is null
            order by id`),
          (rows) => rows.map(({ id }) => id)
        ),
      add: (added) => done(sql`insert into maintenance.downtime_reasons ${sql.insert({ ...added })}`),
      save: ({ organization_id, id, cause, planned, starts_at, ends_at, note, updated_at, version }) =>
        done(sql`
          update maintenance.downtime_reasons
          set ${sql.update({ cause, planned, starts_at, ends_at, note, updated_at, version })}
          where organization_id = ${organization_id} and id = ${id}`),
      remove: ({ organization_id, id }) =>
        done(sql`
          delete from maintenance.downtime_reasons where organization_id = ${organization_id} and id = ${id}`),
      write: Effect.fnUntraced(function* (organizationId, vehicleId, segments) {
        yield* done(sql`
          delete from maintenance.downtime where organization_id = ${organizationId} and vehicle_id = ${vehicleId}`)
        yield* done(sql`
          insert into maintenance.downtime (organization_id, vehicle_id, starts_at, ends_at, cause, planned, reason_id)
          select ${organizationId}::uuid, ${vehicleId}::uuid, starts_at, coalesce(ends_at, 'infinity'), cause, planned,
            reason_id
          from jsonb_to_recordset(${pg.json(segments)}) as given (starts_at timestamptz, ends_at timestamptz, cause text,
            planned boolean, reason_id uuid)`)
      })
    })
  })
)
