import type { SqlClient, Statement } from "effect/sql"

/** How often an organization's rows in a schema changed, in tables that a migration gave to `app.count_changes`. */
export const changesIn = (
  sql: SqlClient.SqlClient,
  schema: string,
  organizationId: string
): Statement.Fragment => sql`(
  coalesce((
    select c.changes from app.change_counts c where c.organization_id = ${organizationId} and c.schema_name = ${schema}
  ), 0) + (
    select count(*) from app.changes c where c.organization_id = ${organizationId} and c.schema_name = ${schema}
  ))`
