import type { SqlClient } from "effect/sql"

/** What is selected of inspections `i`: the columns of a row with the tables that they need, and all details. */
export const selectedOf = (sql: SqlClient.SqlClient) => {
  const columns = sql`i.id, i.organization_id, i.vehicle_id, i.performed_by, i.at, i.received_at, i.duration, i.result,
    i.answered, i.failed, i.photos, i.flags, i.supersedes_id, r.reviewed_at, c.id as superseded_by_id`
  const joined = sql`
    join inspections.form_versions v
      on v.organization_id = i.organization_id and v.form_id = i.form_id and v.n = i.form_version
    join inspections.forms f on f.organization_id = i.organization_id and f.id = i.form_id
    left join inspections.reviews r on r.organization_id = i.organization_id and r.inspection_id = i.id
    left join inspections.inspections c on c.organization_id = i.organization_id and c.supersedes_id = i.id`
  const form = sql`'id', f.id, 'name', v.name, 'use', f.use, 'version', v.n`
  const detailed = sql`
    select ${columns}, i.form_id, i.form_version, i.started_at, i.finished_at, i.device_at, i.clock_offset, i.place,
      i.answers, i.readings, i.keep_until, f.use,
      jsonb_build_object(${form}, 'jurisdiction', f.jurisdiction, 'sections', v.sections) as form,
      l.number, l.previous_hash, l.hash,
      case when r.inspection_id is not null
        then jsonb_build_object('at', r.reviewed_at, 'by', r.reviewed_by, 'note', r.note) end as review,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'item_key', d.item_key, 'severity', d.severity, 'defect_id', d.defect_id)), '[]')
        from inspections.findings d where d.organization_id = i.organization_id and d.inspection_id = i.id
      ) as findings
    from inspections.inspections i ${joined}
    join inspections.links l on l.organization_id = i.organization_id and l.inspection_id = i.id`
  return { columns, joined, form, detailed }
}
