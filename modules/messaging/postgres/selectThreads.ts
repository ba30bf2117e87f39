import type { PageRequest } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { Mailbox } from "../domain/Threads.ts"

/** How many of the newest threads are scanned before the index is used. */
const SCANNED_THREADS = 500

const after = (sql: SqlClient.SqlClient, page: PageRequest) =>
  page.after === null ? sql`` : sql`and (latest_at, thread_id) < (${page.after.at}, ${page.after.id})`

/** The newest threads of a user, one more than the page size. */
export const newestThreads = (
  sql: SqlClient.SqlClient,
  { organizationId, userId }: Mailbox,
  page: PageRequest
) => sql`(
  select * from messaging.participations
  where organization_id = ${organizationId} and user_id = ${userId} ${after(sql, page)}
  order by latest_at desc, thread_id desc limit ${page.limit + 1}
)`

/**
 * Like `newestThreads`, limited to threads that contain the search text. Scans the newest threads first, which fills
 * a page for common words and is enough for most mailboxes. Rare words in large mailboxes use the index. Searches
 * too short for the index scan all of the user's threads.
 */
export const threadsContaining = (
  sql: SqlClient.SqlClient,
  mailbox: Mailbox,
  words: string,
  page: PageRequest
) => {
  const { organizationId, userId } = mailbox
  const contains = sql`words like messaging.pattern_of(${words})`
  const lines = sql`
    select * from messaging.participations
    where organization_id = ${organizationId} and user_id = ${userId} ${after(sql, page)}`
  const newestFirst = sql`order by latest_at desc, thread_id desc limit`
  const grams = sql`messaging.grams(${organizationId}, messaging.folded(${words}))`
  const near = sql`case when cardinality(${grams}) > 0 then ${SCANNED_THREADS}::bigint end`
  const isComplete = sql`
    ((select count(*) from scanned) > ${page.limit} or (select count(*) from near) is distinct from ${near})`
  return sql`(
    with near as materialized (
      ${lines} ${newestFirst} ${near}
    ), scanned as materialized (
      select * from near where exists (
        select from messaging.findable f
        where f.organization_id = ${organizationId} and f.thread_id = near.thread_id and f.${contains}
      ) ${newestFirst} ${page.limit + 1}
    ), everywhere as materialized (
      select thread_id from messaging.findable
      where messaging.grams(organization_id, words) @> ${grams}
        and ${contains}
    ), far as (
      ${lines} and thread_id in (select thread_id from everywhere) ${newestFirst} ${page.limit + 1}
    )
    select * from scanned where ${isComplete}
    union all
    select * from far where not ${isComplete}
  )`
}
