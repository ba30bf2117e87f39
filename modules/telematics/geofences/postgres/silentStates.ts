import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"

/** Selects the states that may change without a fix: one fix on another side, or a stay that has become long. */
export const silentStates = (sql: SqlClient.SqlClient, organizationId: OrganizationId, at: Date) => sql`
  select s.geofence_id, s.vehicle_id, s.state, m.fixed_at
  from telematics.geofence_states s
  join telematics.geofences g on g.organization_id = s.organization_id and g.id = s.geofence_id
  join telematics.geofence_markers m on m.organization_id = s.organization_id and m.vehicle_id = s.vehicle_id
  join telematics.device_links l on l.organization_id = s.organization_id and l.vehicle_id = s.vehicle_id
    and l.period @> ${at}::timestamptz
  join telematics.device_states d on d.organization_id = l.organization_id and d.device_id = l.device_id
  where s.organization_id = ${organizationId}
    and (d.fixed_at is null or d.fixed_at <= greatest(m.fixed_at, l.linked_from, g.watched_from))
    and case when jsonb_typeof(s.state -> 'changing') = 'object' then true
      else s.is_inside and g.dwell_after is not null and not (s.state ->> 'dwelled')::boolean
        and (s.state ->> 'since')::timestamptz + make_interval(secs => g.dwell_after) <= ${at}::timestamptz
    end`
