import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Outgoing } from "../domain/outgoing.ts"
import { Notifications } from "../domain/Notifications.ts"

/** Rows deleted per run; the next run deletes the rest. */
const BATCH = 5000

const marked = rowOf(Schema.Struct({ changed: Schema.Boolean }))
const one = rowOf(Outgoing)
const ids = rowsOf(Schema.Struct({ id: Schema.String }))

/** How many rows a statement returned. */
const countOf = (statement: Parameters<typeof ids>[0]) => Effect.map(ids(statement), (rows) => rows.length)

export const NotificationsLive = Layer.effect(
  Notifications,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Notifications.of({
      add: (notification) =>
        Effect.map(
          countOf(sql`
            insert into notifications.notifications ${sql.insert({ ...notification })}
            on conflict (user_id, event_id, kind) do nothing returning id`),
          (added) => added === 1
        ),
      outgoing: (userId, id) =>
        one(sql`
          select id, user_id, organization_id, kind, title, message, link, created_at, read_at, about
          from notifications.notifications where user_id = ${userId} and id = ${id}`),
      markRead: (userId, id, at) =>
        Effect.map(
          marked(sql`
            update notifications.notifications n set read_at = coalesce(n.read_at, ${at})
            from (
              select user_id, id, read_at is null as changed from notifications.notifications
              where user_id = ${userId} and id = ${id} and shown for no key update
            ) as previous
            where n.user_id = previous.user_id and n.id = previous.id returning previous.changed`),
          Option.getOrUndefined
        ),
      markAllRead: (userId, at, about) =>
        countOf(sql`
          update notifications.notifications set read_at = ${at}
          where user_id = ${userId} and read_at is null
            and ${about === undefined ? sql`shown` : sql`about = ${about}`}
          returning id`),
      removeBefore: (at) =>
        countOf(sql`
          delete from notifications.notifications where (user_id, id) in (
            select user_id, id from notifications.notifications
            where created_at < ${at} limit ${BATCH}
          ) returning id`)
    })
  )
)
