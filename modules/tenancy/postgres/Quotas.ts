import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { DefaultQuotas, StorageUsage } from "../contract/operator.ts"
import { Quotas } from "../domain/Quotas.ts"

const usage = rowOf(StorageUsage)
const defaults = rowOf(DefaultQuotas)

export const QuotasLive = Layer.effect(
  Quotas,
  Effect.map(SqlClient.SqlClient, (sql) => {
    /** Triggers read an organization's quotas from one row. */
    const copyTo = ({ max_rows, max_bytes }: DefaultQuotas) =>
      done(sql`update app.storage set ${sql.update({ max_rows, max_bytes })} where is_default`)
    return Quotas.of({
      usage: (id) =>
        usage(sql`
          select (s.rows + coalesce(c.rows, 0))::float8 as rows, (s.bytes + coalesce(c.bytes, 0))::float8 as bytes,
            s.max_rows::float8 as max_rows, s.max_bytes::float8 as max_bytes, s.is_default
          from app.storage s, (
            select sum(rows) as rows, sum(bytes) as bytes from app.storage_changes where organization_id = ${id}
          ) c
          where s.organization_id = ${id}`),
      set: (id, { max_rows, max_bytes }) =>
        done(sql`
          update app.storage s
          set max_rows = coalesce(${max_rows}, d.max_rows), max_bytes = coalesce(${max_bytes}, d.max_bytes),
            is_default = ${max_rows === null && max_bytes === null}
          from app.default_quotas d where s.organization_id = ${id}`),
      setDefaults: ({ max_rows, max_bytes, max_owned }) =>
        Effect.flatMap(
          defaults(sql`
            update app.default_quotas
            set max_rows = coalesce(${max_rows}, max_rows), max_bytes = coalesce(${max_bytes}, max_bytes),
              max_owned = coalesce(${max_owned}, max_owned)
            returning max_rows::float8 as max_rows, max_bytes::float8 as max_bytes, max_owned`),
          Option.match({
            onNone: () => Effect.die(new Error("There are no default quotas.")),
            onSome: (changed) => Effect.as(copyTo(changed), changed)
          })
        )
    })
  })
)
