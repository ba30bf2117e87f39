import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { User } from "../contract/index.ts"
import { avatarUrl } from "../domain/avatar.ts"
import { Me } from "../queries/Me.ts"

const { avatar_url: _url, factors: _factors, ...columns } = User.fields
const Row = Schema.Struct({ ...columns, avatar_file: Schema.NullOr(Schema.String) })
const decode = Schema.decodeUnknownEffect(Schema.Array(Row))

export const MeLive = Layer.effect(
  Me,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Me.of({
      of: Effect.fnUntraced(function* (userId) {
        const rows = yield* decode(
          yield* sql`
            select u.id, u.email, u.email_verified_at, u.created_at,
              p.full_name, p.avatar_file, p.locale, p.time_zone, p.units
            from identity.users u join identity.profiles p on p.user_id = u.id
            where u.id = ${userId}`
        )
        return Option.map(Option.fromNullishOr(rows[0]), ({ avatar_file, ...user }) => ({
          ...user,
          avatar_url: avatarUrl(avatar_file),
          factors: []
        }))
      }, Effect.orDie)
    })
  )
)
