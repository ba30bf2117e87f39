import { NotFound } from "#kernel"
import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { Schedule, Schedules } from "../domain/Schedules.ts"
import { scheduleColumns } from "./columns.ts"
import { reporting } from "./reporting.ts"

const schedule = rowOf(Schedule)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const cadenceOf = ({ cadence }: Schedule) => ({
  cadence: cadence.kind,
  every_days: cadence.kind === "every_days" ? cadence.days : null,
  starts_on: cadence.kind === "every_days" ? cadence.starts_on : null,
  valid_hours: cadence.kind === "before_use" ? cadence.valid_hours : null
})

/** Refuses what is not one of the organization's; other failures are defects. */
const selecting = (statement: Effect.Effect<unknown, SqlError.SqlError>) =>
  statement.pipe(
    Effect.asVoid,
    Effect.catchTag("SqlError", (error) => {
      switch (constraintOf(error)) {
        case "selects_a_vehicle":
          return Effect.fail(new NotFound({ what: "vehicle" }))
        case "selects_a_group":
          return Effect.fail(new NotFound({ what: "group" }))
        default:
          return Effect.die(error)
      }
    })
  )

/** Stores what a rule names. */
const storing =
  (sql: SqlClient.SqlClient) =>
  ({ organization_id, id, rule }: Schedule) => {
    if (rule.by === "vehicles")
      return selecting(sql`
          insert into inspections.schedule_vehicles (organization_id, schedule_id, vehicle_id)
          select ${organization_id}, ${id}, vehicle_id
          from unnest(${[...new Set(rule.vehicle_ids)]}::uuid[]) as vehicle_id`)
    return rule.by === "groups"
      ? selecting(sql`
            insert into inspections.schedule_groups (organization_id, schedule_id, group_id)
            select ${organization_id}, ${id}, group_id
            from unnest(${[...new Set(rule.group_ids)]}::uuid[]) as group_id`)
      : Effect.void
  }

export const SchedulesLive = Layer.effect(
  Schedules,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = scheduleColumns(sql)
    const stored = (one: Schedule) => ({ ...one, ...cadenceOf(one), rule: pg.json(one.rule) })
    const storeSelected = storing(sql)
    return Schedules.of({
      lockAll: (organizationId) =>
        done(sql`
          select pg_advisory_xact_lock(hashtextextended('inspections.schedules ' || ${organizationId}::text, 0))`),
      count: (organizationId) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from inspections.schedules where organization_id = ${organizationId}`),
          ([row]) => row?.count ?? 0
        ),
      add: (added) => done(sql`insert into inspections.schedules ${sql.insert(stored(added))}`),
      select: Effect.fn("inspections.selectVehicles")(function* (changed) {
        const ofSchedule = sql`organization_id = ${changed.organization_id} and schedule_id = ${changed.id}`
        yield* done(sql`delete from inspections.schedule_vehicles where ${ofSchedule}`)
        yield* done(sql`delete from inspections.schedule_groups where ${ofSchedule}`)
        yield* storeSelected(changed)
      }),
      lock: (organizationId, id) =>
        schedule(sql`
          select ${columns} from inspections.schedules s
          where s.organization_id = ${organizationId} and s.id = ${id} for no key update`),
      save: (changed) => {
        const { organization_id, id, form_id: _, created_at: __, ...rest } = stored(changed)
        return done(sql`
          update inspections.schedules set ${sql.update(rest)}
          where organization_id = ${organization_id} and id = ${id}`)
      },
      remove: ({ organization_id, id }) =>
        done(
          sql`delete from inspections.schedules where organization_id = ${organization_id} and id = ${id}`
        ),
      ...reporting(sql)
    })
  })
)
