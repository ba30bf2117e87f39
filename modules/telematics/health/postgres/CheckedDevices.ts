import { OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CheckedDevice, CheckedDevices } from "../domain/CheckedDevices.ts"

const devices = rowsOf(CheckedDevice)
const organizations = rowsOf(Schema.Struct({ organization_id: OrganizationId }))

export const CheckedDevicesLive = Layer.effect(
  CheckedDevices,
  Effect.map(SqlClient.SqlClient, (sql) =>
    CheckedDevices.of({
      organizations: Effect.map(
        organizations(sql`
          select distinct organization_id from telematics.devices where not archived
          union select organization_id from telematics.device_issues where closed_at is null`),
        (rows) => rows.map(({ organization_id }) => organization_id)
      ),
      // What was measured before the device was in the vehicle says nothing about the vehicle.
      inVehicles: (organizationId, at) =>
        devices(sql`
          select d.id as device_id, l.vehicle_id, l.linked_from, s.seen_at, s.seen_before_at, s.fixed_at,
            s.clock_skew::float8 as clock_skew, (s.measured ->> 'deviceBattery')::float8 as device_battery,
            case when d.source <> 'phone' then (s.measured ->> 'isPowered')::boolean end as is_powered,
            (s.measured ->> 'poweredSince')::timestamptz as powered_since,
            case when (s.measured ->> 'at')::timestamptz >= l.linked_from
              then (s.measured ->> 'voltage')::float8 end as voltage,
            case when (s.measured ->> 'vinAt')::timestamptz >= l.linked_from then s.measured ->> 'vin' end as vin,
            case when (s.measured ->> 'faultCodesAt')::timestamptz >= l.linked_from
              then s.measured -> 'faultCodes' end as fault_codes,
            (s.measured ->> 'faultCodesAt')::timestamptz as fault_codes_at
          from telematics.device_links l
          join telematics.devices d on d.organization_id = l.organization_id and d.id = l.device_id and not d.archived
          join telematics.device_states s on s.organization_id = l.organization_id and s.device_id = l.device_id
          where l.organization_id = ${organizationId} and l.linked_from <= ${at}
            and (l.linked_until is null or l.linked_until > ${at})`)
    })
  )
)
