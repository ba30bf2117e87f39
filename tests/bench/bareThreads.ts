import { Effect } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { peopleOf, reading } from "./bareDatabase.ts"

interface Line {
  readonly sender_id: string
  readonly recipient_id: string
  readonly latest_sender: string | null
  readonly latest_content: string | null
  readonly match_sender: string | null
  readonly match_content: string | null
}

/** The user's newest 50 threads. */
const newest = (sql: SqlClient.SqlClient, organizationId: string, userId: string) => sql`(
  select *, null::uuid as match_id, null::int as match_at from messaging.participations
  where organization_id = ${organizationId} and user_id = ${userId}
  order by latest_at desc, thread_id desc limit ${51}
)`

/** Those that contain a word. */
const holding = (sql: SqlClient.SqlClient, organizationId: string, userId: string, words: string) => {
  const holds = sql`words like messaging.pattern_of(${words})`
  const match = sql`
    f.message_id as match_id, position(messaging.folded(${words}) in f.words) as match_at from messaging.findable f`
  const own = sql`
    from messaging.participations
    where organization_id = ${organizationId} and user_id = ${userId}`
  const newestFirst = sql`order by latest_at desc, thread_id desc limit`
  const grams = sql`messaging.grams(${organizationId}, messaging.folded(${words}))`
  const near = sql`case when cardinality(${grams}) > 0 then ${500}::bigint end`
  const isComplete = sql`
    ((select count(*) from scanned) > ${50} or (select count(*) from near) is distinct from ${near})`
  return sql`(
    with near as materialized (
      select * ${own} ${newestFirst} ${near}
    ), scanned as materialized (
      select * from near cross join lateral (
        select ${match}
        where f.organization_id = ${organizationId} and f.thread_id = near.thread_id and f.${holds}
        order by f.message_id limit 1
      ) matching ${newestFirst} ${51}
    ), everywhere as materialized (
      select distinct on (f.thread_id) f.thread_id as matching_id, ${match}
      where messaging.grams(f.organization_id, f.words) @> ${grams} and f.${holds}
      order by f.thread_id, f.message_id
    ), far as (
      select threads.*, match_id, match_at from (select * ${own}) threads
      join everywhere on matching_id = thread_id ${newestFirst} ${51}
    )
    select * from scanned where ${isComplete}
    union all
    select * from far where not ${isComplete}
  )`
}

const summariesOf = (
  sql: SqlClient.SqlClient,
  organizationId: string,
  userId: string,
  chosen: Statement.Fragment
) => sql<Line>`
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
    select organization_id, id, thread_id, parent_message_id, sender_id, recipient_id, client_id, subject, left(content, ${161}) as content, message_type, status, read_at, created_at from messaging.messages
    where organization_id = ${organizationId} and id = t.thread_id limit 1
  ) f left join lateral (
    select sender_id as latest_sender, left(content, ${81}) as latest_content
    from messaging.messages
    where organization_id = ${organizationId} and id = t.latest_id and parent_message_id is not null limit 1
  ) l on true left join lateral (
    select m.sender_id as match_sender, substr(m.content, s.start, ${161}) as match_content,
      s.start as match_start
    from messaging.messages m cross join lateral (
      select greatest(1, t.match_at - ${40} - case
        when m.parent_message_id is null then char_length(m.subject) + 1 else 0 end) as start
    ) s
    where m.organization_id = ${organizationId} and m.id = t.match_id limit 1
  ) h on true
  order by t.latest_at desc, t.thread_id desc`

/** `GET /api/organizations/:organizationId/threads`, with `search` or without. */
export const threads = (authorization: string, organizationId: string, search: string | null) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const read = Effect.fnUntraced(function* (userId: string) {
      const chosen =
        search === null ? newest(sql, organizationId, userId) : holding(sql, organizationId, userId, search)
      const lines = yield* summariesOf(sql, organizationId, userId, chosen)
      const others = new Set(
        lines.map((line) => (line.sender_id === userId ? line.recipient_id : line.sender_id))
      )
      const people = yield* peopleOf(sql, [userId, ...others])
      const active = yield* sql<{ user_id: string }>`
        select user_id from tenancy.members
        where organization_id = ${organizationId} and user_id = any (${[...others]}::uuid[])
          and status = 'active'`
      const members = new Set(active.map(({ user_id }) => user_id))
      const excerpt = (sender_id: string | null, content: string | null) =>
        sender_id && { sender_id, sender_name: people.get(sender_id)?.full_name, content }
      const items = lines
        .slice(0, 50)
        .map(({ latest_sender, latest_content, match_sender, match_content, ...line }) => ({
          ...line,
          sender_name: people.get(line.sender_id)?.full_name,
          sender_avatar_url: people.get(line.sender_id)?.avatar_file ?? null,
          recipient_name: people.get(line.recipient_id)?.full_name,
          recipient_avatar_url: people.get(line.recipient_id)?.avatar_file ?? null,
          can_reply: members.has(line.sender_id === userId ? line.recipient_id : line.sender_id),
          latest: excerpt(latest_sender, latest_content),
          match: excerpt(match_sender, match_content)
        }))
      return { items, next: null }
    })
    return yield* reading(sql, authorization, organizationId, read)
  })

/** `GET /api/organizations/:organizationId/unread-messages` */
export const unread = (authorization: string, organizationId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const counted = (userId: string) => sql`
      select count(*)::int as unread from messaging.messages
      where organization_id = ${organizationId} and recipient_id = ${userId} and read_at is null`
    return (yield* reading(sql, authorization, organizationId, counted))[0]
  })
