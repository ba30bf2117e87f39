import { VehicleId } from "#fleet/contract"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { MOVING, SILENT_KINDS, TelematicsNumbers as Numbers } from "../../contract/numbers.ts"
import { masking } from "../../positions/postgres/masking.ts"
import { TelematicsNumbers } from "../queries/TelematicsNumbers.ts"

const counts = rowOf(Numbers.mapFields(Struct.omit(["moving"])))
const moving = rowsOf(Schema.Struct({ vehicle_id: VehicleId }))

const NO_COUNTS = { devices: 0, own_devices: 0, silent_devices: 0, open_faults: 0 }

export const TelematicsNumbersLive = Layer.effect(
  TelematicsNumbers,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const { isOwn, isPrivate } = masking(sql)
    return TelematicsNumbers.of({
      counts: (organizationId) =>
        Effect.map(
          counts(sql`
            select
              (select count(*)::int from telematics.devices
                where organization_id = ${organizationId} and not archived) as devices,
              (select count(*)::int from telematics.devices
                where organization_id = ${organizationId} and not archived and source <> 'dimo') as own_devices,
              (select count(*)::int from telematics.device_issues
                where organization_id = ${organizationId} and closed_at is null
                  and kind = any(${[...SILENT_KINDS]}::text[])) as silent_devices,
              (select count(*)::int from telematics.faults
                where organization_id = ${organizationId} and closed_at is null) as open_faults`),
          Option.getOrElse(() => NO_COUNTS)
        ),
      moving: (look, vehicles) => {
        const { organizationId, at, timeZone } = look
        const since = sql`${at}::timestamptz - ${MOVING.within} * interval '1 second'`
        return Effect.map(
          moving(sql`
            select l.vehicle_id
            from telematics.device_states s
            join telematics.device_links l on l.organization_id = s.organization_id and l.device_id = s.device_id
              and l.linked_from <= ${at} and (l.linked_until is null or l.linked_until > ${at})
            left join telematics.tracking_settings t on t.organization_id = s.organization_id
            where s.organization_id = ${organizationId} and s.fixed_at >= greatest(l.linked_from, ${since})
              and s.speed >= ${MOVING.speed}
              ${vehicles === null ? sql`` : sql`and l.vehicle_id = any(${[...vehicles]}::uuid[])`}
              and not ${isPrivate(look, "l.vehicle_id", "s.fixed_at")}
              and (t.tracked_hours is null or telematics.is_tracked(s.fixed_at, t.tracked_hours, ${timeZone})
                or ${isOwn(look, "l.vehicle_id", "s.fixed_at")})`),
          (rows) => rows.map(({ vehicle_id }) => vehicle_id)
        )
      }
    })
  })
)
