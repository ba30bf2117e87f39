import type { UserId } from "#kernel"
import { Effect } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Position } from "./position.ts"

/** An event as browsers may see it: that something happened, whom it concerns, and what to reload. */
export interface LiveEvent extends Position {
  readonly name: string
  readonly organization_id: string | null
  readonly user_id: UserId | null
  /** Only these users receive it and, for an organization, only while they are members; null: see above. */
  readonly only_for: ReadonlyArray<string> | null
  /** Names of cached queries. */
  readonly invalidates: ReadonlyArray<string>
}

/** The result of one read of the outbox. */
export interface Reading {
  /** In the order of their positions. */
  readonly events: ReadonlyArray<LiveEvent>
  /** The oldest running transaction: no event of an earlier one can appear any more. */
  readonly horizon: string
  /** The newest deleted event; everything after it is available. */
  readonly forgotten: Position
  /** Events are withheld because an older transaction is still running. */
  readonly isHeldBack: boolean
}

/** How many events are read at a time. */
export const BATCH = 500

interface State {
  readonly horizon: string
  readonly forgotten_xid: string
  readonly forgotten_number: string
  readonly held_back: boolean
}

type Row = State & (LiveEvent | { readonly number: null })

const readingOf = (rows: ReadonlyArray<Row>): Reading => {
  const events = rows.flatMap((row): ReadonlyArray<LiveEvent> => {
    if (row.number === null) return []
    const { xid, number, name, organization_id, user_id, only_for, invalidates } = row
    return [{ xid, number, name, organization_id, user_id, only_for, invalidates }]
  })
  // Each read returns at least one row, which contains the state even without events.
  const { horizon, held_back, forgotten_xid, forgotten_number } = rows[0] ?? EMPTY
  return {
    events,
    horizon,
    forgotten: { xid: forgotten_xid, number: forgotten_number },
    isHeldBack: held_back
  }
}

const EMPTY: State = { horizon: "0", forgotten_xid: "0", forgotten_number: "0", held_back: false }

/**
 * Reads the outbox with the rights of the system role, in one statement and so in one snapshot. Only events of
 * transactions older than every running one are read, so that an event which commits late is not skipped.
 */
export const readOutbox = Effect.map(SqlClient.SqlClient, (sql) => {
  const reading = (some: Statement.Fragment) =>
    Effect.map(
      Effect.orDie(sql<Row>`
        with now as materialized (
          select pg_snapshot_xmin(pg_current_snapshot()) as horizon, pg_snapshot_xmax(pg_current_snapshot()) as latest
        ), state as materialized (
          select now.horizon, deleted.xid as forgotten_xid, deleted.position as forgotten_number,
            exists (select from app.outbox where xid >= now.horizon and xid < now.latest) as held_back
          from now cross join app.outbox_window deleted
        )
        select state.horizon::text as horizon, state.held_back,
          state.forgotten_xid::text as forgotten_xid, state.forgotten_number::text as forgotten_number,
          event.xid::text as xid, event.position::text as number,
          event.name, event.organization_id, event.user_id, event.only_for, event.invalidates
        from state left join lateral (
          select o.xid, o.position, o.name, o.organization_id, o.user_id, o.only_for, o.invalidates
          from app.outbox o where o.xid < state.horizon and ${some}
        ) event on true
        order by event.xid, event.position`),
      readingOf
    )
  return {
    /** The next batch of events after a position. */
    after: ({ xid, number }: Position) =>
      reading(sql`(o.xid, o.position) > (${xid}::text::xid8, ${number}::text::bigint)
        order by o.xid, o.position limit ${BATCH}`),
    /** The newest events, up to a limit. */
    newest: (most: number) => reading(sql`true order by o.xid desc, o.position desc limit ${most}`)
  }
})
