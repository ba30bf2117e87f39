import { done, rowsOf, withRightsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const mailIds = rowsOf(Schema.Struct({ id: Schema.String }))

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"

/** Deletes rows that contain one of these ids, in any column. */
const deleteRowsNaming = (table: string, ids: ReadonlyArray<string>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    done(sql`
      delete from ${sql(table)} stored where exists (
        select from regexp_matches(to_jsonb(stored)::text, ${UUID}, 'g') match
        where match[1] in (select unnest(${ids}::text[]))
      )`)
  )

/**
 * Deletes everything the infrastructure stores about these ids: emails (also by these addresses), events, stored
 * responses, presences, sending allowances and queued work. Runs as the owner, inside a transaction.
 */
export const deleteReferences = Effect.fn("jobs.deleteReferences")(function* (
  ids: ReadonlyArray<string>,
  addresses: ReadonlyArray<string>
) {
  const sql = yield* SqlClient.SqlClient
  const system = withRightsOf("motorpool_system")
  const mails = yield* mailIds(sql`
    delete from app.mails
    where organization_id = any(${ids}::uuid[]) or recipient = any(${addresses}::text[])
    returning id`).pipe(system)
  const named = [...ids, ...mails.map(({ id }) => id)]
  for (const table of ["app.senders", "app.outbox", "app.idempotency_keys", "app.presences"])
    yield* deleteRowsNaming(table, named).pipe(system)
  yield* deleteRowsNaming("pgboss.job", named).pipe(withRightsOf("motorpool_jobs"))
})
