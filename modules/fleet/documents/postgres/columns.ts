import type { SqlClient } from "effect/sql"

/** The columns of a `StoredDocument`, of documents `d`. */
export const documentColumns = (sql: SqlClient.SqlClient) =>
  sql`d.organization_id, d.id, d.vehicle_id, d.type, d.number, d.issuer, d.valid_from::text as valid_from,
    d.expires_on::text as expires_on, d.file_id, d.required, d.lead_days, d.remind_on::text as remind_on, d.supersedes,
    d.superseded_at, d.archived_at, d.created_at, d.updated_at`
