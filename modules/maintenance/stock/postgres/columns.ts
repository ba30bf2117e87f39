import type { SqlClient } from "effect/sql"

/** The columns of a `PartView`, of parts `p` and their stock `s`. */
export const partColumns = (sql: SqlClient.SqlClient) =>
  sql`p.id, p.organization_id, p.number, p.name, p.unit, p.cost_minor::float8 as cost_minor, p.currency,
    p.reorder_point::float8 as reorder_point, p.bin, s.on_hand::float8 as on_hand,
    s.value_minor::float8 as value_minor, coalesce(s.on_hand <= p.reorder_point, false) as low, p.archived_at,
    p.created_at, p.updated_at, p.version`

export const partsWithStock = (sql: SqlClient.SqlClient) =>
  sql`maintenance.parts p join maintenance.part_stock s on s.organization_id = p.organization_id and s.part_id = p.id`
