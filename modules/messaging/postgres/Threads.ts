import type { Cursor } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { MessageId } from "../contract/ids.ts"
import { type Mailbox, Message } from "../domain/Messages.ts"
import { newestReplies, REPLIES_A_PAGE, REPLIES_SHOWN, type Thread, Threads } from "../domain/Threads.ts"
import { messageColumns } from "./columns.ts"
import { readPages } from "./readPages.ts"

/** A message with the columns of its thread. */
const Line = Schema.Struct({
  ...Message.fields,
  reply_count: Schema.Int,
  unread_count: Schema.Int,
  file_count: Schema.Int,
  latest_at: Schema.Date
})
type Line = typeof Line.Type
const lines = rowsOf(Line)

/** The rows of a thread start with its first message. */
const threadOf = ([first, ...fetched]: ReadonlyArray<Line>, shown: number): Option.Option<Thread> => {
  if (first === undefined) return Option.none()
  const { reply_count, unread_count, file_count, latest_at } = first
  return Option.some({
    first,
    ...newestReplies(fetched, shown),
    reply_count,
    unread_count,
    file_count,
    latest_at
  })
}

interface Replies {
  readonly shown: number
  readonly before: Cursor | null
}

export const ThreadsLive = Layer.effect(
  Threads,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = messageColumns(sql)
    const pages = readPages(sql)

    const thread = (
      { organizationId, userId }: Mailbox,
      id: MessageId,
      { shown, before }: Replies
    ): Effect.Effect<Option.Option<Thread>> =>
      Effect.map(
        lines(sql`
          select m.*, t.reply_count, t.unread_count, t.file_count, t.latest_at
          from (
            select p.thread_id, p.reply_count, p.unread_count, p.file_count, p.latest_at
            from messaging.participations p
            where p.organization_id = ${organizationId} and p.user_id = ${userId} and p.thread_id = ${id}
            offset 0
          ) t cross join lateral (
            select ${columns} from messaging.messages
            where organization_id = ${organizationId} and id = t.thread_id
            union all (
              select ${columns} from messaging.messages
              where organization_id = ${organizationId} and thread_id = t.thread_id
                and parent_message_id is not null
                ${before === null ? sql`` : sql`and (created_at, id) < (${before.at}, ${before.id})`}
              order by created_at desc, id desc limit ${shown + 1}
            )
          ) m
          order by m.parent_message_id is not null, m.created_at, m.id`),
        (rows) => threadOf(rows, shown)
      )

    return Threads.of({
      page: (mailbox, filter, page) => pages.filtered(mailbox, filter, page),
      find: (mailbox, id) => thread(mailbox, id, { shown: REPLIES_SHOWN, before: null }),
      before: (mailbox, id, position) => thread(mailbox, id, { shown: REPLIES_A_PAGE, before: position })
    })
  })
)
