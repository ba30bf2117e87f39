import { days, plus } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SegmentId } from "../../contract/ids.ts"
import { CurrentReading } from "../../contract/meterViews.ts"
import { Meter } from "../domain/Meters.ts"
import { meterView } from "../domain/meterView.ts"
import { RECENT_READINGS, USE_DAYS } from "../domain/readings.ts"
import { VehicleMeters } from "../queries/VehicleMeters.ts"
import { meterColumns, readingColumns } from "./columns.ts"

const Point = Schema.Struct({ read_at: Schema.Date, value: Schema.Number })

/** Rows with nested values in JSON. */
const shown = rowsOf(
  Schema.Struct({
    ...Meter.fields,
    segments: Schema.toCodecJson(Meter.fields.segments),
    current: Schema.toCodecJson(Schema.NullOr(CurrentReading)),
    current_segment_id: Schema.NullOr(SegmentId),
    recent: Schema.toCodecJson(Schema.Array(Point)),
    first: Schema.toCodecJson(Schema.NullOr(Schema.Struct({ ...Point.fields, segment_id: SegmentId })))
  })
)

export const VehicleMetersLive = Layer.effect(
  VehicleMeters,
  Effect.map(SqlClient.SqlClient, (sql) =>
    VehicleMeters.of({
      ofVehicles: (organizationId, vehicleIds, at) =>
        Effect.map(
          shown(sql`
            select ${meterColumns(sql)}, to_jsonb(current) - 'segment_id' as current,
              current.segment_id as current_segment_id, to_jsonb(first) as first, (
                select coalesce(jsonb_agg(to_jsonb(recent)), '[]') from (
                  select r.read_at, r.value::float8 as value from fleet.readings r
                  where r.organization_id = m.organization_id and r.segment_id = current.segment_id
                    and r.voided_at is null
                  order by r.read_at desc, r.value desc limit ${RECENT_READINGS}) recent) as recent
            from fleet.meters m
            left join lateral (
              select ${readingColumns(sql)}, r.segment_id from fleet.readings r
              join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
              where r.organization_id = m.organization_id and r.meter_id = m.id and r.voided_at is null
              order by r.read_at desc, s.seq desc limit 1) current on true
            left join lateral (
              select r.read_at, r.value::float8 as value, r.segment_id from fleet.readings r
              join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
              where r.organization_id = m.organization_id and r.meter_id = m.id and r.voided_at is null
                and r.read_at >= ${plus(at, -days(USE_DAYS))}
              order by r.read_at, s.seq limit 1) first on true
            where m.organization_id = ${organizationId} and m.vehicle_id = any(${vehicleIds}::uuid[])
            order by m.vehicle_id, m.is_primary desc, m.created_at, m.id`),
          (rows) => rows.map((row) => meterView(row, row))
        )
    })
  )
)
