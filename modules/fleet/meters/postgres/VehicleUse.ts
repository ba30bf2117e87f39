import { days, plus } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { VehicleId } from "../../contract/ids.ts"
import { lifeThen } from "../domain/lifeThen.ts"
import { USE_DAYS } from "../domain/readings.ts"
import { type LifeThen, MeterUse, VehicleUse } from "../queries/VehicleUse.ts"

const uses = rowsOf(MeterUse)
const Point = Schema.Struct({ read_at: Schema.Date, value: Schema.Number })
const nearest = rowsOf(
  Schema.Struct({
    vehicle_id: MeterUse.fields.vehicle_id,
    kind: MeterUse.fields.kind,
    before: Schema.toCodecJson(Schema.NullOr(Point)),
    after: Schema.toCodecJson(Schema.NullOr(Point)),
    per_day: MeterUse.fields.per_day
  })
)

/** Parts of the statements, for meters `m`. */
const measuring = (sql: SqlClient.SqlClient) => {
  /** Of readings `r` in segments `s`: the same as `lifeAt` of the domain. */
  const life = sql`round(s.life_at_start + (r.value - s.start_value) * s.scale)::float8`
  /** The first or last reading of meters `m`: a later segment has only later readings, so each needs one look at an index. */
  const oneReading = (which: "first" | "last", condition = sql``) => {
    const direction = which === "first" ? sql`asc` : sql`desc`
    return sql`
      from fleet.meter_segments s cross join lateral (
        select e.read_at, e.value from fleet.readings e
        where e.organization_id = s.organization_id and e.segment_id = s.id and e.voided_at is null ${condition}
        order by e.read_at ${direction}, e.value ${direction} limit 1) r
      where s.organization_id = m.organization_id and s.meter_id = m.id and s.voided_at is null
      order by s.seq ${direction} limit 1`
  }
  const ofVehicles = (organizationId: string, vehicleIds: ReadonlyArray<VehicleId>) => sql`
    m.organization_id = ${organizationId} and m.vehicle_id = any(${[...vehicleIds]}::uuid[])
    and m.kind in ('odometer', 'engine_hours')`
  /** The average of the last days and how much it varies, from the last reading of each day. */
  const using = (organizationId: string, vehicleIds: ReadonlyArray<VehicleId>, at: Date) => sql`
    daily as (
      select m.id, max(${life}) as value, max(r.read_at) as read_at
      from fleet.meters m
      join fleet.meter_segments s on s.organization_id = m.organization_id and s.meter_id = m.id and s.voided_at is null
      join fleet.readings r on r.organization_id = s.organization_id and r.segment_id = s.id and r.voided_at is null
        and r.read_at between ${plus(at, -days(USE_DAYS))} and ${at}
      where ${ofVehicles(organizationId, vehicleIds)}
      group by m.id, date_trunc('day', r.read_at)
    ), step as (
      select id, value - lag(value) over earlier as added,
        extract(epoch from read_at - lag(read_at) over earlier)::float8 / 86400 as days
      from daily window earlier as (partition by id order by read_at)
    ), used as (
      select id, sum(added) / sum(days) as per_day,
        case when count(*) >= 3
          then sqrt(greatest(0, sum(added * added / days) / sum(days) - power(sum(added) / sum(days), 2))) end as spread
      from step where days > 0 group by id
    )`
  return { life, oneReading, ofVehicles, using }
}

export const VehicleUseLive = Layer.effect(
  VehicleUse,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const { life, oneReading, ofVehicles, using } = measuring(sql)
    return VehicleUse.of({
      ofVehicles: (organizationId, vehicleIds, { at, timeZone }) =>
        uses(sql`
          with ${using(organizationId, vehicleIds, at)}
          select m.vehicle_id, m.kind, newest.value, newest.read_at, oldest.value as first,
            (newest.read_at at time zone ${timeZone})::date::text as read_on,
            (oldest.read_at at time zone ${timeZone})::date::text as first_on, used.per_day, used.spread
          from fleet.meters m
          join lateral (select ${life} as value, r.read_at ${oneReading("last")}) newest on true
          join lateral (select ${life} as value, r.read_at ${oneReading("first")}) oldest on true
          left join used on used.id = m.id
          where ${ofVehicles(organizationId, vehicleIds)}`),
      lifeAt: (organizationId, vehicleIds, at) =>
        Effect.map(
          nearest(sql`
            with ${using(organizationId, vehicleIds, at)}
            select m.vehicle_id, m.kind, used.per_day, (
              select jsonb_build_object('read_at', r.read_at, 'value', ${life})
              ${oneReading("last", sql`and e.read_at <= ${at}`)}) as before, (
              select jsonb_build_object('read_at', r.read_at, 'value', ${life})
              ${oneReading("first", sql`and e.read_at > ${at}`)}) as after
            from fleet.meters m left join used on used.id = m.id
            where ${ofVehicles(organizationId, vehicleIds)}`),
          (rows) =>
            rows.flatMap(({ vehicle_id, kind, ...around }): ReadonlyArray<LifeThen> => {
              const then = lifeThen(around, at)
              return then === null ? [] : [{ vehicle_id, kind, ...then }]
            })
        )
    })
  })
)
