import { EmailAddress } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Credentials } from "../domain/Credentials.ts"

const credential = rowOf(Schema.Struct({ email: EmailAddress, password: Schema.String }))

export const CredentialsLive = Layer.effect(
  Credentials,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Credentials.of({
      of: (userId) =>
        credential(sql`
          select u.email, c.password
          from identity.credentials c join identity.users u on u.id = c.user_id
          where c.user_id = ${userId}`),
      set: (userId, password, at) =>
        done(sql`
          insert into identity.credentials ${sql.insert({ user_id: userId, password, changed_at: at })}
          on conflict (user_id) do update set password = excluded.password, changed_at = excluded.changed_at`)
    })
  )
)
