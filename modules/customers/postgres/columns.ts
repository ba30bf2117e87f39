import type { SqlClient } from "effect/sql"

export const customerColumns = (sql: SqlClient.SqlClient) =>
  sql`organization_id, id, name, email, phone, notes, type, tags, owner_id, archived_at, created_at, updated_at`
