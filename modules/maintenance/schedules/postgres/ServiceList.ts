import { CalendarDate, type OrganizationId, type SortedPageRequest } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { ServiceSort } from "../../contract/services.ts"
import {
  type Matching,
  NEVER,
  type ServiceFilter,
  ServiceList,
  ServiceRow,
  VehicleServiceRow
} from "../queries/ServiceList.ts"
import { intervalOf } from "./intervalOf.ts"

const rows = rowsOf(ServiceRow)
const ofVehicle = rowsOf(
  Schema.Struct({
    ...VehicleServiceRow.fields,
    task: Schema.toCodecJson(VehicleServiceRow.fields.task),
    program: Schema.toCodecJson(VehicleServiceRow.fields.program),
    paused: Schema.toCodecJson(VehicleServiceRow.fields.paused),
    program_interval: Schema.toCodecJson(VehicleServiceRow.fields.program_interval)
  })
)
const counts = rowOf(Schema.Struct({ count: Schema.Int }))
const numbers = rowOf(
  Schema.Struct({
    due_soon: Schema.Int,
    due: Schema.Int,
    overdue: Schema.Int,
    on_time: Schema.Int,
    counted: Schema.Int
  })
)

const isDay = Schema.is(CalendarDate)
const NONE = { due_soon: 0, due: 0, overdue: 0, on_time: 0, counted: 0 }

/** The conditions of a filter, for open services `o`. */
const selecting = (sql: SqlClient.SqlClient) => {
  const among = (
    column: "vehicle_id" | "group_id" | "program_id" | "task_id",
    values: ReadonlyArray<string> | undefined
  ) => (values === undefined ? sql`` : sql`and o.${sql(column)} = any(${[...values]}::uuid[])`)
  // A single state uses the index that begins with it.
  const inState = ({ state }: ServiceFilter) => {
    if (state === undefined) return sql``
    const [only, ...others] = state
    return others.length === 0
      ? sql`and o.state = ${only ?? ""}`
      : sql`and o.state = any(${[...state]}::text[])`
  }
  const searching = (
    organizationId: OrganizationId,
    { search }: ServiceFilter,
    matching: Matching | undefined
  ) =>
    search === undefined || matching === undefined
      ? sql``
      : sql`and (o.vehicle_id = any(${[...matching.vehicles]}::uuid[]) or o.task_id = any(${[...matching.tasks]}::uuid[])
          or o.program_id = any(array(select p.id from maintenance.programs p
            where p.organization_id = ${organizationId} and app.folded(p.name) like app.pattern_of(${search}))))`
  return (organizationId: OrganizationId, filter: ServiceFilter, matching: Matching | undefined) => sql`
    from maintenance.occurrences o
    where o.organization_id = ${organizationId} and o.is_open ${inState(filter)} ${searching(organizationId, filter, matching)}
      ${among("vehicle_id", filter.vehicle)} ${among("group_id", filter.group)} ${among("program_id", filter.program)}
      ${among("task_id", filter.task)}`
}

const isByDue = (sort: ServiceSort) => sort === "due" || sort === "-due"

const isDescending = (sort: ServiceSort) => sort.startsWith("-")

/** The orders of open services `o`, each with an index. */
const ordering = (sql: SqlClient.SqlClient) => {
  const orderOf = (sort: ServiceSort) =>
    isByDue(sort) ? sql`coalesce(o.forecast_on, 'infinity'::date)` : sql`o.name_key`
  const directionOf = (sort: ServiceSort) => (isDescending(sort) ? sql`desc` : sql`asc`)
  const following = (sort: ServiceSort, { after }: SortedPageRequest) => {
    if (after === null) return sql``
    const key = isByDue(sort) ? sql`${isDay(after.key) ? after.key : NEVER}::date` : sql`${after.key}`
    return sql`and (${orderOf(sort)}, o.id) ${isDescending(sort) ? sql`<` : sql`>`} (${key}, ${after.id}::uuid)`
  }
  return { orderOf, directionOf, following }
}

