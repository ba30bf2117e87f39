import type { SqlClient } from "effect/sql"

/** The rows of an import. */
export const ofImport = (sql: SqlClient.SqlClient, organizationId: string, id: string) =>
  sql`organization_id = ${organizationId} and import_id = ${id}`

/** Those of one batch. */
export const ofBatch = (sql: SqlClient.SqlClient, organizationId: string, id: string, number: number) =>
  sql`${ofImport(sql, organizationId, id)} and number = ${number}`
