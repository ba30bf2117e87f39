import type { Cursor } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Entries, Entry } from "../queries/entries.ts"

const entries = rowsOf(Entry)

export const EntriesLive = Layer.effect(
  Entries,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`id, at, action, actor_kind, actor_id, actor_label, subject, details, organization_id`
    const before = (after: Cursor | null) =>
      after === null ? sql`` : sql`and (at, id) < (${after.at}, ${after.id})`
    const newest = (limit: number) => sql`order by at desc, id desc limit ${limit}`
    return Entries.of({
      ofOrganization: (id, after, limit) =>
        entries(sql`select ${columns}, address from audit.entries
            where organization_id = ${id} ${before(after)} ${newest(limit)}`),
      // A union, so that each half walks its own index: a condition with "or" would read the whole history.
      ofPerson: (id, after, limit) =>
        entries(sql`select * from (
              (select ${columns}, address from audit.entries
                where actor_id = ${id} ${before(after)} ${newest(limit)})
              union all
              (select ${columns}, null as address from audit.entries
                where user_id = ${id} and actor_id is distinct from ${id} ${before(after)} ${newest(limit)})
            ) as entries ${newest(limit)}`)
    })
  })
)
