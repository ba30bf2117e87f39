import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { MeasuredMeter, MeasuredMeters } from "../domain/MeasuredMeters.ts"

const meters = rowsOf(MeasuredMeter)

export const MeasuredMetersLive = Layer.effect(
  MeasuredMeters,
  Effect.map(SqlClient.SqlClient, (sql) =>
    MeasuredMeters.of({
      due: (limit) =>
        meters(sql`
          select organization_id, device_id, vehicle_id, at, odometer, engine_time from (
            select s.organization_id, s.device_id, l.vehicle_id, (s.measured ->> 'at')::timestamptz as at,
              (s.measured ->> 'odometer')::float8 as odometer, (s.measured ->> 'engineTime')::float8 as engine_time,
              s.recorded_at, s.recorded
            from telematics.device_states s
            join telematics.device_links l on l.organization_id = s.organization_id and l.device_id = s.device_id
              and l.period @> (s.measured ->> 'at')::timestamptz
            where s.measured ?| array['odometer', 'engineTime']
          ) measured
          where coalesce(at > recorded_at + interval '6 hours', true)
            and (abs(odometer - coalesce((recorded ->> 'odometer')::float8, 0)) >= 1000
              or abs(engine_time - coalesce((recorded ->> 'engineTime')::float8, 0)) >= 360)
          order by organization_id, vehicle_id limit ${limit}`),
      markRecorded: ({ organization_id, device_id, at }) =>
        done(sql`
          update telematics.device_states set recorded_at = ${at}, recorded = measured - array['vin', 'faultCodes']
          where organization_id = ${organization_id} and device_id = ${device_id}`)
    })
  )
)
