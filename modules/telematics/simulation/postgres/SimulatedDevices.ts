import { arrayText, done, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { SimulatedDevice, SimulatedDevices } from "../domain/SimulatedDevices.ts"

const devices = rowsOf(SimulatedDevice)

export const SimulatedDevicesLive = Layer.effect(
  SimulatedDevices,
  Effect.map(SqlClient.SqlClient, (sql) =>
    SimulatedDevices.of({
      add: (added, until) =>
        done(sql`
          insert into telematics.simulated_devices (organization_id, device_id, city, number, until)
          select given.organization_id, given.device_id, given.city, given.number, ${until}
          from unnest(${arrayText(added.map(({ organization_id }) => organization_id))}::uuid[],
            ${arrayText(added.map(({ device_id }) => device_id))}::uuid[],
            ${arrayText(added.map(({ city }) => city))}::text[],
            ${arrayText(added.map(({ number }) => number))}::integer[]
          ) as given (organization_id, device_id, city, number)`),
      reporting: (at) =>
        devices(sql`
          select s.organization_id, s.device_id, encode(d.key_hash, 'hex') as key_hash, s.city, s.number
          from telematics.simulated_devices s
          join telematics.devices d on d.organization_id = s.organization_id and d.id = s.device_id
          where s.until > ${at} and not d.archived order by s.organization_id, s.device_id`)
    })
  )
)
