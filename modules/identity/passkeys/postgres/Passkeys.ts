import { UserId } from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Passkey, PasskeyView, Transport } from "../../contract/index.ts"
import { type Descriptor, Passkeys } from "../domain/Passkeys.ts"

const stored = rowOf(Schema.Struct({ ...Passkey.fields, publicKey: Schema.Uint8Array, counter: Schema.Int }))
const holder = rowOf(Schema.Struct({ user_id: Schema.NullOr(UserId) }))
const listed = rowsOf(PasskeyView)
const described = rowsOf(Schema.Struct({ id: Schema.String, transports: Schema.Array(Transport) }))
const removed = rowOf(Passkey)

export const PasskeysLive = Layer.effect(
  Passkeys,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Passkeys.of({
      add: Effect.fnUntraced(function* (passkey) {
        const rows = yield* sql`
          insert into identity.passkeys ${sql.insert({
            id: passkey.id,
            user_id: passkey.userId,
            credential_id: passkey.credentialId,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: [...passkey.transports],
            is_backed_up: passkey.isBackedUp,
            name: passkey.name,
            created_at: passkey.at
          })} on conflict (credential_id) do nothing returning id`
        return rows.length === 1
      }, Effect.orDie),

      holderOf: (credentialId) =>
        Effect.map(
          holder(sql`select identity.user_by_passkey(${credentialId}) as user_id`),
          Option.flatMapNullishOr(({ user_id }) => user_id)
        ),

      find: (userId, credentialId) =>
        stored(sql`
          select id, name, public_key as "publicKey", counter::float8 as counter from identity.passkeys
          where user_id = ${userId} and credential_id = ${credentialId}`),

      noteUse: (id, { counter, isBackedUp, at }) =>
        done(sql`
          update identity.passkeys
          set counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = ${at} where id = ${id}`),

      list: (userId) =>
        listed(sql`
          select id, name, is_backed_up, created_at, last_used_at from identity.passkeys
          where user_id = ${userId} order by created_at, id`),

      descriptors: (userId) =>
        Effect.map(
          described(sql`
            select credential_id as id, transports from identity.passkeys
            where user_id = ${userId} order by created_at, id`),
          (rows) => rows.map((row): Descriptor => ({ ...row, type: "public-key" }))
        ),

      remove: (userId, id) =>
        removed(
          sql`delete from identity.passkeys where id = ${id} and user_id = ${userId} returning id, name`
        ),

      removeAll: Effect.fnUntraced(function* (userId) {
        const rows = yield* sql`delete from identity.passkeys where user_id = ${userId} returning id`
        return rows.length
      }, Effect.orDie)
    })
  )
)
