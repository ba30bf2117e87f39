import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { OccurrenceId } from "../../contract/ids.ts"

/**
 * The parts that these services will use, by vehicle: those that each used on its vehicle the last time, or else its usual
 * ones. A part is in stock if there is enough for all services of the vehicle.
 */
export const neededParts = (
  sql: SqlClient.SqlClient,
  organizationId: OrganizationId,
  services: ReadonlyArray<OccurrenceId>
) => sql`
  with due as (
    select o.organization_id, o.id, o.vehicle_id, o.task_id, (
      select l.id from maintenance.occurrences before
      join maintenance.work_order_lines l on l.organization_id = before.organization_id
        and l.occurrence_id = before.id and l.state = 'done'
      join maintenance.work_orders w on w.organization_id = l.organization_id and w.id = l.work_order_id
        and w.state = 'closed'
      where before.organization_id = o.organization_id and before.vehicle_id = o.vehicle_id
        and before.task_id = o.task_id
      order by l.done_at desc limit 1) as line_id
    from maintenance.occurrences o
    where o.organization_id = ${organizationId} and o.id = any(${[...services]}::uuid[])
  ), used as (
    select due.id, due.vehicle_id, u.part_id, u.quantity from due
    join maintenance.used_parts u on u.organization_id = due.organization_id and u.line_id = due.line_id
    where u.quantity > 0
  ), needed as (
    select used.vehicle_id, used.part_id, used.quantity from used
    union all
    select due.vehicle_id, t.part_id, t.quantity from due
    join maintenance.task_parts t on t.organization_id = due.organization_id and t.task_id = due.task_id
    join maintenance.parts p on p.organization_id = t.organization_id and p.id = t.part_id and not p.archived
    where not exists (select from used where used.id = due.id)
  )
  select needed.vehicle_id, p.id, p.name, sum(needed.quantity)::float8 as quantity,
    coalesce(min(s.on_hand) >= sum(needed.quantity), false) as in_stock
  from needed
  join maintenance.parts p on p.organization_id = ${organizationId} and p.id = needed.part_id
  left join maintenance.part_stock s on s.organization_id = p.organization_id and s.part_id = p.id
  group by needed.vehicle_id, p.id, p.name order by p.name, p.id`
