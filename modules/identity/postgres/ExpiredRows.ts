import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ExpiredRows } from "../domain/ExpiredRows.ts"
import { idleSince } from "../domain/session.ts"

const AT_MOST = 5000

export const ExpiredRowsLive = Layer.effect(
  ExpiredRows,
  Effect.map(SqlClient.SqlClient, (sql) =>
    ExpiredRows.of({
      remove: Effect.fnUntraced(function* (at) {
        // Deletes the tokens of a session along with it.
        const sessions = yield* sql`
          delete from identity.sessions where id in (
            select id from identity.sessions
            where ended_at < ${at} or expires_at < ${at} or last_seen_at < ${idleSince(at)}
            limit ${AT_MOST} for update skip locked
          ) returning 1 as one`
        const tokens = yield* sql`
          delete from identity.session_tokens where refresh_hash in (
            select refresh_hash from identity.session_tokens where refresh_expires_at < ${at} limit ${AT_MOST} for update skip locked
          ) returning 1 as one`
        const links = yield* sql`
          delete from identity.one_time_tokens where hash in (
            select hash from identity.one_time_tokens where expires_at < ${at} limit ${AT_MOST} for update skip locked
          ) returning 1 as one`
        const origins = yield* sql`
          delete from identity.known_origins where (user_id, kind, digest) in (
            select user_id, kind, digest from identity.known_origins where expires_at < ${at}
            limit ${AT_MOST} for update skip locked
          ) returning 1 as one`
        return {
          sessions: sessions.length,
          tokens: tokens.length,
          links: links.length,
          origins: origins.length
        }
      }, Effect.orDie)
    })
  )
)
