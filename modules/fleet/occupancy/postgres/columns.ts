import type { SqlClient } from "effect/sql"

/** The columns of a `Hold` of the table `h`. */
export const holdColumns = (sql: SqlClient.SqlClient) =>
  sql`h.organization_id, h.id, h.vehicle_id, h.kind, h.status, h.released_from, h.starts_at, h.due_at, h.ended_at,
    h.demoted_at, h.held_for, h.note, h.source_module, h.source_id, h.from_location_id, h.to_location_id, h.arrived, h.created_by,
    h.created_at, h.updated_at`
