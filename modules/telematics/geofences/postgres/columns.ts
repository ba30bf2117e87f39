import type { SqlClient } from "effect/sql"

/** The columns of a geofence. */
export const geofenceColumns = (sql: SqlClient.SqlClient) => sql`
  organization_id, id, name, shape, on_enter, on_exit, dwell_after, speed_limit, schedule, group_id, watched_from,
  created_at, updated_at`
