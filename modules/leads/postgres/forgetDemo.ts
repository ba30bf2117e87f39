import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const deleted = rowsOf(Schema.Struct({ email: Schema.String }))

/** Deletes leads with their notes and returns their addresses. */
export const forgetLeads = Effect.fnUntraced(function* (leads: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`delete from leads.notes where lead_id = any(${leads}::uuid[])`)
  const rows = yield* deleted(sql`delete from leads.leads where id = any(${leads}::uuid[]) returning email`)
  return rows.map(({ email }) => email)
})
