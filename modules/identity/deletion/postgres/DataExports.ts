import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DataExportView } from "../../contract/index.ts"
import { DataExports, exportExpiry } from "../domain/DataExports.ts"

const views = rowsOf(DataExportView)
const answer = rowOf(Schema.Struct({ yes: Schema.Boolean }))
const stored = rowOf(Schema.Struct({ content: Schema.String, ready_at: Schema.Date }))

export const DataExportsLive = Layer.effect(
  DataExports,
  Effect.map(SqlClient.SqlClient, (sql) =>
    DataExports.of({
      add: (userId, { id, requested_at, expires_at }) =>
        done(
          sql`insert into identity.exports ${sql.insert({ id, user_id: userId, requested_at, expires_at })}`
        ),
      list: (userId, at) =>
        views(sql`
          select id, requested_at, ready_at, expires_at from identity.exports
          where user_id = ${userId} and expires_at > ${at} order by requested_at desc, id desc`),
      isAwaited: (userId, id) =>
        Effect.map(
          answer(sql`
            select exists (
              select from identity.exports where id = ${id} and user_id = ${userId} and ready_at is null
            ) as yes`),
          Option.exists(({ yes }) => yes)
        ),
      complete: (id, content, at) =>
        Effect.map(
          answer(sql`
            update identity.exports
            set content = ${content}, ready_at = ${at}, expires_at = ${exportExpiry(at)}
            where id = ${id} and ready_at is null returning true as yes`),
          Option.isSome
        ),
      contentOf: (userId, id, at) =>
        Effect.map(
          stored(sql`
            select content, ready_at from identity.exports
            where id = ${id} and user_id = ${userId} and expires_at > ${at} and content is not null`),
          Option.map(({ content, ready_at }) => ({ content, readyAt: ready_at }))
        )
    })
  )
)
