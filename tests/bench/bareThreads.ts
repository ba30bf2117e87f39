import { Effect } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { inOrganization, peopleOf, userOf } from "./bareDatabase.ts"

const COLUMNS =
  "organization_id, id, thread_id, parent_message_id, sender_id, recipient_id, client_id, subject, content, message_type, status, read_at, created_at"

interface Line {
  readonly thread_id: string
  readonly sender_id: string
  readonly recipient_id: string
}

/** The user's newest 50 threads. */
const newest = (sql: SqlClient.SqlClient, organizationId: string, userId: string) => sql`(
  select * from messaging.participations
  where organization_id = ${organizationId} and user_id = ${userId}
  order by latest_at desc, thread_id desc limit ${51}
)`

/** Those that contain a word. */
const holding = (sql: SqlClient.SqlClient, organizationId: string, userId: string, words: string) => {
  const holds = sql`words like messaging.pattern_of(${words})`
  const lines = sql`
    select * from messaging.participations
    where organization_id = ${organizationId} and user_id = ${userId}`
  const newestFirst = sql`order by latest_at desc, thread_id desc limit`
  const grams = sql`messaging.grams(${organizationId}, messaging.folded(${words}))`
  const near = sql`case when cardinality(${grams}) > 0 then ${500}::bigint end`
  const isComplete = sql`
    ((select count(*) from scanned) > ${50} or (select count(*) from near) is distinct from ${near})`
  return sql`(
    with near as materialized (
      ${lines} ${newestFirst} ${near}
    ), scanned as materialized (
      select * from near where exists (
        select from messaging.findable f
        where f.organization_id = ${organizationId} and f.thread_id = near.thread_id and f.${holds}
      ) ${newestFirst} ${51}
    ), everywhere as materialized (
      select thread_id from messaging.findable
      where messaging.grams(organization_id, words) @> ${grams}
        and ${holds}
    ), far as (
      ${lines} and thread_id in (select thread_id from everywhere) ${newestFirst} ${51}
    )
    select * from scanned where ${isComplete}
    union all
    select * from far where not ${isComplete}
  )`
}

const messagesOf = (
  sql: SqlClient.SqlClient,
  organizationId: string,
  userId: string,
  chosen: Statement.Fragment
) => {
  const columns = sql.literal(COLUMNS)
  return sql<Line>`
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
        order by created_at desc, id desc limit ${21}
      )
    ) m
    order by t.latest_at desc, t.thread_id desc, m.parent_message_id is not null, m.created_at, m.id`
}

/** `GET /api/organizations/:organizationId/threads`, with `search` or without. */
export const threads = (authorization: string, organizationId: string, search: string | null) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const userId = yield* userOf(sql, authorization)
    const chosen =
      search === null ? newest(sql, organizationId, userId) : holding(sql, organizationId, userId, search)
    const read = Effect.gen(function* () {
      const lines = yield* messagesOf(sql, organizationId, userId, chosen)
      const others = new Set(
        lines.map((line) => (line.sender_id === userId ? line.recipient_id : line.sender_id))
      )
      const people = yield* peopleOf(sql, [userId, ...others])
      const active = yield* sql<{ user_id: string }>`
        select user_id from tenancy.members
        where organization_id = ${organizationId} and user_id = any (${[...others]}::uuid[])
          and status = 'active'`
      const members = new Set(active.map(({ user_id }) => user_id))
      const shown = lines.map((line) => ({
        ...line,
        sender_name: people.get(line.sender_id)?.full_name,
        sender_avatar_url: people.get(line.sender_id)?.avatar_file ?? null,
        recipient_name: people.get(line.recipient_id)?.full_name,
        can_reply: members.has(line.sender_id === userId ? line.recipient_id : line.sender_id)
      }))
      const items = [...Map.groupBy(shown, ({ thread_id }) => thread_id).values()]
      return { items: items.map(([first, ...replies]) => ({ ...first, replies, earlier: null })), next: null }
    })
    return yield* inOrganization(sql, organizationId, userId, read)
  })

/** `GET /api/organizations/:organizationId/unread-messages` */
export const unread = (authorization: string, organizationId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const userId = yield* userOf(sql, authorization)
    const counted = sql`
      select count(*)::int as unread from messaging.messages
      where organization_id = ${organizationId} and recipient_id = ${userId} and read_at is null`
    return (yield* inOrganization(sql, organizationId, userId, counted))[0]
  })
