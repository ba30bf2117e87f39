import type { SqlClient, Statement } from "effect/sql"
import { LATEST_LENGTH, PREVIEW_LENGTH } from "../domain/excerpts.ts"
import type { Mailbox } from "../domain/Messages.ts"

/** Characters shown before a match in the middle of a text. */
const LEAD = 40

/**
 * All that can change of a page, as a text, from one scan of participations that reads no message: a message never changes
 * except that it is read, and the latest one decides when its thread was last active.
 */
export const selectState = (
  sql: SqlClient.SqlClient,
  { organizationId, userId }: Mailbox,
  chosen: Statement.Fragment
) => sql`
  select concat(ids, latest, replies, unread, files, read,
    (select array_agg(p order by p.user_id) from identity.profiles_of(others || ${userId}::uuid) p),
    (select array_agg(m order by m.user_id) from tenancy.active_members(${organizationId}, others) m)) as state
  from (
    select array_agg(thread_id) as ids, array_agg(latest_id) as latest, array_agg(reply_count) as replies,
      array_agg(unread_count) as unread, array_agg(file_count) as files, array_agg(read_at) as read,
      array_agg(other_id) as others
    from ${chosen} p
  ) c`

/**
 * What a list shows of the `chosen` participations: two messages of each thread, three in a search, and names. Of each
 * text, one character more is read than is shown. LIMIT 1 makes PostgreSQL look up each message by its key. The first row
 * of a page has its state, of the same moment.
 */
export const selectPage = (
  sql: SqlClient.SqlClient,
  mailbox: Mailbox,
  chosen: Statement.Fragment,
  isSearch: boolean
) => {
  const { organizationId, userId } = mailbox
  const others = sql`(select array_agg(other_id) from chosen)`
  const isFirst = sql`row_number() over (order by t.latest_at desc, t.thread_id desc) = 1`
  const match = isSearch
    ? sql`h.match_sender, h.match_content, h.match_start, null::text as state`
    : sql`null::uuid as match_sender, null::text as match_content, null::int as match_start,
        case when ${isFirst} then (${selectState(sql, mailbox, chosen)}) end as state`
  return sql`
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
      select sender_id, recipient_id, client_id, subject, left(content, ${PREVIEW_LENGTH + 1}) as content,
        thread_id, read_at, created_at
      from messaging.messages
      where organization_id = ${organizationId} and id = t.thread_id limit 1
    ) f left join lateral (
      select sender_id as latest_sender, left(content, ${LATEST_LENGTH + 1}) as latest_content
      from messaging.messages
      where organization_id = ${organizationId} and id = t.latest_id and parent_message_id is not null limit 1
    ) l on true
    left join people own on own.user_id = ${userId}
    left join people other on other.user_id = t.other_id
    ${isSearch ? matching(sql, organizationId) : sql``}
    order by t.latest_at desc, t.thread_id desc`
}

/** The message that matches a search. */
const matching = (sql: SqlClient.SqlClient, organizationId: string) => sql`
  left join lateral (
    select m.sender_id as match_sender, substr(m.content, s.start, ${PREVIEW_LENGTH + 1}) as match_content,
      s.start as match_start
    from messaging.messages m cross join lateral (
      select greatest(1, t.match_at - ${LEAD} - case
        when m.parent_message_id is null then char_length(m.subject) + 1 else 0 end) as start
    ) s
    where m.organization_id = ${organizationId} and m.id = t.match_id limit 1
  ) h on true`
