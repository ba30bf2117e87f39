import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { masking } from "../../positions/postgres/masking.ts"
import type { Look } from "../../positions/queries/Positions.ts"
import { GeofenceHistory, ListedGeofenceEvent, VehicleInside } from "../queries/GeofenceHistory.ts"

const event = rowOf(ListedGeofenceEvent)
const events = rowsOf(ListedGeofenceEvent)
const vehicles = rowsOf(VehicleInside)

export const GeofenceHistoryLive = Layer.effect(
  GeofenceHistory,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const { isOwn, isPrivate, isSeen } = masking(sql)
    /** Whether vehicles are tracked at an instant. The statement joins `t`, the settings. */
    const isTracked = (look: Look, at: string) => sql`
      t.tracked_hours is null or telematics.is_tracked(${sql.literal(at)}, t.tracked_hours, ${look.timeZone})`
    const among = (column: string, ids: ReadonlyArray<string> | null) =>
      ids === null ? sql`` : sql`and ${sql.literal(column)} = any(${[...ids]}::uuid[])`
    const selected = (look: Look) => sql`
      select e.id, e.kind, e.geofence_id, g.name as geofence_name, e.vehicle_id, e.at, e.speed, e.speed_limit,
        e.notified, g.dwell_after
      from telematics.geofence_events e
      join telematics.geofences g on g.organization_id = e.organization_id and g.id = e.geofence_id
      left join telematics.tracking_settings t on t.organization_id = e.organization_id
      where e.organization_id = ${look.organizationId} and ${isSeen(look, "e.vehicle_id", "e.fixed_at", isTracked(look, "e.fixed_at"))}`
    return GeofenceHistory.of({
      page: (look, { geofence, vehicle }, { after, limit }) =>
        events(sql`
          ${selected(look)}
            ${among("e.vehicle_id", look.vehicles)}
            ${geofence === undefined ? sql`` : sql`and e.geofence_id = ${geofence}`}
            ${vehicle === undefined ? sql`` : sql`and e.vehicle_id = ${vehicle}`}
            ${after === null ? sql`` : sql`and (e.at, e.id) < (${after.at}, ${after.id}::uuid)`}
          order by e.at desc, e.id desc limit ${limit + 1}`),
      find: (look, id) => event(sql`${selected(look)} and e.id = ${id}`),
      inside: (look, geofence) =>
        vehicles(sql`
          select s.geofence_id, s.vehicle_id
          from telematics.geofence_states s
          join telematics.geofence_markers m on m.organization_id = s.organization_id and m.vehicle_id = s.vehicle_id
          join telematics.device_links l on l.organization_id = s.organization_id and l.vehicle_id = s.vehicle_id
            and l.period @> ${look.at}::timestamptz
          left join telematics.tracking_settings t on t.organization_id = s.organization_id
          where s.organization_id = ${look.organizationId} and s.is_inside
            ${geofence === undefined ? sql`` : sql`and s.geofence_id = ${geofence}`}
            ${among("s.vehicle_id", look.vehicles)} and not ${isPrivate(look, "s.vehicle_id", "m.fixed_at")}
            and (${isTracked(look, "m.fixed_at")} or ${isOwn(look, "s.vehicle_id", "m.fixed_at")})`)
    })
  })
)
