import type { SqlClient } from "effect/sql"

/** The columns of a `StoredProgram` from `maintenance.programs p`. */
export const programColumns = (sql: SqlClient.SqlClient) =>
  sql`p.organization_id, p.id, p.name, jsonb_build_object(
      'makes', p.makes, 'models', p.models, 'kinds', p.kinds, 'body_classes', p.body_classes,
      'group_ids', array(select g.group_id from maintenance.program_groups g
        where g.organization_id = p.organization_id and g.program_id = p.id order by g.group_id),
      'vehicle_ids', array(select v.vehicle_id from maintenance.program_vehicles v
        where v.organization_id = p.organization_id and v.program_id = p.id order by v.vehicle_id)) as rule,
    p.version, p.archived_at, p.created_at, p.updated_at`

/** What is stored of items `i` besides their ids and task. */
export const itemColumns = (sql: SqlClient.SqlClient) =>
  sql`i.every_m::float8 as every_m, i.every_s::float8 as every_s, i.every_months, i.every_days,
    i.first_at_m::float8 as first_at_m, i.first_at_s::float8 as first_at_s, i.first_at_days,
    i.due_soon_m::float8 as due_soon_m, i.due_soon_s::float8 as due_soon_s, i.due_soon_days, i.tolerance_pct, i.recur,
    array(select s.superseded_id from maintenance.superseded_items s
      where s.organization_id = i.organization_id and s.item_id = i.id order by s.superseded_id) as supersedes`
