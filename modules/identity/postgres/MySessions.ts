import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SessionView } from "../contract/index.ts"
import { idleSince } from "../domain/session.ts"
import { MySessions } from "../queries/MySessions.ts"

const decode = Schema.decodeUnknownEffect(Schema.Array(SessionView))

export const MySessionsLive = Layer.effect(
  MySessions,
  Effect.map(SqlClient.SqlClient, (sql) =>
    MySessions.of({
      of: Effect.fnUntraced(function* (userId, current, at) {
        return yield* decode(
          yield* sql`
            select id, created_at, last_seen_at, user_agent, address, id = ${current}::uuid as current
            from identity.sessions
            where user_id = ${userId} and ended_at is null and expires_at > ${at}
              and last_seen_at > ${idleSince(at)}
            order by last_seen_at desc, id desc limit 100`
        )
      }, Effect.orDie)
    })
  )
)
