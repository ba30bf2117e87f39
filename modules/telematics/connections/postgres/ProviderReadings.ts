import { OrganizationId } from "#kernel"
import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DeviceId } from "../../contract/ids.ts"
import { ProviderReadings, ReadableDevice } from "../domain/ProviderReadings.ts"

const devices = rowsOf(ReadableDevice)
const unshared = rowsOf(Schema.Struct({ organization_id: OrganizationId, device_id: DeviceId }))

export const ProviderReadingsLive = Layer.effect(
  ProviderReadings,
  Effect.map(SqlClient.SqlClient, (sql) => {
    /** Those who share a device `d` at an instant. */
    const sharedAt = (at: Date) => sql`
      from telematics.shared_vehicles v
      join telematics.dimo_tokens t on t.organization_id = v.organization_id and t.user_id = v.user_id
        and t.serves = v.organization_id and t.expires_at > ${at}
      where v.organization_id = d.organization_id and v.external_id = d.external_id
        and (v.access_ends_at is null or v.access_ends_at > ${at})`
    return ProviderReadings.of({
      due: (at, limit) =>
        devices(sql`
          select d.organization_id, d.id as device_id, d.external_id, l.vehicle_id, shared.permissions,
            r.vin_read_at is null and 'vin' = any(shared.permissions) as needs_vin
          from telematics.devices d
          join lateral (
            select v.permissions ${sharedAt(at)}
            order by cardinality(v.permissions) desc limit 1
          ) shared on true
          left join telematics.device_links l on l.organization_id = d.organization_id and l.device_id = d.id
            and l.period @> ${at}::timestamptz
          left join telematics.provider_readings r on r.organization_id = d.organization_id and r.device_id = d.id
          where d.source = 'dimo' and not d.archived and r.lost_at is null
            and (l.id is not null or r.vin_read_at is null and 'vin' = any(shared.permissions))
          order by r.read_at nulls first, d.id limit ${limit}`),
      note: ({ organization_id, device_id }, { at, vin, lost }) =>
        done(sql`
          insert into telematics.provider_readings as r (organization_id, device_id, read_at, vin_read_at, lost_at)
          values (${organization_id}, ${device_id}, ${at}, ${vin ? at : null}, ${lost ? at : null})
          on conflict (organization_id, device_id) do update set read_at = excluded.read_at,
            vin_read_at = coalesce(r.vin_read_at, excluded.vin_read_at), lost_at = excluded.lost_at`),
      readAgain: (organizationId, externalIds) =>
        done(sql`
          update telematics.provider_readings r set lost_at = null
          from telematics.devices d
          where r.organization_id = ${organizationId} and d.organization_id = r.organization_id
            and d.id = r.device_id and d.source = 'dimo' and d.external_id = any(${[...externalIds]}::text[])
            and r.lost_at is not null`),
      noteUnshared: (at) =>
        unshared(sql`
          insert into telematics.provider_readings as r (organization_id, device_id, read_at, lost_at)
          select d.organization_id, d.id, ${at}, ${at} from telematics.devices d
          left join telematics.provider_readings known
            on known.organization_id = d.organization_id and known.device_id = d.id
          where d.source = 'dimo' and not d.archived and known.lost_at is null
            and not exists (select ${sharedAt(at)})
          on conflict (organization_id, device_id) do update set lost_at = excluded.lost_at
          returning r.organization_id, r.device_id`)
    })
  })
)
