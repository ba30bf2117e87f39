import { now, type SessionId, type UserId } from "#kernel"
import { inOwnTurn } from "#infra/postgres"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { idleSince, provenSince, repeatableSince } from "../domain/session.ts"
import { Sessions } from "../queries/Sessions.ts"

interface Row {
  readonly user_id: UserId
  readonly session_id: SessionId
}

export const SessionsLive = Layer.effect(
  Sessions,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Sessions.of({
      // Authentication, which calls this, has turns of its own.
      byAccessToken: Effect.fnUntraced(function* (token) {
        const at = yield* now
        const rows = yield* Effect.orDie(
          sql<Row>`select user_id, session_id from identity.session_by_access_token(${hashToken(token)}, ${at})`
        )
        return Option.map(Option.fromNullishOr(rows[0]), ({ user_id, session_id }) => ({
          userId: user_id,
          sessionId: session_id
        }))
      }),
      stillValid: Effect.fnUntraced(function* (tokens) {
        const at = yield* now
        const rows = yield* Effect.orDie(sql<{ place: number }>`
          select presented.place::int as place
          from unnest(${tokens.map(hashToken)}::bytea[]) with ordinality as presented (hash, place)
          cross join lateral identity.session_by_access_token(presented.hash, ${at})`)
        return new Set(rows.flatMap(({ place }) => tokens[place - 1] ?? []))
      }),
      isProven: Effect.fnUntraced(function* (sessionId) {
        const at = yield* now
        const rows = yield* Effect.orDie(sql`
          select id from identity.sessions
          where id = ${sessionId} and ended_at is null and proven_at > ${provenSince(at)}`)
        return rows.length === 1
      }),
      isLive: Effect.fnUntraced(function* (userId, sessionId) {
        const at = yield* now
        const rows = yield* Effect.orDie(sql`
          select s.id from identity.sessions s join identity.users u on u.id = s.user_id and u.disabled_at is null
          where s.id = ${sessionId} and s.user_id = ${userId} and s.ended_at is null
            and s.expires_at > ${at} and s.last_seen_at > ${idleSince(at)}`)
        return rows.length === 1
      }, inOwnTurn),
      holdsRefreshToken: Effect.fnUntraced(function* (sessionId, token) {
        const at = yield* now
        const rows = yield* Effect.orDie(sql`
          select refresh_hash from identity.session_tokens
          where refresh_hash = ${hashToken(token)} and session_id = ${sessionId} and refresh_expires_at > ${at}
            and (used_at is null or used_at > ${repeatableSince(at)})`)
        return rows.length === 1
      }, inOwnTurn)
    })
  )
)
