import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { InspectionScheduleView } from "../../contract/scheduleViews.ts"
import { LastInspection } from "../domain/Schedules.ts"
import { ActiveSchedule, Completion, ScheduleList, StoredMissed } from "../queries/ScheduleList.ts"
import { missing, scheduleColumns } from "./columns.ts"

const views = rowsOf(InspectionScheduleView)
const view = rowOf(InspectionScheduleView)
const active = rowsOf(ActiveSchedule)
const last = rowsOf(LastInspection)
const missed = rowsOf(StoredMissed)
const completions = rowsOf(Completion)

const MAX_ROWS = 1000

// Long because: a statement per method.
export const ScheduleListLive = Layer.effect(
  ScheduleList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = scheduleColumns(sql)
    const withForm = sql`inspections.schedules s
      join inspections.forms f on f.organization_id = s.organization_id and f.id = s.form_id`
    const form = sql`'id', f.id, 'name', f.name, 'use', f.use`
    const stillMissed = missing(sql)
    return ScheduleList.of({
      all: (organizationId, formId) =>
        views(sql`
          select ${columns}, jsonb_build_object(${form}) as form from ${withForm}
          where s.organization_id = ${organizationId} ${formId === undefined ? sql`` : sql`and s.form_id = ${formId}`}
          order by app.folded(f.name) collate "C", s.id limit ${MAX_ROWS}`),
      find: (organizationId, id) =>
        view(sql`
          select ${columns}, jsonb_build_object(${form}) as form from ${withForm}
          where s.organization_id = ${organizationId} and s.id = ${id}`),
      active: (organizationId) =>
        active(sql`
          select ${columns}, jsonb_build_object(${form}, 'version', f.published) as form,
            (
              select max(p.ends_on)::text from inspections.periods p
              where p.organization_id = s.organization_id and p.schedule_id = s.id
            ) as last_reported
          from ${withForm} where s.organization_id = ${organizationId} and s.paused_at is null order by s.id`),
      last: (organizationId, { formIds, timeZone, vehicleIds }) =>
        last(sql`
          select v.vehicle_id, f.form_id, i.id, i.at, (i.at at time zone ${timeZone})::date::text as on,
            (i.before at time zone ${timeZone})::date::text as before
          from unnest(${[...vehicleIds]}::uuid[]) as v (vehicle_id) cross join unnest(${[...formIds]}::uuid[]) as f (form_id)
          cross join lateral (
            select i.id, i.at, lead(i.at) over (order by i.at desc) as before
            from (
              select i.id, i.at from inspections.inspections i
              where i.organization_id = ${organizationId} and i.form_id = f.form_id and i.vehicle_id = v.vehicle_id
              order by i.at desc limit 2
            ) i
            order by i.at desc limit 1
          ) i`),
      missed: (organizationId, timeZone, vehicleId, { after, limit }) =>
        missed(sql`
          select m.schedule_id, jsonb_build_object('id', f.id, 'name', f.name) as form, m.vehicle_id,
            p.starts_on::text as from, p.ends_on::text as due_on, m.reported_at, m.cursor
          from ${stillMissed(timeZone)}
          where m.organization_id = ${organizationId} and late.done is null
            ${vehicleId === undefined ? sql`` : sql`and m.vehicle_id = ${vehicleId}`}
            ${after === null ? sql`` : sql`and (m.reported_at, m.cursor) < (${after.at}, ${after.id}::uuid)`}
          order by m.reported_at desc, m.cursor desc limit ${limit + 1}`),
      completion: (organizationId, timeZone, today) =>
        Effect.map(
          completions(sql`
            select coalesce((
                select sum(p.expected) from inspections.periods p
                where p.organization_id = ${organizationId} and p.ends_on > ${today}::date - 30
              ), 0)::int as expected,
              count(*)::int as missed,
              count(*) filter (where p.ends_on > ${today}::date - 7)::int as missed_7_days
            from ${stillMissed(timeZone)}
            where m.organization_id = ${organizationId} and p.ends_on > ${today}::date - 30 and late.done is null`),
          ([row]) => row ?? { expected: 0, missed: 0, missed_7_days: 0 }
        )
    })
  })
)
