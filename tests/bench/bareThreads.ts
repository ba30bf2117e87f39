import { Effect } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { reading } from "./bareDatabase.ts"

interface Line {
  readonly sender_id: string
  readonly latest_sender: string | null
  readonly latest_content: string | null
  readonly own_name: string
  readonly own_avatar_url: string | null
  readonly other_name: string
  readonly other_avatar_url: string | null
  readonly match_sender: string | null
  readonly match_content: string | null
  readonly state: string | null
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

/** All that can change of a page. */
const stateOf = (
  sql: SqlClient.SqlClient,
  organizationId: string,
  userId: string,
  chosen: Statement.Fragment
) => sql<{ readonly state: string }>`
  select concat(ids, latest, replies, unread, files, read,
    (select array_agg(p order by p.user_id) from identity.profiles_of(others || ${userId}::uuid) p),
    (select array_agg(m order by m.user_id) from tenancy.active_members(${organizationId}, others) m)) as state
  from (
    select array_agg(thread_id) as ids, array_agg(latest_id) as latest, array_agg(reply_count) as replies,
      array_agg(unread_count) as unread, array_agg(file_count) as files, array_agg(read_at) as read,
      array_agg(other_id) as others
    from ${chosen} p
  ) c`

const linesOf = (
  sql: SqlClient.SqlClient,
  organizationId: string,
  userId: string,
  { chosen, isSearch }: { readonly chosen: Statement.Fragment; readonly isSearch: boolean }
) => {
  const others = sql`(select array_agg(other_id) from chosen)`
  const match = isSearch
    ? sql`h.match_sender, h.match_content, h.match_start, null::text as state`
    : sql`null::uuid as match_sender, null::text as match_content, null::int as match_start,
        case when row_number() over (order by t.latest_at desc, t.thread_id desc) = 1
          then (${stateOf(sql, organizationId, userId, chosen)}) end as state`
  const matching = sql`
    left join lateral (
      select m.sender_id as match_sender, substr(m.content, s.start, ${161}) as match_content,
        s.start as match_start
      from messaging.messages m cross join lateral (
        select greatest(1, t.match_at - ${40} - case
          when m.parent_message_id is null then char_length(m.subject) + 1 else 0 end) as start
      ) s
      where m.organization_id = ${organizationId} and m.id = t.match_id limit 1
    ) h on true`
  return sql<Line>`
    with chosen as materialized (
      select * from ${chosen} p
    ), people as materialized (
      select * from identity.profiles_of(${others} || ${userId}::uuid)
    ), members as materialized (
      select * from tenancy.active_members(${organizationId}, ${others})
    )
    select f.*, t.reply_count, t.unread_count, t.file_count, t.latest_at, l.latest_sender, l.latest_content,
      own.full_name as own_name, own.avatar_url as own_avatar_url,
      other.full_name as other_name, other.avatar_url as other_avatar_url,
      t.other_id in (select user_id from members) as can_reply, ${match}
    from chosen t cross join lateral (
      select sender_id, recipient_id, client_id, subject, left(content, ${161}) as content,
        thread_id, read_at, created_at
      from messaging.messages
      where organization_id = ${organizationId} and id = t.thread_id limit 1
    ) f left join lateral (
      select sender_id as latest_sender, left(content, ${81}) as latest_content
      from messaging.messages
      where organization_id = ${organizationId} and id = t.latest_id and parent_message_id is not null limit 1
    ) l on true
    left join people own on own.user_id = ${userId}
    left join people other on other.user_id = t.other_id
    ${isSearch ? matching : sql``}
    order by t.latest_at desc, t.thread_id desc`
}

const pageOf = (userId: string, lines: ReadonlyArray<Line>) => {
  const items = lines.slice(0, 50).map((line) => {
    const { latest_sender, latest_content, match_sender, match_content, state: _state, ...shown } = line
    const { own_name, own_avatar_url, other_name, other_avatar_url, ...thread } = shown
    const isSender = line.sender_id === userId
    const excerpt = (sender_id: string | null, content: string | null) =>
      sender_id && { sender_id, sender_name: sender_id === userId ? own_name : other_name, content }
    return {
      ...thread,
      sender_name: isSender ? own_name : other_name,
      sender_avatar_url: isSender ? own_avatar_url : other_avatar_url,
      recipient_name: isSender ? other_name : own_name,
      recipient_avatar_url: isSender ? other_avatar_url : own_avatar_url,
      latest: excerpt(latest_sender, latest_content),
      match: excerpt(match_sender, match_content)
    }
  })
  return JSON.stringify({ items, next: null })
}

/** The first page of each reader, as the product remembers it. */
const recent = new Map<string, { readonly state: string | null; readonly page: string }>()

/** `GET /api/organizations/:organizationId/threads`, with `search` or without. The answer is JSON already. */
export const threads = (authorization: string, organizationId: string, search: string | null) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const read = Effect.fnUntraced(function* (userId: string) {
      const isSearch = search !== null
      const chosen = isSearch
        ? holding(sql, organizationId, userId, search)
        : newest(sql, organizationId, userId)
      const key = `${organizationId} ${userId}`
      const known = isSearch ? undefined : recent.get(key)
      if (known !== undefined) {
        const [found] = yield* stateOf(sql, organizationId, userId, chosen)
        if (found?.state === known.state) return known.page
      }
      const lines = yield* linesOf(sql, organizationId, userId, { chosen, isSearch })
      const page = pageOf(userId, lines)
      if (!isSearch) recent.set(key, { state: lines[0]?.state ?? null, page })
      return page
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
