import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { VehicleView } from "../../contract/vehicleViews.ts"
import { Hold } from "../domain/Hold.ts"
import { Ledger } from "../domain/Ledger.ts"
import { holdColumns } from "./columns.ts"

const hold = rowOf(Hold)
const holds = rowsOf(Hold)
const { id, lifecycle, safety, location_id } = VehicleView.fields
const vehicles = rowsOf(Schema.Struct({ id, lifecycle, safety, location_id }))

export const LedgerLive = Layer.effect(
  Ledger,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = holdColumns(sql)
    return Ledger.of({
      keepOnVehicles: (organizationId, but) => {
        const key = sql`hashtextextended('fleet.holds ' || ${organizationId}::text, 0)`
        return done(
          but === "none"
            ? sql`select pg_advisory_xact_lock_shared(${key})`
            : sql`select pg_advisory_xact_lock(${key})`
        )
      },
      lock: (organizationId, ids) =>
        vehicles(sql`
          select id, lifecycle, safety, location_id from fleet.vehicles
          where organization_id = ${organizationId} and id = any(${ids}::uuid[])
          order by id for no key update`),
      find: (organizationId, holdId) =>
        hold(sql`
          select ${columns} from fleet.holds h where organization_id = ${organizationId} and id = ${holdId}`),
      firmOf: (organizationId, ids, at) =>
        holds(sql`
          select ${columns} from fleet.holds h
          where organization_id = ${organizationId} and vehicle_id = any(${ids}::uuid[]) and status = 'firm'
            and occupies_until > ${at}
          order by starts_at, id`),
      save: (changed) =>
        changed.length === 0
          ? Effect.succeed([])
          : holds(sql`
              insert into fleet.holds as h (organization_id, id, vehicle_id, kind, status, released_from, starts_at,
                due_at, ended_at, demoted_at, held_for, note, source_module, source_id, from_location_id,
                to_location_id, arrived, created_by, created_at, updated_at)
              select organization_id, id, vehicle_id, kind, status, released_from, starts_at, due_at, ended_at,
                demoted_at, held_for, note, source_module, source_id, from_location_id, to_location_id, arrived, app.user_id(),
                created_at, updated_at
              from jsonb_to_recordset(${pg.json(changed)}) as given (organization_id uuid, id uuid, vehicle_id uuid,
                kind text, status text, released_from text, starts_at timestamptz, due_at timestamptz,
                ended_at timestamptz, demoted_at timestamptz, held_for text, note text, source_module text,
                source_id uuid, from_location_id uuid, to_location_id uuid, arrived boolean, created_at timestamptz,
                updated_at timestamptz)
              on conflict (organization_id, id) do update set vehicle_id = excluded.vehicle_id,
                status = excluded.status, released_from = excluded.released_from, starts_at = excluded.starts_at,
                due_at = excluded.due_at, ended_at = excluded.ended_at, arrived = excluded.arrived, demoted_at = excluded.demoted_at,
                updated_at = excluded.updated_at
              returning ${columns}`)
    })
  })
)
