import { now, type SessionId, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { Sessions } from "../queries/Sessions.ts"

interface Row {
  readonly user_id: UserId
  readonly session_id: SessionId
}

export const SessionsLive = Layer.effect(
  Sessions,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Sessions.of({
      byAccessToken: Effect.fnUntraced(function* (token) {
        const at = yield* now
        const rows = yield* Effect.orDie(
          sql<Row>`select user_id, session_id from identity.session_by_access_token(${hashToken(token)}, ${at})`
        )
        return Option.map(Option.fromNullishOr(rows[0]), ({ user_id, session_id }) => ({
          userId: user_id,
          sessionId: session_id
        }))
      })
    })
  )
)
