import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { FactorId, FactorView } from "../../contract/index.ts"
import { Factors, ISSUER } from "../domain/Factors.ts"

const authenticator = Schema.Struct({
  id: FactorId,
  secret: Schema.String,
  lastStep: Schema.NullOr(Schema.Int)
})
const one = rowOf(authenticator)
const all = rowsOf(authenticator)
const listed = rowsOf(FactorView)
const removed = rowOf(Schema.Struct(Struct.pick(FactorView.fields, ["factor_type", "friendly_name"])))

export const FactorsLive = Layer.effect(
  Factors,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Factors.of({
      enroll: Effect.fnUntraced(function* ({ id, userId, name, secret, at }) {
        yield* sql`delete from identity.factors
          where user_id = ${userId} and status = 'unverified' and factor_type = 'totp'`
        yield* sql`insert into identity.factors ${sql.insert({
          id,
          user_id: userId,
          factor_type: "totp",
          status: "unverified",
          friendly_name: name,
          issuer: ISSUER,
          secret,
          created_at: at
        })}`
      }, Effect.orDie),

      enrolled: (userId, id, since) =>
        one(sql`
          select id, secret, last_step as "lastStep" from identity.factors
          where id = ${id} and user_id = ${userId} and factor_type = 'totp' and status = 'unverified'
            and created_at > ${since}`),

      verify: (id, step, at) =>
        done(sql`
          update identity.factors set status = 'verified', last_step = ${step}, last_used_at = ${at}
          where id = ${id}`),

      authenticators: (userId) =>
        all(sql`
          select id, secret, last_step as "lastStep" from identity.factors
          where user_id = ${userId} and status = 'verified' and factor_type = 'totp' order by created_at, id`),

      use: Effect.fnUntraced(function* (id, step, at) {
        const rows = yield* sql`
          update identity.factors set last_step = ${step}, last_used_at = ${at}
          where id = ${id} and (last_step is null or last_step < ${step}) returning id`
        return rows.length === 1
      }, Effect.orDie),

      areRequired: Effect.fnUntraced(function* (userId) {
        const rows = yield* sql`select where identity.has_second_factor(${userId})`
        return rows.length === 1
      }, Effect.orDie),

      list: (userId) =>
        listed(sql`
          select id, factor_type, status, friendly_name, issuer, phone, created_at, last_used_at
          from identity.factors where user_id = ${userId} and status = 'verified' order by created_at, id`),

      remove: (userId, id) =>
        removed(sql`
          delete from identity.factors where id = ${id} and user_id = ${userId} and status = 'verified'
          returning factor_type, friendly_name`),

      removeAll: Effect.fnUntraced(function* (userId) {
        const rows = yield* sql`delete from identity.factors where user_id = ${userId} returning id`
        return rows.length
      }, Effect.orDie)
    })
  )
)
