import { cutPage, Cached, type PageRequest, UserId } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Option, Schema, Struct } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { ThreadPage, ThreadSummary } from "../contract/views.ts"
import { beginning, LATEST_LENGTH, middle, PREVIEW_LENGTH } from "../domain/excerpts.ts"
import { type Mailbox, Message } from "../domain/Messages.ts"
import type { ThreadFilter } from "../domain/Threads.ts"
import { recentPages } from "./recentPages.ts"
import { selectPage, selectState } from "./selectPage.ts"
import { newestThreads, threadsContaining } from "./selectThreads.ts"

const UNKNOWN = "Unknown User"
const text = Schema.NullOr(Schema.String)

const Row = Schema.Struct({
  ...Struct.pick(Message.fields, [
    "thread_id",
    "sender_id",
    "recipient_id",
    "client_id",
    "subject",
    "content"
  ]),
  ...Struct.pick(Message.fields, ["read_at", "created_at"]),
  reply_count: Schema.Int,
  unread_count: Schema.Int,
  file_count: Schema.Int,
  latest_at: Schema.Date,
  latest_sender: Schema.NullOr(UserId),
  latest_content: text,
  own_name: text,
  own_avatar_url: text,
  other_name: text,
  other_avatar_url: text,
  can_reply: Schema.Boolean,
  match_sender: Schema.NullOr(UserId),
  match_content: text,
  /** Where the excerpt starts in its message, from 1. */
  match_start: Schema.NullOr(Schema.Int),
  state: text
})
type Row = typeof Row.Type
const rows = rowsOf(Row)
const states = rowOf(Schema.Struct({ state: Schema.String }))

/** The parts of messages that a row shows. */
const excerptsOf = (row: Row, nameOf: (id: UserId) => string) => {
  const { latest_sender, latest_content, match_sender, match_content, match_start } = row
  const cut = (match_start ?? 1) > 1 ? middle : beginning
  return {
    latest: latest_sender && {
      sender_id: latest_sender,
      sender_name: nameOf(latest_sender),
      content: beginning(latest_content ?? "", LATEST_LENGTH)
    },
    match: match_sender && {
      sender_id: match_sender,
      sender_name: nameOf(match_sender),
      content: cut(match_content ?? "", PREVIEW_LENGTH)
    }
  }
}

const summaryOf =
  ({ organizationId, userId }: Mailbox) =>
  (row: Row): ThreadSummary => {
    const { thread_id, sender_id, recipient_id, client_id, subject, read_at, created_at } = row
    const own = { name: row.own_name ?? UNKNOWN, avatar_url: row.own_avatar_url }
    const other = { name: row.other_name ?? UNKNOWN, avatar_url: row.other_avatar_url }
    const [sender, recipient] = sender_id === userId ? [own, other] : [other, own]
    return {
      id: thread_id,
      organization_id: organizationId,
      sender_id,
      recipient_id,
      subject,
      content: beginning(row.content, PREVIEW_LENGTH),
      parent_message_id: null,
      thread_id,
      message_type: "internal",
      status: read_at === null ? "sent" : "read",
      read_at,
      created_at,
      client_id,
      sender_name: sender.name,
      sender_avatar_url: sender.avatar_url,
      recipient_name: recipient.name,
      recipient_avatar_url: recipient.avatar_url,
      can_reply: row.can_reply,
      reply_count: row.reply_count,
      unread_count: row.unread_count,
      file_count: row.file_count,
      latest_at: row.latest_at,
      ...excerptsOf(row, (id) => (id === userId ? own : other).name)
    }
  }

const pageOf = (mailbox: Mailbox, { limit }: PageRequest, found: ReadonlyArray<Row>) =>
  new Cached<typeof ThreadPage.Type>(
    cutPage(found.map(summaryOf(mailbox)), limit, ({ latest_at: at, id }) => ({ at, id }))
  )

/** Larger pages are not remembered, so that the cache takes 20 MB at most. */
const MOST_REMEMBERED = 50

/**
 * Reads pages of threads. The first page of a mailbox, without a filter, is remembered and returned again while nothing in it has changed, which
 * the database is asked each time.
 */
export const readPages = (sql: SqlClient.SqlClient) => {
  const recent = recentPages()
  const read = (mailbox: Mailbox, chosen: Statement.Fragment, isSearch: boolean) =>
    rows(selectPage(sql, mailbox, chosen, isSearch))

  const first = (mailbox: Mailbox, page: PageRequest) => {
    const chosen = newestThreads(sql, mailbox, page, false)
    const fresh = Effect.map(read(mailbox, chosen, false), (found) =>
      recent.store(mailbox, page.limit, found[0]?.state, pageOf(mailbox, page, found))
    )
    if (!recent.has(mailbox, page.limit)) return fresh
    return Effect.flatMap(states(selectState(sql, mailbox, chosen)), (found) => {
      const unchanged = recent.find(mailbox, page.limit, Option.getOrThrow(found).state)
      return unchanged === undefined ? fresh : Effect.succeed(unchanged)
    })
  }

  return {
    filtered: (mailbox: Mailbox, { search, isUnread }: ThreadFilter, page: PageRequest) => {
      const isFirst = page.after === null && page.limit <= MOST_REMEMBERED
      if (isFirst && search === undefined && !isUnread) return first(mailbox, page)
      const chosen =
        search === undefined
          ? newestThreads(sql, mailbox, page, isUnread)
          : threadsContaining(sql, mailbox, page, search, isUnread)
      return Effect.map(read(mailbox, chosen, search !== undefined), (found) => pageOf(mailbox, page, found))
    }
  }
}
