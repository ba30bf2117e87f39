import { rowsOf } from "#infra/postgres"
import type { SqlClient } from "effect/sql"
import { LatestPosition, type Positions } from "../queries/Positions.ts"
import { masking } from "./masking.ts"

const latest = rowsOf(LatestPosition)

/** How long a transaction that changed something may take to commit: what changed since then is read again. */
const LATE_COMMIT_SECONDS = 2

/** Selects where vehicles are, from the states of the devices that they have now. */
export const latestPositions = (sql: SqlClient.SqlClient): Positions["Service"]["latest"] => {
  const { isOwn, isPrivate } = masking(sql)
  return ({ since, vehicles, ...look }) => {
    const { organizationId, at, timeZone } = look
    return latest(sql`
          with current as materialized (
            select l.vehicle_id, s.changed_at, s.seen_at, s.speed, s.heading, s.ignition,
              case when s.fixed_at >= l.linked_from then s.fixed_at end as fixed_at,
              s.latitude, s.longitude
            from telematics.device_links l
            join telematics.device_states s on s.organization_id = l.organization_id and s.device_id = l.device_id
            where l.organization_id = ${organizationId} and l.linked_from <= ${at}
              and (l.linked_until is null or l.linked_until > ${at})
              ${since === null ? sql`` : sql`and s.changed_at > to_timestamp(${since - LATE_COMMIT_SECONDS})`}
              ${vehicles === null ? sql`` : sql`and l.vehicle_id = any(${[...vehicles]}::uuid[])`}
          ), judged as materialized (
            select c.*, case
              when c.fixed_at is null then null
              when ${isPrivate(look, "c.vehicle_id", "c.fixed_at")} then 'private'
              when t.tracked_hours is not null and not telematics.is_tracked(c.fixed_at, t.tracked_hours, ${timeZone})
                and not ${isOwn(look, "c.vehicle_id", "c.fixed_at")} then 'off_hours'
            end as hidden
            from current c left join telematics.tracking_settings t on t.organization_id = ${organizationId}
          )
          select vehicle_id, hidden, extract(epoch from seen_at)::float8 as seen_at,
            extract(epoch from changed_at)::float8 as changed_at,
            case when fixed_at is not null and hidden is null then latitude end as latitude,
            case when fixed_at is not null and hidden is null then longitude end as longitude,
            case when fixed_at is not null and hidden is null then heading::float8 end as heading,
            case when fixed_at is not null and hidden is null then speed::float8 end as speed,
            case when hidden is null then extract(epoch from fixed_at)::float8 end as fixed_at,
            case when hidden is null then ignition end as ignition
          from judged`)
  }
}
