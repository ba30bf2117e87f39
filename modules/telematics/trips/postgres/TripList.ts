import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { masking } from "../../positions/postgres/masking.ts"
import { ListedStop, ListedTrip, TripList } from "../queries/TripList.ts"

const trips = rowsOf(ListedTrip)
const stops = rowsOf(ListedStop)

export const TripListLive = Layer.effect(
  TripList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const { seen } = masking(sql)
    /** The last fix of the vehicle, until which a trip lasts that is under way. */
    const lastFix = sql`(
      select max(least(s.fixed_at, l.linked_until)) from telematics.device_links l
      join telematics.device_states s on s.organization_id = l.organization_id and s.device_id = l.device_id
      where l.organization_id = t.organization_id and l.vehicle_id = t.vehicle_id
        and (l.linked_until is null or l.linked_until > t.started_at))`
    return TripList.of({
      // A trip is hidden as a whole if any part of it is: its distance and its end would show that part, too.
      trips: ({ vehicleId, from, to, ...look }) =>
        trips(sql`
          select t.vehicle_id, t.started_at, t.ended_at, t.distance, t.idle_time, t.max_speed, t.start_latitude,
            t.start_longitude, t.end_latitude, t.end_longitude, coalesce(d.purpose, 'unknown') as purpose,
            d.user_id as purpose_by
          from telematics.trips t
          cross join lateral (
            select greatest(t.started_at, coalesce(t.ended_at, ${lastFix})) as lasted_until
          ) lasting
          left join telematics.drive_purposes d on d.organization_id = t.organization_id
            and d.vehicle_id = t.vehicle_id and d.period @> t.started_at
          where t.organization_id = ${look.organizationId} and t.vehicle_id = ${vehicleId}
            and t.started_at < ${to} and (t.ended_at is null or t.ended_at > ${from})
            and ${seen(look, vehicleId, "t.started_at", "lasted_until")}
              @> tstzrange(t.started_at, lasted_until, '[]')
          order by t.started_at limit 5000`),
      // What is hidden begins when the viewer last saw the vehicle stand there: when it left is not shown then.
      stops: ({ vehicleId, from, to, ...look }) =>
        stops(sql`
          select vehicle_id, stopped_at as from, latitude, longitude,
            case when seen @> lasted_until then left_at
              else upper(seen * tstzrange(stopped_at, lasted_until)::tstzmultirange) end as until
          from (
            select t.*, lasted_until, ${seen(look, vehicleId, "t.stopped_at", "lasted_until")} as seen
            from telematics.stops t
            cross join lateral (
              select greatest(t.stopped_at, coalesce(t.left_at, ${look.at})) as lasted_until
            ) lasting
            where t.organization_id = ${look.organizationId} and t.vehicle_id = ${vehicleId}
              and t.stopped_at < ${to} and (t.left_at is null or t.left_at > ${from})
          ) t
          where seen @> stopped_at
          order by t.stopped_at limit 5000`)
    })
  })
)
