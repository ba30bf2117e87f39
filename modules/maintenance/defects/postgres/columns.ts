import type { SqlClient } from "effect/sql"

/** The columns of a `Defect`, of defects `d`. */
export const defectColumns = (sql: SqlClient.SqlClient) =>
  sql`d.organization_id, d.id, d.number, d.vehicle_id, d.title, d.system, d.severity, d.blocking, d.source,
    d.origin_module, d.origin_id, d.item, d.note, d.reported_by, d.reporter_name, d.reporter_contact, d.says_unsafe,
    d.reported_at, d.state, d.due_on::text as due_on, d.assignee_id, d.deferred_until::text as deferred_until,
    d.deferred_by, d.deferral_reason, d.resolution, d.resolution_note, d.resolved_by, d.resolved_at, d.verified_by,
    d.verified_at, d.safety_block_id, d.released_by, d.released_at, d.acknowledged_by, d.acknowledged_at,
    d.work_order_id, d.version, d.updated_at`
