import { type Position } from "./position.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** An event as far as a browser may know it: that something happened, and to whom. What, it asks the API. */
export interface LiveEvent extends Position {
  readonly name: string
  readonly organization_id: string | null
  readonly user_id: string | null
}

/** More than this at once is a gap too wide to catch up with event by event. */
export const MOST = 500

const columns = "xid::text as xid, position::text as number, name, organization_id, user_id"

/**
 * Reads the outbox with the rights of the system role. Only events of transactions older than every running
 * one are read, so that an event which commits late is not skipped.
 */
export const readOutbox = Effect.map(SqlClient.SqlClient, (sql) => ({
  /** Where a feed begins that wants only what happens from now on. */
  now: Effect.map(
    Effect.orDie(sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`),
    (rows): Position => ({ xid: rows[0]?.xid ?? "0", number: "0" })
  ),
  after: ({ xid, number }: Position) =>
    Effect.orDie(sql<LiveEvent>`
      select ${sql.literal(columns)} from app.outbox
      where (xid, position) > (${xid}::text::xid8, ${number}::text::bigint)
        and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid, position limit ${MOST}`),
  /** The oldest event still kept; a position before it cannot be caught up with. */
  oldest: Effect.map(
    Effect.orDie(
      sql<Position>`select xid::text as xid, position::text as number from app.outbox order by xid, position limit 1`
    ),
    (rows): Position | undefined => rows[0]
  )
}))
