import type { UserId } from "#kernel"
import { Effect } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Position } from "./position.ts"

/** An event as far as a browser may know it: that something happened, to whom, and what to load again. */
export interface LiveEvent extends Position {
  readonly name: string
  readonly organization_id: string | null
  readonly user_id: UserId | null
  /** Nobody but these people hears it, and of an organization only while they are members; null: see above. */
  readonly only_for: ReadonlyArray<string> | null
  /** Names of cached queries. */
  readonly invalidates: ReadonlyArray<string>
}

/** What one look at the outbox shows. */
export interface Reading {
  /** In the order of their positions. */
  readonly events: ReadonlyArray<LiveEvent>
  /** The oldest transaction still running: no event of one before it can appear any more. */
  readonly horizon: string
  /** The newest event that was cleaned away; everything after it is there. */
  readonly forgotten: Position
  /** Events are there that an older transaction, still running, holds back. */
  readonly isHeldBack: boolean
}

/** So many events are read at once. */
export const BATCH = 500

interface Look {
  readonly horizon: string
  readonly forgotten_xid: string
  readonly forgotten_number: string
  readonly held: boolean
}

type Row = Look & (LiveEvent | { readonly number: null })

const readingOf = (rows: ReadonlyArray<Row>): Reading => {
  const events = rows.flatMap((row): ReadonlyArray<LiveEvent> => {
    if (row.number === null) return []
    const { xid, number, name, organization_id, user_id, only_for, invalidates } = row
    return [{ xid, number, name, organization_id, user_id, only_for, invalidates }]
  })
  // Each look has at least one row, which says how things stand when there is no event.
  const { horizon, held, forgotten_xid, forgotten_number } = rows[0] ?? NOTHING
  return {
    events,
    horizon,
    forgotten: { xid: forgotten_xid, number: forgotten_number },
    isHeldBack: held
  }
}

const NOTHING: Look = { horizon: "0", forgotten_xid: "0", forgotten_number: "0", held: false }

/**
 * Reads the outbox with the rights of the system role, in one statement and so in one snapshot. Only events
 * of transactions older than every running one are read, so that an event which commits late is not skipped.
 */
export const readOutbox = Effect.map(SqlClient.SqlClient, (sql) => {
  const reading = (some: Statement.Fragment) =>
    Effect.map(
      Effect.orDie(sql<Row>`
        with now as materialized (
          select pg_snapshot_xmin(pg_current_snapshot()) as horizon, pg_snapshot_xmax(pg_current_snapshot()) as latest
        ), look as materialized (
          select now.horizon, gone.xid as forgotten_xid, gone.position as forgotten_number,
            exists (select from app.outbox where xid >= now.horizon and xid < now.latest) as held
          from now cross join app.outbox_window gone
        )
        select look.horizon::text as horizon, look.held,
          look.forgotten_xid::text as forgotten_xid, look.forgotten_number::text as forgotten_number,
          event.xid::text as xid, event.position::text as number,
          event.name, event.organization_id, event.user_id, event.only_for, event.invalidates
        from look left join lateral (
          select o.xid, o.position, o.name, o.organization_id, o.user_id, o.only_for, o.invalidates
          from app.outbox o where o.xid < look.horizon and ${some}
        ) event on true
        order by event.xid, event.position`),
      readingOf
    )
  return {
    /** The next events after a position, as many as a batch holds. */
    after: ({ xid, number }: Position) =>
      reading(sql`(o.xid, o.position) > (${xid}::text::xid8, ${number}::text::bigint)
        order by o.xid, o.position limit ${BATCH}`),
    /** The newest events, at most so many. */
    newest: (most: number) => reading(sql`true order by o.xid desc, o.position desc limit ${most}`)
  }
})
