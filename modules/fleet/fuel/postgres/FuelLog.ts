import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { FuelEntryId } from "../../contract/ids.ts"
import { Energy } from "../../contract/meterUnits.ts"
import { lifeAt } from "../../meters/domain/segments.ts"
import { FuelLog, FuelRow } from "../queries/FuelLog.ts"

const rows = rowsOf(FuelRow)

/** The reading with what it means in its segment; null together. */
const fills = rowsOf(
  Schema.Struct({
    id: FuelEntryId,
    energy: Energy,
    quantity: Schema.Number,
    is_full: Schema.Boolean,
    missed_previous: Schema.Boolean,
    cost_minor: Schema.NullOr(Schema.Number),
    currency: Schema.NullOr(Schema.String),
    value: Schema.NullOr(Schema.Number),
    start_value: Schema.NullOr(Schema.Number),
    life_at_start: Schema.NullOr(Schema.Number),
    scale: Schema.NullOr(Schema.Number)
  })
)

/** More than a vehicle has in ten years of daily charging. */
const MOST = 10_000

export const FuelLogLive = Layer.effect(
  FuelLog,
  Effect.map(SqlClient.SqlClient, (sql) =>
    FuelLog.of({
      page: (organizationId, vehicleId, { after, limit }) =>
        rows(sql`
          select e.id, e.at, e.energy, e.quantity::float8 as quantity, e.raw_quantity, e.raw_unit, e.is_full,
            e.missed_previous, e.cost_minor::float8 as cost_minor, e.currency, e.place, e.recorded_by, e.recorded_at,
            e.voided_at, e.voided_by, e.void_reason,
            case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name) end as location,
            case when r.id is not null then jsonb_build_object('id', r.id, 'value', round(r.value * s.scale)) end as reading
          from fleet.fuel_entries e
          left join fleet.locations l on l.organization_id = e.organization_id and l.id = e.location_id
          left join fleet.readings r on r.organization_id = e.organization_id and r.id = e.reading_id
            and r.voided_at is null
          left join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
          where e.organization_id = ${organizationId} and e.vehicle_id = ${vehicleId}
            ${after === null ? sql`` : sql`and (e.at, e.id) < (${after.at}, ${after.id}::uuid)`}
          order by e.at desc, e.id desc limit ${limit + 1}`),
      fills: (organizationId, vehicleId) =>
        Effect.map(
          fills(sql`
            select e.id, e.energy, e.quantity::float8 as quantity, e.is_full, e.missed_previous,
              e.cost_minor::float8 as cost_minor, e.currency, r.value::float8 as value,
              s.start_value::float8 as start_value, s.life_at_start::float8 as life_at_start, s.scale
            from fleet.fuel_entries e
            left join fleet.readings r on r.organization_id = e.organization_id and r.id = e.reading_id
              and r.voided_at is null
            left join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
            where e.organization_id = ${organizationId} and e.vehicle_id = ${vehicleId} and e.voided_at is null
            order by e.at desc, e.id desc limit ${MOST}`),
          (newestFirst) =>
            newestFirst.toReversed().map(({ value, start_value, life_at_start, scale, ...fill }) => ({
              ...fill,
              life:
                value === null || start_value === null || life_at_start === null || scale === null
                  ? null
                  : lifeAt({ start_value, life_at_start, scale }, value)
            }))
        )
    })
  )
)
