import { Effect, Schema } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { rowsOf } from "./rows.ts"

const items = rowsOf(Schema.Struct({ item: Schema.Json }))

/** The rows of a query as JSON, with timestamps in ISO 8601. */
export const jsonRows = (sql: SqlClient.SqlClient, query: Statement.Fragment) =>
  Effect.map(items(sql`select to_jsonb(selected) as item from (${query}) as selected`), (rows) =>
    rows.map(({ item }) => item)
  )
