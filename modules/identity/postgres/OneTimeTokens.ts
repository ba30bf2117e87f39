import { EmailAddress, UserId } from "#kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { OneTimeTokens, oneTimeExpiry, purposes } from "../domain/OneTimeTokens.ts"

const Used = Schema.Struct({
  purpose: Schema.Literals(purposes),
  email: EmailAddress
})
const Resettable = Schema.Struct({ user_id: UserId, email: EmailAddress })
const decodeUsed = Schema.decodeUnknownEffect(Schema.Array(Used))
const decodeResettable = Schema.decodeUnknownEffect(Schema.Array(Resettable))

export const OneTimeTokensLive = Layer.effect(
  OneTimeTokens,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OneTimeTokens.of({
      add: Effect.fnUntraced(function* ({ id, hash, userId, purpose, email, at }) {
        const rows = yield* sql`
            insert into identity.one_time_tokens ${sql.insert({
              id,
              hash,
              user_id: userId,
              purpose,
              email,
              created_at: at,
              expires_at: oneTimeExpiry(purpose, at)
            })} on conflict (id) do nothing returning id`
        return rows.length === 1
      }, Effect.orDie),

      resettable: Effect.fnUntraced(function* (hash, at) {
        const rows = yield* decodeResettable(
          yield* sql`select user_id, email from identity.account_by_reset_token(${hash}, ${at})`
        )
        return Option.map(Option.fromNullishOr(rows[0]), ({ user_id, email }) => ({ userId: user_id, email }))
      }, Effect.orDie),

      use: Effect.fnUntraced(function* (userId, hash, accepted, at) {
        const rows = yield* sql`
            delete from identity.one_time_tokens
            where hash = ${hash} and user_id = ${userId} and purpose = any(${[...accepted]}) and expires_at > ${at}
            returning purpose, email`
        return Option.fromNullishOr((yield* decodeUsed(rows))[0])
      }, Effect.orDie),

      removeAll: (userId, which = purposes) =>
        Effect.orDie(
          Effect.asVoid(
            sql`delete from identity.one_time_tokens where user_id = ${userId} and purpose = any(${[...which]})`
          )
        )
    })
  )
)
