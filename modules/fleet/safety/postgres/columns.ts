import type { SqlClient } from "effect/sql"

/** The columns of a `SafetyBlock` of the table `b`. */
export const blockColumns = (sql: SqlClient.SqlClient) =>
  sql`b.id, b.vehicle_id, b.severity, b.reason, b.source_module, b.source_id, b.opened_by, b.opened_at, b.released_by,
    b.released_at, b.release_note`
