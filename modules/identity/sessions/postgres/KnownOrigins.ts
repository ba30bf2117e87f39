import { UserId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { KnownOrigins, MOST_ORIGINS, originKinds } from "../domain/KnownOrigins.ts"

const standing = rowOf(
  Schema.Struct({
    user_id: Schema.NullOr(UserId),
    knows_device: Schema.Boolean,
    knows_network: Schema.Boolean
  })
)

export const KnownOriginsLive = Layer.effect(
  KnownOrigins,
  Effect.map(SqlClient.SqlClient, (sql) =>
    KnownOrigins.of({
      standingOf: (email, { device, network }, at) =>
        Effect.map(
          standing(sql`
            select user_id, knows_device, knows_network
            from identity.sign_in_standing(${email}, ${device}, ${network}, ${at})`),
          (row) => {
            const { user_id, knows_device, knows_network } = Option.getOrThrow(row)
            return { userId: user_id, knowsDevice: knows_device, knowsNetwork: knows_network }
          }
        ),
      remember: Effect.fnUntraced(function* (userId, origin, until) {
        for (const kind of originKinds) {
          const digest = origin[kind]
          if (digest === undefined) continue
          yield* sql`
            insert into identity.known_origins ${sql.insert({ user_id: userId, kind, digest, expires_at: until })}
            on conflict (user_id, kind, digest) do update set expires_at = excluded.expires_at`
          yield* sql`
            delete from identity.known_origins where user_id = ${userId} and kind = ${kind} and digest in (
              select digest from identity.known_origins where user_id = ${userId} and kind = ${kind}
              order by expires_at desc, digest offset ${MOST_ORIGINS}
            )`
        }
      }, Effect.orDie),
      forgetAll: (userId) => done(sql`delete from identity.known_origins where user_id = ${userId}`)
    })
  )
)
