import type { PageRequest } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { Mailbox } from "../domain/Messages.ts"

/** How many of the newest threads are scanned before the index is used. */
const SCANNED_THREADS = 500

const after = (sql: SqlClient.SqlClient, page: PageRequest) =>
  page.after === null ? sql`` : sql`and (latest_at, thread_id) < (${page.after.at}, ${page.after.id})`

// The column is kept by the trigger that files a reading, and is what `derived_participations` counts in the messages.
const unreadOnly = (sql: SqlClient.SqlClient, isUnread: boolean) =>
  isUnread ? sql`and unread_count > 0` : sql``

/** The newest threads of a user, or those with unread messages, one more than the page size. No message is matched. */
export const newestThreads = (
  sql: SqlClient.SqlClient,
  { organizationId, userId }: Mailbox,
  page: PageRequest,
  isUnread: boolean
) => sql`(
  select * from messaging.participations
  where organization_id = ${organizationId} and user_id = ${userId} ${after(sql, page)} ${unreadOnly(sql, isUnread)}
  order by latest_at desc, thread_id desc limit ${page.limit + 1}
)`

/**
 * Like `newestThreads`, limited to threads that contain the search text; with the oldest message of each that does, and
 * the place of the match in its searched words. Scans the newest threads first, which fills a page for common words and is
 * enough for most mailboxes. Rare words in large mailboxes use the index. Searches too short for the index scan all of
 * the user's threads.
 */
export const threadsContaining = (
  sql: SqlClient.SqlClient,
  mailbox: Mailbox,
  page: PageRequest,
  words: string,
  isUnread: boolean
) => {
  const { organizationId, userId } = mailbox
  const contains = sql`words like messaging.pattern_of(${words})`
  const match = sql`
    f.message_id as match_id, position(messaging.folded(${words}) in f.words) as match_at from messaging.findable f`
  const own = sql`
    from messaging.participations
    where organization_id = ${organizationId} and user_id = ${userId} ${after(sql, page)} ${unreadOnly(sql, isUnread)}`
  const newestFirst = sql`order by latest_at desc, thread_id desc limit`
  const grams = sql`messaging.grams(${organizationId}, messaging.folded(${words}))`
  const near = sql`case when cardinality(${grams}) > 0 then ${SCANNED_THREADS}::bigint end`
  const isComplete = sql`
    ((select count(*) from scanned) > ${page.limit} or (select count(*) from near) is distinct from ${near})`
  return sql`(
    with near as materialized (
      select * ${own} ${newestFirst} ${near}
    ), scanned as materialized (
      select * from near cross join lateral (
        select ${match}
        where f.organization_id = ${organizationId} and f.thread_id = near.thread_id and f.${contains}
        order by f.message_id limit 1
      ) matching ${newestFirst} ${page.limit + 1}
    ), everywhere as materialized (
      select distinct on (f.thread_id) f.thread_id as matching_id, ${match}
      where messaging.grams(f.organization_id, f.words) @> ${grams} and f.${contains}
      order by f.thread_id, f.message_id
    ), far as (
      select threads.*, match_id, match_at from (select * ${own}) threads
      join everywhere on matching_id = thread_id ${newestFirst} ${page.limit + 1}
    )
    select * from scanned where ${isComplete}
    union all
    select * from far where not ${isComplete}
  )`
}
