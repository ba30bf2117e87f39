import { done, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { SharedVehicle, SharedVehicles } from "../domain/SharedVehicles.ts"

const vehicles = rowsOf(SharedVehicle)

/** Writes vehicles and devices in one statement each. */
const replacing = (sql: SqlClient.SqlClient, pg: PgClient.PgClient): SharedVehicles["Service"]["replace"] =>
  Effect.fn("telematics.replaceSharedVehicles")(function* ({ organization_id, user_id }, shared) {
    const given = pg.json(
      shared.map((vehicle) => ({
        ...vehicle,
        organization_id,
        access_ends_at: vehicle.access_ends_at?.toISOString() ?? null
      }))
    )
    yield* done(sql`
      delete from telematics.shared_vehicles where organization_id = ${organization_id} and user_id = ${user_id}`)
    yield* done(sql`
      insert into telematics.shared_vehicles (organization_id, user_id, external_id, make, model, year,
        access_ends_at, permissions)
      select organization_id, user_id, external_id, make, model, year, access_ends_at,
        array(select jsonb_array_elements_text(permissions))
      from jsonb_to_recordset(${given}) as given (organization_id uuid, user_id uuid, external_id text,
        make text, model text, year integer, access_ends_at timestamptz, permissions jsonb)`)
    yield* done(sql`
      insert into telematics.shared_devices (organization_id, user_id, external_id, position, kind, serial, imei,
        manufacturer)
      select given.organization_id, given.user_id, given.external_id, device.place - 1, device.facts ->> 'kind',
        device.facts ->> 'serial', device.facts ->> 'imei', device.facts ->> 'manufacturer'
      from jsonb_to_recordset(${given}) as given (organization_id uuid, user_id uuid, external_id text,
        devices jsonb)
      cross join jsonb_array_elements(given.devices) with ordinality as device (facts, place)`)
  })

export const SharedVehiclesLive = Layer.effect(
  SharedVehicles,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`v.user_id, v.external_id, v.make, v.model, v.year, v.access_ends_at, v.permissions,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', d.kind, 'serial', d.serial, 'imei', d.imei,
          'manufacturer', d.manufacturer) order by d.position)
        from telematics.shared_devices d
        where d.organization_id = v.organization_id and d.user_id = v.user_id and d.external_id = v.external_id
      ), '[]') as devices`
    return SharedVehicles.of({
      through: ({ organization_id, user_id }) =>
        vehicles(sql`
          select ${columns} from telematics.shared_vehicles v
          where v.organization_id = ${organization_id} and v.user_id = ${user_id}
          order by v.external_id collate "C"`),
      sharedBy: (organizationId, userIds, at) =>
        vehicles(sql`
          select shared.* from (
            select distinct on (v.external_id) ${columns}
            from telematics.shared_vehicles v
            where v.organization_id = ${organizationId} and v.user_id = any(${[...userIds]}::uuid[])
              and (v.access_ends_at is null or v.access_ends_at > ${at})
            order by v.external_id, array_position(${[...userIds]}::uuid[], v.user_id)
          ) shared
          order by shared.make, shared.model, shared.year, shared.external_id`),
      replace: replacing(sql, pg),
      removeExpired: (at) =>
        done(sql`
          delete from telematics.shared_vehicles v using telematics.dimo_tokens t
          where t.organization_id = v.organization_id and t.user_id = v.user_id and t.expires_at <= ${at}`)
    })
  })
)
