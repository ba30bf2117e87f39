import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { MissingMember, SecondFactors } from "../domain/SecondFactors.ts"

const requirement = rowOf(Schema.Struct({ second_factor_from: Schema.NullOr(Schema.Date) }))
const members = rowsOf(MissingMember)

export const SecondFactorsLive = Layer.effect(
  SecondFactors,
  Effect.map(SqlClient.SqlClient, (sql) =>
    SecondFactors.of({
      requiredFrom: (id) =>
        Effect.map(
          requirement(sql`select second_factor_from from tenancy.organizations where id = ${id}`),
          Option.match({ onNone: () => null, onSome: (row) => row.second_factor_from })
        ),
      require: (id, from) =>
        done(sql`update tenancy.organizations set second_factor_from = ${from} where id = ${id}`),
      missing: (id) =>
        members(sql`
          with active as (
            select id, user_id, role, created_at from tenancy.members
            where organization_id = ${id} and status = 'active'
          )
          select id, user_id, role from active
          where user_id in (
            select user_id from identity.without_second_factor(array(select user_id from active)))
          order by created_at, id`)
    })
  )
)
