import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ExpiredRows } from "../domain/ExpiredRows.ts"
import { enrolledSince } from "../../factors/domain/Factors.ts"
import { idleSince } from "../domain/session.ts"

const AT_MOST = 5000

export const ExpiredRowsLive = Layer.effect(
  ExpiredRows,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const deleteExpired = (table: string, key: string, at: Date) => {
      const [from, by] = [sql.literal(`identity.${table}`), sql.literal(key)]
      return sql`
        delete from ${from} where ${by} in (
          select ${by} from ${from} where expires_at < ${at} limit ${AT_MOST} for update skip locked
        ) returning 1 as one`
    }
    return ExpiredRows.of({
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
        const links = yield* deleteExpired("one_time_tokens", "hash", at)
        const origins = yield* sql`
          delete from identity.known_origins where (user_id, kind, digest) in (
            select user_id, kind, digest from identity.known_origins where expires_at < ${at}
            limit ${AT_MOST} for update skip locked
          ) returning 1 as one`
        const signIns = yield* deleteExpired("pending_sign_ins", "hash", at)
        const factors = yield* sql`
          delete from identity.factors where id in (
            select id from identity.factors where status = 'unverified' and created_at < ${enrolledSince(at)}
            limit ${AT_MOST} for update skip locked
          ) returning 1 as one`
        const codes = yield* deleteExpired("phone_codes", "ctid", at)
        const challenges = yield* deleteExpired("passkey_challenges", "hash", at)
        const attempts = yield* deleteExpired("issuer_attempts", "browser_hash", at)
        const arrivals = yield* deleteExpired("issuer_arrivals", "hash", at)
        const exports = yield* sql`delete from identity.exports where expires_at < ${at} returning 1 as one`
        return {
          exports: exports.length,
          sessions: sessions.length,
          tokens: tokens.length,
          links: links.length,
          origins: origins.length,
          signIns: signIns.length + attempts.length + arrivals.length,
          factors: factors.length,
          codes: codes.length,
          challenges: challenges.length
        }
      }, Effect.orDie)
    })
  })
)
