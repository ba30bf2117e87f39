import { VehicleId } from "#fleet/contract"
import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { type MissedVehicle, ReportableSchedule, type Schedules } from "../domain/Schedules.ts"
import { graceOf, scheduleColumns } from "./columns.ts"
import { counting } from "./counting.ts"

const schedules = rowsOf(ReportableSchedule)
const vehicles = rowsOf(Schema.Struct({ vehicle_id: VehicleId }))
const places = rowsOf(Schema.Struct({ place: Schema.Int }))

const asRow = ({ vehicle_id, counts }: MissedVehicle) => ({
  vehicle_id,
  counts_from: counts?.from ?? null,
  counts_until: counts?.until ?? null
})

type Reporting = Pick<
  Schedules["Service"],
  "lockReportable" | "inspectedDuring" | "inspectedWithin" | "report" | "purgeEndedBefore"
>

/** The statements of the job that reports missed inspections. */
// Long because: a statement per method.
export const reporting = (sql: SqlClient.SqlClient): Reporting => {
  const { isDone, isNear, tally } = counting(sql)
  return {
    lockReportable: (by, after, most) =>
      schedules(sql`
      select ${scheduleColumns(sql)}, jsonb_build_object('use', f.use, 'jurisdiction', f.jurisdiction) as form
      from inspections.schedules s
      join inspections.forms f on f.organization_id = s.organization_id and f.id = s.form_id
      where s.paused_at is null and s.reported_until + coalesce(s.every_days, 1) <= ${by}::date
        ${after === undefined ? sql`` : sql`and (s.organization_id, s.id) > (${after.organization_id}::uuid, ${after.id}::uuid)`}
      order by s.organization_id, s.id limit ${most} for no key update of s skip locked`),
    inspectedDuring: ({ organization_id, id, form_id }, timeZone, { from, to }) =>
      Effect.map(
        vehicles(sql`
        with w as (
          select ${from}::date::timestamp at time zone ${timeZone} as starts,
            (${to}::date + 1)::timestamp at time zone ${timeZone} as ends,
            make_interval(days => ${to}::date - ${from}::date + 1) as length, ${graceOf(sql)} as grace,
            exists (
              select from inspections.periods b
              where b.organization_id = s.organization_id and b.schedule_id = s.id and b.ends_on = ${from}::date - 1
            ) as follows
          from inspections.schedules s where s.organization_id = ${organization_id} and s.id = ${id}
        ), t as (
          select i.vehicle_id, ${tally} from w cross join inspections.inspections i
          where i.organization_id = ${organization_id} and i.form_id = ${form_id} and ${isNear}
          group by i.vehicle_id
        )
        select t.vehicle_id from t cross join w where ${isDone}`),
        (rows) => new Set(rows.map(({ vehicle_id }) => vehicle_id))
      ),
    inspectedWithin: ({ organization_id, form_id }, uses) =>
      Effect.map(
        places(sql`
        select (use.n - 1)::int as place
        from unnest(
            ${uses.map(({ vehicle_id }) => vehicle_id)}::uuid[], ${uses.map(({ counts }) => counts.from)}::timestamptz[],
            ${uses.map(({ counts }) => counts.until)}::timestamptz[]
          ) with ordinality as use (vehicle_id, counts_from, counts_until, n)
        where exists (
          select from inspections.inspections i
          where i.organization_id = ${organization_id} and i.form_id = ${form_id} and i.vehicle_id = use.vehicle_id
            and i.at >= use.counts_from and i.at < use.counts_until
        )`),
        (rows) => new Set(rows.map(({ place }) => place))
      ),
    report: Effect.fn("inspections.storePeriod")(function* ({ missed, ...period }, at) {
      yield* done(sql`
      insert into inspections.periods ${sql.insert({ ...period, reported_at: at })} on conflict do nothing`)
      if (missed.length === 0) return
      yield* done(sql`
      insert into inspections.missed (
        organization_id, schedule_id, starts_on, vehicle_id, reported_at, counts_from, counts_until
      )
      select ${period.organization_id}, ${period.schedule_id}, ${period.starts_on}::date, vehicle_id, ${at}, counts_from, counts_until
      from jsonb_to_recordset(${JSON.stringify(missed.map(asRow))}::jsonb)
        as missed (vehicle_id uuid, counts_from timestamptz, counts_until timestamptz)
      on conflict do nothing`)
    }),
    purgeEndedBefore: (day) => done(sql`delete from inspections.periods where ends_on < ${day}::date`)
  }
}
