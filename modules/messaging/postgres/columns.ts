import type { SqlClient } from "effect/sql"

/** The columns of a message, for a table with this alias. */
export const messageColumns = (sql: SqlClient.SqlClient) =>
  sql`organization_id, id, thread_id, parent_message_id, sender_id, recipient_id, client_id, subject, content, message_type, status, read_at, created_at`
