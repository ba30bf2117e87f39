import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { ScheduleId } from "../../contract/ids.ts"
import { Schedule, Schedules } from "../domain/Schedules.ts"
import { readingRules } from "./readingRules.ts"

/** What changes of a schedule. */
const SAVED = [
  "paused_at",
  "pause_reason",
  "own_every_m",
  "own_every_s",
  "own_every_months",
  "own_every_days"
] as const

const schedule = rowOf(Schedule)
const schedules = rowsOf(Schedule)
const ids = rowsOf(Schema.Struct({ id: ScheduleId }))

export const SchedulesLive = Layer.effect(
  Schedules,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`organization_id, id, vehicle_id, program_id, item_id, origin_on::text as origin_on,
      origin_m::float8 as origin_m, origin_s::float8 as origin_s, paused_at, pause_reason,
      own_every_m::float8 as own_every_m, own_every_s::float8 as own_every_s, own_every_months, own_every_days, ended_at,
      created_at`
    return Schedules.of({
      find: (organizationId, id) =>
        schedule(sql`
          select ${columns} from maintenance.schedules where organization_id = ${organizationId} and id = ${id}`),
      lockOfVehicles: (organizationId, vehicleIds) =>
        schedules(sql`
          select ${columns} from maintenance.schedules
          where organization_id = ${organizationId} and vehicle_id = any(${[...vehicleIds]}::uuid[])
          order by id for no key update`),
      add: (added) =>
        added.length === 0
          ? Effect.succeed(new Set())
          : Effect.map(
              ids(sql`
                insert into maintenance.schedules (organization_id, id, vehicle_id, program_id, item_id, origin_on,
                  origin_m, origin_s, created_at)
                select organization_id, id, vehicle_id, program_id, item_id, origin_on, origin_m, origin_s, created_at
                from jsonb_to_recordset(${pg.json(added)}) as given (organization_id uuid, id uuid, vehicle_id uuid,
                  program_id uuid, item_id uuid, origin_on date, origin_m bigint, origin_s bigint, created_at timestamptz)
                on conflict do nothing returning id`),
              (rows) => new Set(rows.map(({ id }) => id))
            ),
      setEnded: (organizationId, scheduleIds, at) =>
        scheduleIds.length === 0
          ? Effect.void
          : done(sql`
              update maintenance.schedules set ended_at = ${at}
              where organization_id = ${organizationId} and id = any(${[...scheduleIds]}::uuid[])`),
      save: ({ organization_id, id, ...schedule }) =>
        done(sql`
          update maintenance.schedules set ${sql.update(Struct.pick(schedule, SAVED))}
          where organization_id = ${organization_id} and id = ${id}`),
      ...readingRules(sql)
    })
  })
)
