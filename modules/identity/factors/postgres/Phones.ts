import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { FactorId } from "../../contract/index.ts"
import { Phones } from "../domain/Phones.ts"

const phone = rowOf(Schema.Struct({ id: FactorId, phone: Schema.String }))

export const PhonesLive = Layer.effect(
  Phones,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Phones.of({
      enroll: Effect.fnUntraced(function* ({ id, userId, phone: number, at }) {
        yield* sql`
          delete from identity.factors
          where user_id = ${userId} and status = 'unverified' and factor_type = 'phone'`
        yield* sql`insert into identity.factors ${sql.insert({
          id,
          user_id: userId,
          factor_type: "phone",
          status: "unverified",
          friendly_name: number,
          phone: number,
          created_at: at
        })}`
      }, Effect.orDie),

      enrolled: (userId, id, since) =>
        phone(sql`
          select id, phone from identity.factors
          where id = ${id} and user_id = ${userId} and factor_type = 'phone' and status = 'unverified'
            and created_at > ${since}`),

      verify: (id, at) =>
        done(sql`
          update identity.factors set status = 'verified', last_used_at = ${at} where id = ${id}`),

      of: (userId) =>
        phone(sql`
          select id, phone from identity.factors
          where user_id = ${userId} and factor_type = 'phone' and status = 'verified'`),

      removeAll: (userId) =>
        done(sql`delete from identity.factors where user_id = ${userId} and factor_type = 'phone'`)
    })
  )
)
