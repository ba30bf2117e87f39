import type { PageAsked } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { Mailbox } from "../domain/Threads.ts"

/** How many of a person's newest threads are searched one by one before the index is asked. */
const NEAR = 500

const after = (sql: SqlClient.SqlClient, page: PageAsked) =>
  page.after === null ? sql`` : sql`and (latest_at, thread_id) < (${page.after.at}, ${page.after.id})`

/** The lines of a person's newest threads: one more than the page holds. */
export const newestThreads = (
  sql: SqlClient.SqlClient,
  { organizationId, userId }: Mailbox,
  page: PageAsked
) => sql`(
  select * from messaging.participations
  where organization_id = ${organizationId} and user_id = ${userId} ${after(sql, page)}
  order by latest_at desc, thread_id desc limit ${page.limit + 1}
)`

/**
 * As `newestThreads`, of those in which the words stand. First along the person's newest threads, which fills a
 * page of frequent words at once and is all there is to search for most people; then, for rare words in a large
 * mailbox, through the index. What is too short for the index is looked for in all of the person's threads.
 */
export const threadsHolding = (
  sql: SqlClient.SqlClient,
  mailbox: Mailbox,
  words: string,
  page: PageAsked
) => {
  const { organizationId, userId } = mailbox
  const holds = sql`words like messaging.pattern_of(${words})`
  const lines = sql`
    select * from messaging.participations
    where organization_id = ${organizationId} and user_id = ${userId} ${after(sql, page)}`
  const newestFirst = sql`order by latest_at desc, thread_id desc limit`
  const grams = sql`messaging.grams(${organizationId}, messaging.folded(${words}))`
  const near = sql`case when cardinality(${grams}) > 0 then ${NEAR}::bigint end`
  const isComplete = sql`
    ((select count(*) from found) > ${page.limit} or (select count(*) from near) is distinct from ${near})`
  return sql`(
    with near as materialized (
      ${lines} ${newestFirst} ${near}
    ), found as materialized (
      select * from near where exists (
        select from messaging.findable f
        where f.organization_id = ${organizationId} and f.thread_id = near.thread_id and f.${holds}
      ) ${newestFirst} ${page.limit + 1}
    ), everywhere as materialized (
      select thread_id from messaging.findable
      where messaging.grams(organization_id, words) @> ${grams}
        and ${holds}
    ), far as (
      ${lines} and thread_id in (select thread_id from everywhere) ${newestFirst} ${page.limit + 1}
    )
    select * from found where ${isComplete}
    union all
    select * from far where not ${isComplete}
  )`
}
