import type { Cursor } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Array, Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { MessageId } from "../contract/views.ts"
import { Message } from "../domain/Messages.ts"
import {
  LETTERS_A_PAGE,
  type Mailbox,
  newestReplies,
  REPLIES_A_PAGE,
  REPLIES_SHOWN,
  type Thread,
  Threads
} from "../domain/Threads.ts"
import { messageColumns } from "./columns.ts"
import { newestThreads, threadsContaining } from "./selectThreads.ts"

/** A message with the columns of its thread. */
const Line = Schema.Struct({
  ...Message.fields,
  reply_count: Schema.Int,
  unread_count: Schema.Int,
  latest_at: Schema.Date
})
type Line = typeof Line.Type
const lines = rowsOf(Line)

/** Rows are grouped by thread, each starting with its first message. */
const threadsOf = (rows: ReadonlyArray<Line>, shown: number): ReadonlyArray<Thread> => {
  let letters = 0
  return [...Map.groupBy(rows, ({ thread_id }) => thread_id).values()].flatMap(([first, ...fetched]) => {
    if (first === undefined) return []
    const { reply_count, unread_count, latest_at } = first
    const part = newestReplies(fetched, letters < LETTERS_A_PAGE ? shown : 1)
    letters += [first, ...part.replies].reduce((sum, { content }) => sum + content.length, 0)
    return [{ first, ...part, reply_count, unread_count, latest_at }]
  })
}

export const ThreadsLive = Layer.effect(
  Threads,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = messageColumns(sql)

    /**
     * The threads of the selected `participations`, with their messages. OFFSET 0 makes PostgreSQL count unread
     * messages once per thread instead of once per message.
     */
    const read = (
      { organizationId, userId }: Mailbox,
      chosen: Statement.Fragment,
      replies: { readonly shown: number; readonly before: Cursor | null }
    ) => {
      const { shown, before } = replies
      return Effect.map(
        lines(sql`
          select m.*, t.reply_count, t.unread_count, t.latest_at
          from (
            select p.thread_id, p.reply_count, p.latest_at, (
              select count(*)::int from messaging.messages u
              where u.organization_id = ${organizationId} and u.recipient_id = ${userId}
                and u.thread_id = p.thread_id and u.read_at is null
            ) as unread_count
            from ${chosen} p offset 0
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
          order by t.latest_at desc, t.thread_id desc, m.parent_message_id is not null, m.created_at, m.id`),
        (rows) => threadsOf(rows, shown)
      )
    }

    const newest = { shown: REPLIES_SHOWN, before: null }
    const one = ({ organizationId, userId }: Mailbox, id: MessageId) => sql`(
      select * from messaging.participations
      where organization_id = ${organizationId} and user_id = ${userId} and thread_id = ${id}
    )`

    return Threads.of({
      page: (mailbox, page) => read(mailbox, newestThreads(sql, mailbox, page), newest),
      holding: (mailbox, words, page) => read(mailbox, threadsContaining(sql, mailbox, words, page), newest),
      find: (mailbox, id) => Effect.map(read(mailbox, one(mailbox, id), newest), Array.head),
      before: (mailbox, id, position) =>
        Effect.map(read(mailbox, one(mailbox, id), { shown: REPLIES_A_PAGE, before: position }), Array.head)
    })
  })
)
