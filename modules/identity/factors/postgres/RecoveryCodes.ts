import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { RecoveryCodes } from "../domain/RecoveryCodes.ts"

const stored = rowOf(Schema.Struct({ hash: Schema.String }))
const counted = rowOf(Schema.Struct({ count: Schema.Int }))

export const RecoveryCodesLive = Layer.effect(
  RecoveryCodes,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const removeAll: RecoveryCodes["Service"]["removeAll"] = (userId) =>
      done(sql`delete from identity.recovery_codes where user_id = ${userId}`)
    return RecoveryCodes.of({
      removeAll,
      replace: Effect.fnUntraced(function* (userId, codes, at) {
        yield* removeAll(userId)
        yield* Effect.orDie(sql`
          insert into identity.recovery_codes (user_id, selector, hash, created_at)
          select ${userId}, selector, hash, ${at}
          from unnest(${codes.map(({ selector }) => selector)}::text[], ${codes.map(({ hash }) => hash)}::text[])
            as given (selector, hash)`)
      }),
      hashOf: (userId, selector) =>
        Effect.map(
          stored(sql`
            select hash from identity.recovery_codes
            where user_id = ${userId} and selector = ${selector} and used_at is null`),
          Option.map(({ hash }) => hash)
        ),
      use: Effect.fnUntraced(function* (userId, { selector, hash }, at) {
        const rows = yield* sql`
          update identity.recovery_codes set used_at = ${at}
          where user_id = ${userId} and selector = ${selector} and hash = ${hash} and used_at is null
          returning selector`
        return rows.length === 1
      }, Effect.orDie),
      left: (userId) =>
        Effect.map(
          counted(sql`
            select count(*)::int as count from identity.recovery_codes
            where user_id = ${userId} and used_at is null`),
          (row) => Option.getOrThrow(row).count
        )
    })
  })
)
