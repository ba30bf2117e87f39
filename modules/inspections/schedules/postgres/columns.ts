import type { SqlClient } from "effect/sql"
import { counting } from "./counting.ts"

/** The columns of schedules `s`, with how often vehicles are inspected as one. */
export const scheduleColumns = (sql: SqlClient.SqlClient) => sql`
  s.organization_id, s.id, s.form_id, s.rule, s.grace_hours, s.required, s.paused_at,
  s.reported_until::text as reported_until, s.version, s.created_at, s.updated_at,
  case s.cadence
    when 'every_days' then jsonb_build_object('kind', s.cadence, 'days', s.every_days, 'starts_on', s.starts_on)
    else jsonb_build_object('kind', s.cadence, 'valid_hours', s.valid_hours)
  end as cadence`

/** How much time is left after a period of a schedule `s`: never more than until the next one ends. */
export const graceOf = (sql: SqlClient.SqlClient) =>
  sql`make_interval(hours => least(s.grace_hours, 24 * coalesce(s.every_days, 30)))`

/** Missed inspections `m` with their periods `p`, schedules `s` and forms `f`; `late.done` if it was done in time and received later. */
export const missing = (sql: SqlClient.SqlClient) => {
  const { isDone, isNear, tally } = counting(sql)
  return (timeZone: string) => sql`
  inspections.missed m
  join inspections.periods p on p.organization_id = m.organization_id and p.schedule_id = m.schedule_id
    and p.starts_on = m.starts_on
  join inspections.schedules s on s.organization_id = m.organization_id and s.id = m.schedule_id
  join inspections.forms f on f.organization_id = s.organization_id and f.id = s.form_id
  cross join lateral (
    select p.starts_on::timestamp at time zone ${timeZone} as starts,
      (p.ends_on + 1)::timestamp at time zone ${timeZone} as ends,
      make_interval(days => p.ends_on - p.starts_on + 1) as length, ${graceOf(sql)} as grace,
      exists (
        select from inspections.periods b
        where b.organization_id = p.organization_id and b.schedule_id = p.schedule_id and b.ends_on = p.starts_on - 1
      ) as follows
  ) w
  left join lateral (
    select true as done from inspections.inspections i
    where m.counts_from is not null and i.organization_id = m.organization_id and i.form_id = s.form_id
      and i.vehicle_id = m.vehicle_id and i.at >= m.counts_from and i.at < m.counts_until
    union all
    select true from (
      select ${tally} from inspections.inspections i
      where m.counts_from is null and i.organization_id = m.organization_id and i.form_id = s.form_id
        and i.vehicle_id = m.vehicle_id and ${isNear}
    ) t where m.counts_from is null and ${isDone}
    limit 1
  ) late on true`
}
