import { SessionId, UserId } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SessionView } from "../../contract/index.ts"
import { type Expiry, idleSince, replacedAt } from "../domain/session.ts"
import { type SessionOwner, SessionFamilies, type StoredPair } from "../domain/SessionFamilies.ts"

type Port = SessionFamilies["Service"]

const views = rowsOf(SessionView)
const owner = rowOf(Schema.Struct({ user_id: UserId, session_id: SessionId }))

const storedRow = ({ userId, sessionId }: SessionOwner, { accessHash, refreshHash, expiry }: StoredPair) => ({
  refresh_hash: refreshHash,
  session_id: sessionId,
  user_id: userId,
  access_hash: accessHash,
  access_expires_at: expiry.access,
  refresh_expires_at: expiry.refresh
})

const reading = (
  sql: SqlClient.SqlClient
): Pick<Port, "list" | "ownerOf" | "lock" | "expiryOf" | "knowsDevice"> => ({
  list: (userId, current, at) =>
    views(sql`
      select id, created_at, last_seen_at, user_agent, address, signed_in_by, id = ${current}::uuid as current
      from identity.sessions
      where user_id = ${userId} and ended_at is null and expires_at > ${at}
        and last_seen_at > ${idleSince(at)}
      order by last_seen_at desc, id desc limit 100`),

  ownerOf: (refreshHash) =>
    Effect.map(
      owner(sql`select user_id, session_id from identity.session_by_refresh_token(${refreshHash})`),
      Option.map(({ user_id, session_id }) => ({ userId: user_id, sessionId: session_id }))
    ),

  lock: Effect.fnUntraced(function* (sessionId, refreshHash) {
    const [session] = yield* sql<{ ended_at: Date | null; expires_at: Date }>`
      select ended_at, expires_at from identity.sessions where id = ${sessionId} for no key update`
    // A separate statement: only one that starts after acquiring the lock sees the previous holder's changes.
    const [token] = yield* sql<{ used_at: Date | null; refresh_expires_at: Date }>`
      select used_at, refresh_expires_at from identity.session_tokens
      where refresh_hash = ${refreshHash} and session_id = ${sessionId}`
    if (session === undefined || token === undefined) return Option.none()
    return Option.some({
      endedAt: session.ended_at,
      sessionExpiresAt: session.expires_at,
      usedAt: token.used_at,
      refreshExpiresAt: token.refresh_expires_at
    })
  }, Effect.orDie),

  expiryOf: Effect.fnUntraced(function* (refreshHash) {
    const rows = yield* sql<Expiry>`
      select access_expires_at as access, refresh_expires_at as refresh
      from identity.session_tokens where refresh_hash = ${refreshHash}`
    return Option.fromNullishOr(rows[0])
  }, Effect.orDie),

  knowsDevice: Effect.fnUntraced(function* (userId, userAgent) {
    const rows = yield* sql`
      select id from identity.sessions where user_id = ${userId}
        and regexp_replace(user_agent, '[0-9._]+', '', 'g') = regexp_replace(${userAgent}, '[0-9._]+', '', 'g')
      limit 1`
    return rows.length === 1
  }, Effect.orDie)
})

const issuing = (sql: SqlClient.SqlClient): Pick<Port, "open" | "rotate" | "prove"> => {
  const addPair = (owner: SessionOwner, pair: StoredPair) =>
    sql`insert into identity.session_tokens ${sql.insert(storedRow(owner, pair))}`
  return {
    open: Effect.fnUntraced(function* ({ id, userId, at, expiresAt, userAgent, address, by, pair }) {
      yield* sql`insert into identity.sessions ${sql.insert({
        id,
        user_id: userId,
        created_at: at,
        last_seen_at: at,
        proven_at: at,
        expires_at: expiresAt,
        user_agent: userAgent,
        address,
        signed_in_by: by
      })}`
      yield* addPair({ userId, sessionId: id }, pair)
    }, Effect.orDie),

    rotate: Effect.fnUntraced(function* (owner, usedHash, successor, at) {
      yield* sql`update identity.session_tokens set used_at = ${at} where refresh_hash = ${usedHash}`
      yield* addPair(owner, successor)
      yield* sql`update identity.sessions set last_seen_at = ${at} where id = ${owner.sessionId}`
    }, Effect.orDie),

    prove: Effect.fnUntraced(function* ({ userId, sessionId }, accessHash, at) {
      yield* sql`
        update identity.sessions set proven_at = ${at} where id = ${sessionId} and user_id = ${userId}`
      yield* sql`
        update identity.session_tokens set access_expires_at = least(access_expires_at, ${replacedAt(at)})
        where session_id = ${sessionId} and access_hash <> ${accessHash}`
    }, Effect.orDie)
  }
}

const ending = (sql: SqlClient.SqlClient): Pick<Port, "end" | "endAll"> => ({
  end: Effect.fnUntraced(function* ({ userId, sessionId }, because, at) {
    const rows = yield* sql`
      update identity.sessions set ended_at = ${at}, ended_because = ${because}
      where id = ${sessionId} and user_id = ${userId} and ended_at is null returning id`
    return rows.length === 1
  }, Effect.orDie),

  endAll: Effect.fnUntraced(function* (userId, except, because, at) {
    // Locks in a fixed order, so that concurrent calls cannot deadlock.
    const rows = yield* sql<{ id: SessionId }>`
      update identity.sessions s set ended_at = ${at}, ended_because = ${because}
      from (
        select id from identity.sessions
        where user_id = ${userId} and ended_at is null and id is distinct from ${except}::uuid
        order by id for no key update
      ) as live
      where s.id = live.id returning s.id`
    return rows.map(({ id }) => id)
  }, Effect.orDie)
})

export const SessionFamiliesLive = Layer.effect(
  SessionFamilies,
  Effect.map(SqlClient.SqlClient, (sql) =>
    SessionFamilies.of({ ...reading(sql), ...issuing(sql), ...ending(sql) })
  )
)
