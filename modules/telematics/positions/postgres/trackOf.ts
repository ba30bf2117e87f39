import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { type Positions, TrackPoint } from "../queries/Positions.ts"
import { masking } from "./masking.ts"

const points = rowsOf(TrackPoint)
const totals = rowsOf(Schema.Struct({ visible: Schema.Int, hidden: Schema.Int }))

/** Selects where a vehicle was, from the positions of the devices that were in it. */
export const trackOf = (sql: SqlClient.SqlClient): Positions["Service"]["track"] => {
  const { isSeen } = masking(sql)
  return Effect.fn("telematics.readTrack")(function* ({ vehicleId, from, to, most, ...look }) {
    const { organizationId, timeZone } = look
    // Materialized, or it would be computed again for each position.
    const tracked = sql`
          with tracked as materialized (
            select telematics.tracked_times(
              (select t.tracked_hours from telematics.tracking_settings t where t.organization_id = ${organizationId}),
              ${timeZone}, ${from}, ${to}) as times
          )`
    const visible = sql`
          from telematics.device_links l
          join telematics.positions p on p.organization_id = ${organizationId} and p.device_id = l.device_id
            and p.fixed_at >= greatest(l.linked_from, ${from}) and p.fixed_at < least(l.linked_until, ${to})
            and p.quality = 'good'
          cross join tracked
          where l.organization_id = ${organizationId} and l.vehicle_id = ${vehicleId}
            and l.period && tstzrange(${from}, ${to})`
    const isTracked = sql`tracked.times is null or p.fixed_at <@ tracked.times`
    const shown = isSeen(look, "l.vehicle_id", "p.fixed_at", isTracked)
    const [count] = yield* totals(sql`${tracked}
          select count(*) filter (where ${shown})::int as visible, count(*) filter (where not (${shown}))::int as hidden
          ${visible}`)
    const total = count?.visible ?? 0
    const every = Math.max(1, Math.ceil(total / most))
    const rows = yield* points(sql`${tracked}
          select at, latitude, longitude, speed, heading from (
            select extract(epoch from p.fixed_at)::float8 as at, p.latitude, p.longitude, p.speed::float8 as speed,
              p.heading::float8 as heading, row_number() over (order by p.fixed_at) as place
            ${visible} and ${shown}
          ) shown where (place - 1) % ${every} = 0 order by place`)
    return { points: rows, hidden: (count?.hidden ?? 0) > 0, total }
  })
}