/** The columns of a `FlatRow`. */
const rowColumns = (sql: SqlClient.SqlClient) =>
  sql`o.id, o.schedule_id, o.seq, o.vehicle_id, o.name_key, o.state, o.due_on::text as due_on,
    o.due_m::float8 as due_m, o.due_s::float8 as due_s, o.from_on::text as from_on, o.from_m::float8 as from_m,
    o.from_s::float8 as from_s, o.forecast_on::text as forecast_on, o.earliest_on::text as earliest_on,
    o.latest_on::text as latest_on, u.m::float8 as m, u.m_on::text as m_on, u.m_per_day, u.s::float8 as s,
    u.s_on::text as s_on, u.s_per_day, t.id as task_id, t.name as task_name, t.system as task_system,
    p.id as program_id, p.name as program_name, w.id as order_id, w.number as order_number`

export const ServiceListLive = Layer.effect(
  ServiceList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selection = selecting(sql)
    const { orderOf, directionOf, following } = ordering(sql)
    const named = sql`jsonb_build_object('id', t.id, 'name', t.name, 'system', t.system) as task,
      jsonb_build_object('id', p.id, 'name', p.name) as program`
    const columns = rowColumns(sql)
    const joined = sql`
      join maintenance.tasks t on t.organization_id = o.organization_id and t.id = o.task_id
      join maintenance.programs p on p.organization_id = o.organization_id and p.id = o.program_id
      left join maintenance.vehicle_use u on u.organization_id = o.organization_id and u.vehicle_id = o.vehicle_id
      left join maintenance.work_order_lines l
        on l.organization_id = o.organization_id and l.occurrence_id = o.id and l.in_open_order
      left join maintenance.work_orders w on w.organization_id = l.organization_id and w.id = l.work_order_id`
    return ServiceList.of({
      page: (organizationId, filter, matching, sort, page) =>
        rows(sql`
          select ${columns} from (
            select o.* ${selection(organizationId, filter, matching)} ${following(sort, page)}
            order by ${orderOf(sort)} ${directionOf(sort)}, o.id ${directionOf(sort)} limit ${page.limit + 1}) o
          ${joined} order by ${orderOf(sort)} ${directionOf(sort)}, o.id ${directionOf(sort)}`),
      count: (organizationId, filter, matching) =>
        Effect.map(
          counts(sql`select count(*)::int as count ${selection(organizationId, filter, matching)}`),
          Option.match({ onNone: () => 0, onSome: ({ count }) => count })
        ),
      byIds: (organizationId, ids) =>
        rows(sql`
          select ${columns} from maintenance.occurrences o ${joined}
          where o.organization_id = ${organizationId} and o.id = any(${[...ids]}::uuid[]) and o.is_open
          order by coalesce(o.forecast_on, 'infinity'::date), o.id`),
      ofVehicle: (organizationId, vehicleId) =>
        ofVehicle(sql`
          select s.id as schedule_id, s.item_id, ${named}, own.*, i.recur, case when s.paused_at is not null
              then jsonb_build_object('at', s.paused_at, 'reason', s.pause_reason) end as paused, o.id as occurrence_id
          from maintenance.schedules s
          join maintenance.program_items i on i.organization_id = s.organization_id and i.id = s.item_id
          cross join lateral (${intervalOf(sql)}) own
          join maintenance.tasks t on t.organization_id = s.organization_id and t.id = i.task_id
          join maintenance.programs p on p.organization_id = s.organization_id and p.id = s.program_id
          left join maintenance.occurrences o
            on o.organization_id = s.organization_id and o.schedule_id = s.id and o.is_open
          where s.organization_id = ${organizationId} and s.vehicle_id = ${vehicleId} and s.ended_at is null
          order by app.folded(t.name), s.id limit 1000`),
      numbers: (organizationId, since) =>
        Effect.map(
          numbers(sql`
            select open.due_soon, open.due, open.overdue, past.on_time, past.done + open.overdue as counted from (
              select count(*) filter (where state = 'due_soon')::int as due_soon,
                count(*) filter (where state = 'due')::int as due,
                count(*) filter (where state = 'overdue')::int as overdue
              from maintenance.occurrences where organization_id = ${organizationId} and is_open
                and state in ('due_soon', 'due', 'overdue')) open, (
              select count(*)::int as done, count(*) filter (where on_time)::int as on_time
              from maintenance.occurrences
              where organization_id = ${organizationId} and state = 'done' and completed_on >= ${since}::date) past`),
          Option.getOrElse(() => NONE)
        )
    })
  })
)
