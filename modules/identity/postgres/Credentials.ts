import { Effect, Layer, Option, Schema } from "effect"
import { EmailAddress } from "#kernel"
import { SqlClient } from "effect/sql"
import { Credentials } from "../domain/Credentials.ts"

const Row = Schema.Struct({ email: EmailAddress, password: Schema.String })
const decode = Schema.decodeUnknownEffect(Schema.Array(Row))

export const CredentialsLive = Layer.effect(
  Credentials,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Credentials.of({
      of: Effect.fnUntraced(function* (userId) {
        const rows = yield* sql`
            select u.email, c.password
            from identity.credentials c join identity.users u on u.id = c.user_id
            where c.user_id = ${userId}`
        return Option.fromNullishOr((yield* decode(rows))[0])
      }, Effect.orDie),

      set: (userId, password, at) =>
        Effect.orDie(
          Effect.asVoid(sql`
            insert into identity.credentials ${sql.insert({ user_id: userId, password, changed_at: at })}
            on conflict (user_id) do update set password = excluded.password, changed_at = excluded.changed_at`)
        )
    })
  )
)
