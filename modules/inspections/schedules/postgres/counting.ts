import type { SqlClient } from "effect/sql"

/**
 * Which period an inspection counts for, as SQL: for that of its day, or else, in the time that is left for it, for the one
 * before, if that has none of its own. It counts once: the first one of a period does not count for it if it counts for the
 * one before. Needs a period `w`: from `starts` until `ends`, which is not included, each of `length`, with `grace`;
 * `follows`, whether one was expected before it, too.
 */
export const counting = (sql: SqlClient.SqlClient) => ({
  /** Of the inspections `i` of a vehicle near the period: how many it has, the first one, and whether the ones beside it have some. */
  tally: sql`count(*) filter (where i.at >= w.starts and i.at < w.ends) as own,
    min(i.at) filter (where i.at >= w.starts and i.at < w.ends) as first,
    coalesce(bool_or(i.at < w.starts), false) as earlier, coalesce(bool_or(i.at >= w.ends), false) as later`,
  isNear: sql`i.at >= w.starts - w.length and i.at < w.ends + w.grace`,
  isDone: sql`case when t.own = 0 then t.later
    else t.own > 1 or t.earlier or not w.follows or t.first >= w.starts + w.grace end`
})
