import { UserId } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AlreadyConnected, IdentityTaken, IdentityView } from "../../contract/index.ts"
import { Identities } from "../domain/Identities.ts"
import { ConnectedIdentities } from "../queries/ConnectedIdentities.ts"

const holder = rowOf(Schema.Struct({ user_id: Schema.NullOr(UserId) }))
const views = rowsOf(IdentityView)
const removed = rowOf(Schema.Struct({ name: Schema.String }))

export const ConnectedIdentitiesLive = Layer.effect(
  ConnectedIdentities,
  Effect.map(SqlClient.SqlClient, (sql) =>
    ConnectedIdentities.of({
      has: Effect.fnUntraced(function* (userId, connection) {
        const rows = yield* sql`
          select id from identity.identities where user_id = ${userId} and connection = ${connection}`
        return rows.length === 1
      }, Effect.orDie)
    })
  )
)

export const IdentitiesLive = Layer.effect(
  Identities,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Identities.of({
      holderOf: ({ connection, issuer, subject }) =>
        Effect.map(
          holder(sql`select identity.user_by_identity(${connection}, ${issuer}, ${subject}) as user_id`),
          Option.flatMapNullishOr(({ user_id }) => user_id)
        ),

      link: Effect.fnUntraced(function* ({ id, userId, claims, at }) {
        const { connection, issuer, subject, name, email } = claims
        const row = { id, user_id: userId, connection, issuer, subject, name, email, linked_at: at }
        const added = yield* Effect.orDie(
          sql`insert into identity.identities ${sql.insert(row)} on conflict do nothing returning id`
        )
        if (added.length === 1) return
        // Row security shows only the person's own.
        const own = yield* Effect.orDie(sql`
          select id from identity.identities where user_id = ${userId} and connection = ${connection}`)
        return yield* own.length === 1 ? new AlreadyConnected() : new IdentityTaken()
      }),

      use: Effect.fnUntraced(function* (userId, { connection, issuer, subject }, at) {
        const rows = yield* sql`
          update identity.identities set last_used_at = ${at}
          where user_id = ${userId} and connection = ${connection} and issuer = ${issuer}
            and subject = ${subject}
          returning id`
        return rows.length === 1
      }, Effect.orDie),

      list: (userId) =>
        views(sql`
          select id, connection, name, email, linked_at, last_used_at from identity.identities
          where user_id = ${userId} order by linked_at, id`),

      unlink: (userId, id) =>
        removed(sql`delete from identity.identities where id = ${id} and user_id = ${userId} returning name`)
    })
  )
)
