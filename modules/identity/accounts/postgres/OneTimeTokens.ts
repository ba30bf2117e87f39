import { EmailAddress, UserId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { OneTimeTokens, oneTimeExpiry, purposes } from "../domain/OneTimeTokens.ts"

const used = rowOf(Schema.Struct({ purpose: Schema.Literals(purposes), email: EmailAddress }))
const resettable = rowOf(Schema.Struct({ user_id: UserId, email: EmailAddress }))

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

      resettable: (hash, at) =>
        Effect.map(
          resettable(sql`select user_id, email from identity.account_by_reset_token(${hash}, ${at})`),
          Option.map(({ user_id, email }) => ({ userId: user_id, email }))
        ),

      use: (userId, hash, accepted, at) =>
        used(sql`
          delete from identity.one_time_tokens
          where hash = ${hash} and user_id = ${userId} and purpose = any(${[...accepted]}) and expires_at > ${at}
          returning purpose, email`),

      removeAll: (userId, which = purposes) =>
        done(
          sql`delete from identity.one_time_tokens where user_id = ${userId} and purpose = any(${[...which]})`
        )
    })
  )
)
