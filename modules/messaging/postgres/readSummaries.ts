import { UserId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { beginning, LATEST_LENGTH, middle, PREVIEW_LENGTH } from "../domain/excerpts.ts"
import { type Mailbox, Message } from "../domain/Messages.ts"
import type { ThreadSummary } from "../domain/Threads.ts"
import { messageColumns } from "./columns.ts"

/** Characters shown before a match in the middle of a text. */
const LEAD = 40

const Row = Schema.Struct({
  ...Message.fields,
  reply_count: Schema.Int,
  unread_count: Schema.Int,
  latest_at: Schema.Date,
  latest_sender: Schema.NullOr(UserId),
  latest_content: Schema.NullOr(Schema.String),
  match_sender: Schema.NullOr(UserId),
  match_content: Schema.NullOr(Schema.String),
  /** Where the excerpt starts in its message, from 1. */
  match_start: Schema.NullOr(Schema.Int)
})
const rows = rowsOf(Row)

const summaryOf = (row: typeof Row.Type): ThreadSummary => {
  const { reply_count, unread_count, latest_at, latest_sender, latest_content, ...rest } = row
  const { match_sender, match_content, match_start, content, ...first } = rest
  const excerpt = (match_start ?? 1) > 1 ? middle : beginning
  return {
    first: { ...first, content: beginning(content, PREVIEW_LENGTH) },
    reply_count,
    unread_count,
    latest_at,
    latest: latest_sender && {
      sender_id: latest_sender,
      content: beginning(latest_content ?? "", LATEST_LENGTH)
    },
    match: match_sender && { sender_id: match_sender, content: excerpt(match_content ?? "", PREVIEW_LENGTH) }
  }
}

/**
 * Reads what a list shows of the `chosen` participations: two messages of each thread, three in a search. Of each text,
 * one character more is read than is shown. OFFSET 0 and LIMIT 1 make PostgreSQL look up each of them by its key.
 */
export const readSummaries = (sql: SqlClient.SqlClient) => {
  const columns = messageColumns(sql, sql`left(content, ${PREVIEW_LENGTH + 1}) as content`)
  return ({ organizationId, userId }: Mailbox, chosen: Statement.Fragment) =>
    Effect.map(
      rows(sql`
        select f.*, t.reply_count, t.unread_count, t.latest_at, l.latest_sender, l.latest_content,
          h.match_sender, h.match_content, h.match_start
        from (
          select p.*, (
            select count(*)::int from messaging.messages u
            where u.organization_id = ${organizationId} and u.recipient_id = ${userId}
              and u.thread_id = p.thread_id and u.read_at is null
          ) as unread_count
          from ${chosen} p offset 0
        ) t cross join lateral (
          select ${columns} from messaging.messages
          where organization_id = ${organizationId} and id = t.thread_id limit 1
        ) f left join lateral (
          select sender_id as latest_sender, left(content, ${LATEST_LENGTH + 1}) as latest_content
          from messaging.messages
          where organization_id = ${organizationId} and id = t.latest_id and parent_message_id is not null limit 1
        ) l on true left join lateral (
          select m.sender_id as match_sender, substr(m.content, s.start, ${PREVIEW_LENGTH + 1}) as match_content,
            s.start as match_start
          from messaging.messages m cross join lateral (
            select greatest(1, t.match_at - ${LEAD} - case
              when m.parent_message_id is null then char_length(m.subject) + 1 else 0 end) as start
          ) s
          where m.organization_id = ${organizationId} and m.id = t.match_id limit 1
        ) h on true
        order by t.latest_at desc, t.thread_id desc`),
      (found) => found.map(summaryOf)
    )
}
