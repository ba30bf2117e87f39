import type { SqlClient } from "effect/sql"

/** The columns of a `Meter` from `fleet.meters m`. Values fit a double exactly. */
export const meterColumns = (sql: SqlClient.SqlClient) =>
  sql`m.organization_id, m.id, m.vehicle_id, m.kind, m.name, m.measure, m.unit, m.is_primary, m.created_at, (
    select jsonb_agg(jsonb_build_object('id', s.id, 'seq', s.seq, 'reason', s.reason, 'started_at', s.started_at,
      'start_value', s.start_value, 'note', s.note, 'life_at_start', s.life_at_start, 'scale', s.scale) order by s.seq)
    from fleet.meter_segments s
    where s.organization_id = m.organization_id and s.meter_id = m.id and s.voided_at is null) as segments`

/** The columns of a `CurrentReading` from `fleet.readings r`. */
export const readingColumns = (sql: SqlClient.SqlClient) =>
  sql`r.id, r.read_at, r.value::float8 as value, r.raw_value, r.raw_unit, r.source, r.plausibility`
