import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Whether the database responds; fails after 2 seconds. */
export const ping = Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.timeout(sql`select 1`, "2 seconds"))
