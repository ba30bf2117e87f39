import { rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { UnreadMessages } from "../queries/UnreadMessages.ts"

const unread = rowOf(Schema.Struct({ unread: Schema.Int }))

export const UnreadMessagesLive = Layer.effect(
  UnreadMessages,
  Effect.map(SqlClient.SqlClient, (sql) =>
    UnreadMessages.of({
      count: ({ organizationId, userId }) =>
        Effect.map(
          unread(sql`
            select count(*)::int as unread from messaging.messages
            where organization_id = ${organizationId} and recipient_id = ${userId} and read_at is null`),
          Option.match({ onNone: () => 0, onSome: (row) => row.unread })
        ),
      isUnread: (organizationId, id) =>
        Effect.map(
          unread(sql`
            select count(*)::int as unread from messaging.messages
            where organization_id = ${organizationId} and id = ${id} and read_at is null`),
          Option.exists((row) => row.unread === 1)
        )
    })
  )
)
