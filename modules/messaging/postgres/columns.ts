import type { SqlClient, Statement } from "effect/sql"

/** The columns of a message, for a table with this alias; `content` may be an expression. */
export const messageColumns = (sql: SqlClient.SqlClient, content: Statement.Fragment = sql`content`) =>
  sql`organization_id, id, thread_id, parent_message_id, sender_id, recipient_id, client_id, subject, ${content}, message_type, status, read_at, created_at`
