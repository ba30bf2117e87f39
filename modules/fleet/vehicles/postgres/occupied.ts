import { now } from "#kernel"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { vehicleColumns } from "./columns.ts"

/** The columns that say what has a vehicle at an instant; needs `occupying`. */
export const occupiedColumns = (sql: SqlClient.SqlClient, at: Date) =>
  sql`coalesce(held.taken, 'available') as availability, held.held_as, held.held_until,
    coalesce(held.held_until <= ${at}, false) as overdue`

/** Joins the hold that has vehicle `v` at an instant. Someone who has the vehicle comes before what only blocks it. */
export const occupying = (sql: SqlClient.SqlClient, at: Date) => sql`
  left join lateral (
    select h.availability as taken, h.kind as held_as, h.due_at as held_until from fleet.holds h
    where h.organization_id = v.organization_id and h.vehicle_id = v.id and h.status = 'firm'
      and h.occupies_until > ${at} and h.starts_at <= ${at}
    order by h.availability desc, h.starts_at limit 1
  ) held on true`

/** Begins a statement that reads a `VehicleView` of each vehicle `v`. */
export const selectVehicles = (sql: SqlClient.SqlClient, at: Date) =>
  sql`select ${vehicleColumns(sql)}, ${occupiedColumns(sql, at)} from fleet.vehicles v ${occupying(sql, at)}`

/** Runs a statement as of the current instant. */
export const asOfNow = <A, E, R>(statement: (at: Date) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(now, statement)
