import type { Cursor } from "#kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Entries, Entry } from "../queries/entries.ts"

const decode = Schema.decodeUnknownEffect(Schema.Array(Entry))

export const EntriesLive = Layer.effect(
  Entries,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`id, at, action, actor_kind, actor_id, actor_label, subject, details`
    const before = (after: Cursor | null) =>
      after === null ? sql`` : sql`and (at, id) < (${after.at}, ${after.id})`
    const newest = (limit: number) => sql`order by at desc, id desc limit ${limit}`
    return Entries.of({
      ofOrganization: (id, after, limit) =>
        sql`select ${columns}, address from audit.entries
            where organization_id = ${id} ${before(after)} ${newest(limit)}`.pipe(
          Effect.flatMap((rows) => decode(rows)),
          Effect.orDie
        ),
      // Two walks along two indexes, because one condition with "or" would read a person's whole history.
      ofPerson: (id, after, limit) =>
        sql`select * from (
              (select ${columns}, address from audit.entries
                where actor_id = ${id} ${before(after)} ${newest(limit)})
              union all
              (select ${columns}, null as address from audit.entries
                where user_id = ${id} and actor_id is distinct from ${id} ${before(after)} ${newest(limit)})
            ) as lines ${newest(limit)}`.pipe(
          Effect.flatMap((rows) => decode(rows)),
          Effect.orDie
        )
    })
  })
)
