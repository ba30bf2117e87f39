import type { CalendarDate } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PastRow, PastServices } from "../queries/PastServices.ts"

const decoded = Schema.Struct({
  ...PastRow.fields,
  task: Schema.toCodecJson(PastRow.fields.task),
  program: Schema.toCodecJson(PastRow.fields.program)
})
const past = rowsOf(decoded)
const one = rowOf(decoded)

const OUTCOMES = {
  on_time: (sql: SqlClient.SqlClient) => sql`and o.state = 'done' and o.on_time is not false`,
  late: (sql: SqlClient.SqlClient) => sql`and o.state = 'done' and not o.on_time`,
  skipped: (sql: SqlClient.SqlClient) => sql`and o.state = 'skipped'`,
  counted: (sql: SqlClient.SqlClient, from: CalendarDate) =>
    sql`and o.state = 'done' and o.completed_on >= ${from}::date`
}

export const PastServicesLive = Layer.effect(
  PastServices,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selected = sql`
      select o.id, o.schedule_id, o.seq, o.vehicle_id, o.state, o.due_on::text as due_on, o.due_m::float8 as due_m,
        o.due_s::float8 as due_s, o.completed_on::text as completed_on, o.completed_m::float8 as completed_m,
        o.completed_s::float8 as completed_s, o.estimated, o.on_time, o.skip_reason, o.note,
        o.cost_minor::float8 as cost_minor, o.currency, o.superseded_by, o.work_order_id, o.closed_at, o.closed_by,
        jsonb_build_object('id', t.id, 'name', t.name, 'system', t.system) as task,
        jsonb_build_object('id', p.id, 'name', p.name) as program,
        s.ended_at is null and not exists (
          select from maintenance.occurrences next where next.organization_id = o.organization_id
            and next.schedule_id = o.schedule_id and next.seq > o.seq and next.state in ('done', 'skipped')) as can_reopen
      from maintenance.occurrences o
      join maintenance.schedules s on s.organization_id = o.organization_id and s.id = o.schedule_id
      join maintenance.tasks t on t.organization_id = o.organization_id and t.id = o.task_id
      join maintenance.programs p on p.organization_id = o.organization_id and p.id = o.program_id`
    return PastServices.of({
      page: (organizationId, { vehicle, outcome, countedFrom }, { after, limit }) =>
        past(sql`
          ${selected}
          where o.organization_id = ${organizationId} and o.state in ('done', 'skipped')
            ${vehicle === undefined ? sql`` : sql`and o.vehicle_id = ${vehicle}`}
            ${outcome === undefined ? sql`` : OUTCOMES[outcome](sql, countedFrom)}
            ${after === null ? sql`` : sql`and (o.closed_at, o.id) < (${after.at}, ${after.id}::uuid)`}
          order by o.closed_at desc, o.id desc limit ${limit + 1}`),
      find: (organizationId, id) =>
        one(sql`
          ${selected} where o.organization_id = ${organizationId} and o.id = ${id} and o.state in ('done', 'skipped')`)
    })
  })
)
