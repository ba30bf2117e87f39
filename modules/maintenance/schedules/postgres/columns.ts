import type { SqlClient } from "effect/sql"

/** The columns of a `Standing` from `maintenance.occurrences o`. */
export const standingColumns = (sql: SqlClient.SqlClient) =>
  sql`o.id, o.schedule_id, o.vehicle_id, o.item_id, o.seq, o.state, o.from_on::text as from_on,
    o.from_m::float8 as from_m, o.from_s::float8 as from_s, o.due_on::text as due_on, o.due_m::float8 as due_m,
    o.due_s::float8 as due_s, o.forecast_on::text as forecast_on, o.earliest_on::text as earliest_on,
    o.latest_on::text as latest_on, o.name_key, o.group_id`

/** The columns of an `Occurrence`. */
export const occurrenceColumns = (sql: SqlClient.SqlClient) =>
  sql`${standingColumns(sql)}, o.organization_id, o.program_id, o.task_id, o.completed_on::text as completed_on,
    o.completed_m::float8 as completed_m, o.completed_s::float8 as completed_s, o.estimated, o.on_time, o.skip_reason,
    o.note, o.cost_minor::float8 as cost_minor, o.currency, o.superseded_by, o.work_order_id, o.closed_at, o.closed_by,
    o.created_at`
