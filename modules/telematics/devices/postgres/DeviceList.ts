import { plus, seconds } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { SILENT_AFTER } from "../../contract/deviceViews.ts"
import { Link } from "../domain/Devices.ts"
import { type DeviceFilter, DeviceList, ListedDevice } from "../queries/DeviceList.ts"

const device = rowOf(ListedDevice)
const devices = rowsOf(ListedDevice)
const links = rowsOf(Link)

/** The most vehicles that a device's history shows. */
const MOST_LINKS = 200

export const DeviceListLive = Layer.effect(
  DeviceList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selected = (at: Date) => sql`
      select d.id, d.organization_id, d.source, d.name, d.imei, d.iccid, d.model, d.external_id, d.archived_at,
        d.created_at, d.updated_at, s.seen_at, s.fixed_at, (s.measured ->> 'deviceBattery')::float8 as device_battery,
        (s.measured ->> 'isPowered')::boolean as is_powered, (s.measured ->> 'voltage')::float8 as voltage,
        (s.measured ->> 'signal')::float8 as signal, s.clock_skew, r.lost_at as access_lost_at, l.id as link_id, l.vehicle_id, l.linked_from
      from telematics.devices d
      join telematics.device_states s on s.organization_id = d.organization_id and s.device_id = d.id
      left join telematics.provider_readings r on r.organization_id = d.organization_id and r.device_id = d.id
      left join telematics.device_links l on l.organization_id = d.organization_id and l.device_id = d.id
        and l.period @> ${at}::timestamptz`
    const inState = ({ state }: DeviceFilter, at: Date) => {
      if (state === undefined) return sql``
      if (state === "never_reported") return sql`and s.seen_at is null`
      const since = plus(at, -seconds(SILENT_AFTER))
      return state === "active" ? sql`and s.seen_at > ${since}` : sql`and s.seen_at <= ${since}`
    }
    const matching = ({ search, source, linked }: DeviceFilter) => sql`
      ${search === undefined ? sql`` : sql`and strpos(d.searched, app.folded(${search})) > 0`}
      ${source === undefined ? sql`` : sql`and d.source = ${source}`}
      ${linked === undefined ? sql`` : linked ? sql`and l.id is not null` : sql`and l.id is null`}`
    return DeviceList.of({
      page: (organizationId, filter, { after, limit }, at) =>
        devices(sql`
          ${selected(at)}
          where d.organization_id = ${organizationId} and d.archived = ${filter.archived} ${matching(filter)}
            ${inState(filter, at)}
            ${after === null ? sql`` : sql`and (d.name_key, d.id) > (app.folded(${after.key}), ${after.id}::uuid)`}
          order by d.name_key, d.id limit ${limit + 1}`),
      find: (organizationId, id, at) =>
        device(sql`${selected(at)} where d.organization_id = ${organizationId} and d.id = ${id}`),
      links: (organizationId, id) =>
        links(sql`
          select id, device_id, vehicle_id, linked_from, linked_until, created_at from telematics.device_links
          where organization_id = ${organizationId} and device_id = ${id}
          order by linked_from desc limit ${MOST_LINKS}`)
    })
  })
)
