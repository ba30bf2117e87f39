import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ReadingRow, Readings } from "../queries/Readings.ts"

const rows = rowsOf(ReadingRow)

export const ReadingsLive = Layer.effect(
  Readings,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Readings.of({
      page: (organizationId, meterId, { after, limit }) =>
        rows(sql`
          select r.id, r.read_at, round(r.value * s.scale)::float8 as value, r.raw_value, r.raw_unit, r.source,
            r.plausibility, r.meter_id, r.segment_id, r.source_ref, r.recorded_by, r.recorded_at,
            r.voided_at, r.voided_by, r.void_reason
          from fleet.readings r
          join fleet.meter_segments s on s.organization_id = r.organization_id and s.id = r.segment_id
          where r.organization_id = ${organizationId} and r.meter_id = ${meterId}
            ${after === null ? sql`` : sql`and (r.read_at, r.id) < (${after.at}, ${after.id}::uuid)`}
          order by r.read_at desc, r.id desc limit ${limit + 1}`)
    })
  )
)
