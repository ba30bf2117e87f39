import { arrayText, constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { DeviceExists } from "../../contract/errors/devices.ts"
import { DeviceId } from "../../contract/ids.ts"
import { Device, Devices } from "../domain/Devices.ts"
import { linksOf } from "./links.ts"

const device = rowOf(Device)
const devices = rowsOf(Device)
const ids = rowsOf(Schema.Struct({ id: DeviceId }))

/** Refuses a device that there already is; other failures are defects. */
const unlessThere = <A, R>(statement: Effect.Effect<A, SqlError.SqlError, R>) =>
  statement.pipe(
    Effect.asVoid,
    Effect.catchTag("SqlError", (error) => {
      switch (constraintOf(error)) {
        case "one_active_device_per_imei":
          return Effect.fail(new DeviceExists({ what: "imei" }))
        case "one_device_per_external_id":
          return Effect.fail(new DeviceExists({ what: "external_id" }))
        default:
          return Effect.die(error)
      }
    })
  )

/** More than any organization has. No person adds the devices of a service, so their number has a limit. */
const MOST_OF_A_SERVICE = 20_000

export const DevicesLive = Layer.effect(
  Devices,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`id, source, name, imei, iccid, model, external_id, archived_at, created_at, updated_at`
    return Devices.of({
      add: (organization_id, added, key) =>
        unlessThere(
          sql`insert into telematics.devices ${sql.insert({ organization_id, ...added, key_hash: key === null ? null : hashToken(key) })}`
        ),
      addMissing: (organizationId, added) =>
        Effect.map(
          ids(sql`
            insert into telematics.devices (organization_id, id, source, name, external_id, created_at, updated_at)
            select ${organizationId}, given.id, given.source, given.name, given.external_id, given.created_at,
              given.created_at
            from unnest(${arrayText(added.map(({ id }) => id))}::uuid[],
              ${arrayText(added.map(({ source }) => source))}::text[],
              ${arrayText(added.map(({ name }) => name))}::text[],
              ${arrayText(added.map(({ external_id }) => external_id))}::text[],
              ${arrayText(added.map(({ created_at }) => created_at.toISOString()))}::timestamptz[]
            ) as given (id, source, name, external_id, created_at)
            limit greatest(0, ${MOST_OF_A_SERVICE} - (
              select count(*) from telematics.devices d
              where d.organization_id = ${organizationId} and d.source = ${added[0]?.source ?? null}))
            on conflict do nothing returning id`),
          (rows) => new Set(rows.map(({ id }) => id))
        ),
      lock: (organizationId, id) =>
        device(sql`
          select ${columns} from telematics.devices
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      save: (organizationId, { id, name, imei, iccid, model, archived_at, updated_at }) =>
        unlessThere(sql`
          update telematics.devices set ${sql.update({ name, imei, iccid, model, archived_at, updated_at })}
          where organization_id = ${organizationId} and id = ${id}`),
      replaceKey: (organizationId, id, key, updated_at) =>
        done(sql`
          update telematics.devices set ${sql.update({ key_hash: hashToken(key), updated_at })}
          where organization_id = ${organizationId} and id = ${id}`),
      bySource: (organizationId, source, externalIds) =>
        devices(sql`
          select ${columns} from telematics.devices
          where organization_id = ${organizationId} and source = ${source}
            and external_id = any(${[...externalIds]}::text[])`),
      ...linksOf(sql)
    })
  })
)
