import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Whether the database answers; fails after 2 seconds without an answer. */
export const ping = Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.timeout(sql`select 1`, "2 seconds"))
