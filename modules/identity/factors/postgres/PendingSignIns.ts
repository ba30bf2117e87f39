import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PendingSignIns, signInExpiry } from "../domain/PendingSignIns.ts"

const pending = rowOf(Schema.Struct({ connection: Schema.NullOr(Schema.String) }))

export const PendingSignInsLive = Layer.effect(
  PendingSignIns,
  Effect.map(SqlClient.SqlClient, (sql) =>
    PendingSignIns.of({
      add: ({ hash, userId, connection, at }) =>
        done(sql`
          insert into identity.pending_sign_ins ${sql.insert({
            hash,
            user_id: userId,
            connection,
            created_at: at,
            expires_at: signInExpiry(at)
          })}`),
      find: (userId, hash, at) =>
        pending(sql`
          select connection from identity.pending_sign_ins
          where hash = ${hash} and user_id = ${userId} and expires_at > ${at}`),
      remove: Effect.fnUntraced(function* (userId, hash) {
        const rows = yield* sql`
          delete from identity.pending_sign_ins where hash = ${hash} and user_id = ${userId} returning hash`
        return rows.length === 1
      }, Effect.orDie),
      removeAll: (userId) => done(sql`delete from identity.pending_sign_ins where user_id = ${userId}`)
    })
  )
)
