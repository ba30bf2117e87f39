import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"

/** How long a service without a usual time takes, and the repair of a defect, in minutes. */
const USUAL = 60

/** That the work is in no open work order. */
export const isUnplanned = (
  sql: SqlClient.SqlClient,
  source: "occurrence_id" | "defect_id",
  of: "o" | "d"
) => sql`not exists (
  select from maintenance.work_order_lines l
  where l.organization_id = ${sql(`${of}.organization_id`)} and ${sql(`l.${source}`)} = ${sql(`${of}.id`)}
    and l.in_open_order)`

/**
 * That a service `o` is done as part of another one of its vehicle, which includes it directly or through others: one that is due
 * and was not dismissed, or is in an open work order.
 */
export const isIncluded = (sql: SqlClient.SqlClient) => sql`exists (
  with recursive including (item_id) as (
    select s.item_id from maintenance.superseded_items s
    where s.organization_id = o.organization_id and s.superseded_id = o.item_id
    union
    select s.item_id from including i
    join maintenance.superseded_items s on s.organization_id = o.organization_id and s.superseded_id = i.item_id)
  select from including i
  join maintenance.occurrences b on b.organization_id = o.organization_id and b.vehicle_id = o.vehicle_id
    and b.item_id = i.item_id and b.is_open
  where (b.state in ('due_soon', 'due', 'overdue') and b.dismissed_at is null)
    or exists (
      select from maintenance.work_order_lines l
      where l.organization_id = b.organization_id and l.occurrence_id = b.id and l.in_open_order))`

/**
 * Due services and open defects in no open work order: dismissed ones, or the others without what is done as part of another
 * service. A vehicle that leaves the fleet keeps its open defects, but has no services any more.
 */
export const workToDo = (
  sql: SqlClient.SqlClient,
  organizationId: OrganizationId,
  isDismissed: boolean
) => sql`
  select o.vehicle_id, 'service' as kind, o.id, t.name as title, coalesce(t.default_minutes, ${USUAL}) as minutes,
    least(o.due_on, o.forecast_on) as due_on, o.urgency::int as urgency, o.dismissed_by, o.dismissed_at
  from maintenance.occurrences o
  join maintenance.tasks t on t.organization_id = o.organization_id and t.id = o.task_id
  where o.organization_id = ${organizationId} and o.is_open and o.state in ('due_soon', 'due', 'overdue')
    and (o.dismissed_at is not null) = ${isDismissed} and ${isUnplanned(sql, "occurrence_id", "o")}
    ${isDismissed ? sql`` : sql`and not ${isIncluded(sql)}`}
  union all
  select d.vehicle_id, 'defect', d.id, d.title, ${USUAL}, d.due_on,
    case d.severity when 'critical' then 5 when 'major' then 4 when 'minor' then 1 else 0 end,
    d.dismissed_by, d.dismissed_at
  from maintenance.defects d
  where d.organization_id = ${organizationId} and d.state in ('open', 'triaged')
    and (d.dismissed_at is not null) = ${isDismissed}
    and not fleet.is_disposed(d.organization_id, d.vehicle_id) and ${isUnplanned(sql, "defect_id", "d")}`
