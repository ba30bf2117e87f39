import { SessionId, UserId } from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PushSubscriptionId, PushSubscriptionView } from "../contract/index.ts"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"

type Port = PushSubscriptions["Service"]

const subscription = rowOf(
  Schema.Struct({
    id: PushSubscriptionId,
    user_id: UserId,
    session_id: SessionId,
    endpoint: Schema.String,
    p256dh: Schema.String,
    auth: Schema.String,
    browser: Schema.String,
    created_at: Schema.Date
  })
)
const views = rowsOf(PushSubscriptionView)
const ids = rowsOf(Schema.Struct({ id: PushSubscriptionId }))
const addresses = rowsOf(
  Schema.Struct({ endpoint: Schema.String, p256dh: Schema.String, auth: Schema.String })
)
const count = rowOf(Schema.Struct({ others: Schema.Int }))

const reading = (
  sql: SqlClient.SqlClient
): Pick<Port, "countOthers" | "find" | "has" | "idsOf" | "views"> => ({
  countOthers: ({ user_id, session_id, endpoint }) =>
    Effect.map(
      count(sql`
        select count(*)::int as others from notifications.push_subscriptions
        where user_id = ${user_id} and session_id <> ${session_id} and endpoint <> ${endpoint}`),
      Option.match({ onNone: () => 0, onSome: ({ others }) => others })
    ),
  has: (userId, endpoint) =>
    Effect.map(
      ids(sql`
        select id from notifications.push_subscriptions
        where user_id = ${userId} and endpoint = ${endpoint}`),
      (rows) => rows.length === 1
    ),
  find: (userId, id) =>
    subscription(sql`
      select id, user_id, session_id, endpoint, p256dh, auth, browser, created_at
      from notifications.push_subscriptions where user_id = ${userId} and id = ${id}`),
  idsOf: (userId) =>
    Effect.map(
      ids(sql`select id from notifications.push_subscriptions where user_id = ${userId} order by id`),
      (rows) => rows.map(({ id }) => id)
    ),
  views: (userId, current) =>
    views(sql`
      select id, browser, created_at, session_id = ${current}::uuid as current
      from notifications.push_subscriptions where user_id = ${userId}
      order by created_at desc, id desc`)
})

const writing = (sql: SqlClient.SqlClient): Pick<Port, "lock" | "remove" | "removeOfSessions" | "save"> => ({
  // No row represents all of a person's subscriptions, so this locks a name.
  lock: (userId) =>
    done(sql`select pg_advisory_xact_lock(hashtextextended('notifications.push ' || ${userId}::text, 0))`),
  save: Effect.fnUntraced(function* (one) {
    const { endpoint, user_id, session_id } = one
    yield* sql`select notifications.leave_browser(${endpoint}, ${user_id}::uuid)`
    yield* sql`
      delete from notifications.push_subscriptions
      where user_id = ${user_id} and session_id = ${session_id} and endpoint <> ${endpoint}`
    const [saved] = yield* ids(sql`
      insert into notifications.push_subscriptions ${sql.insert({ ...one })}
      on conflict (endpoint) do update
        set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
          browser = excluded.browser
      returning id`)
    return saved?.id ?? one.id
  }, Effect.orDie),
  remove: (userId, id) =>
    Effect.map(
      ids(sql`
        delete from notifications.push_subscriptions where user_id = ${userId} and id = ${id} returning id`),
      (removed) => removed.length === 1
    ),
  removeOfSessions: (userId, sessions) =>
    addresses(sql`
      delete from notifications.push_subscriptions
      where user_id = ${userId} and session_id = any (${[...sessions]}::uuid[])
      returning endpoint, p256dh, auth`)
})

export const PushSubscriptionsLive = Layer.effect(
  PushSubscriptions,
  Effect.map(SqlClient.SqlClient, (sql) => PushSubscriptions.of({ ...reading(sql), ...writing(sql) }))
)
