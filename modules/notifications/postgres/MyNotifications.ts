import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { NotificationView } from "../contract/index.ts"
import { MyNotifications, type Reader } from "../queries/MyNotifications.ts"

const MAX_LISTED = 50

const views = rowsOf(NotificationView.mapFields(Struct.omit(["icon"])))
const count = rowOf(Schema.Struct({ unread: Schema.Int }))

/** A pattern that matches the word literally. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`

export const MyNotificationsLive = Layer.effect(
  MyNotifications,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const shownTo = ({ userId, organizations, kindsForAnyone }: Reader) => sql`
      user_id = ${userId} and shown and (
        organization_id is null or organization_id = any (${[...organizations]}::uuid[])
        or kind = any (${[...kindsForAnyone]})
      )`
    return MyNotifications.of({
      newest: (reader, search) =>
        views(sql`
          select id, user_id, organization_id, kind, title, message, link, created_at, read_at
          from notifications.notifications
          where ${shownTo(reader)} and ${
            search === undefined
              ? sql`true`
              : sql`(title ilike ${containing(search)} or message ilike ${containing(search)})`
          }
          order by created_at desc, id desc limit ${MAX_LISTED}`),
      countUnread: (reader) =>
        Effect.map(
          count(sql`
            select count(*)::int as unread from notifications.notifications
            where ${shownTo(reader)} and read_at is null`),
          Option.match({ onNone: () => 0, onSome: ({ unread }) => unread })
        )
    })
  })
)
