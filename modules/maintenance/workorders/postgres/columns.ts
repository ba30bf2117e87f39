import type { SqlClient } from "effect/sql"

/** The columns of a `WorkOrder`, of work orders `w`. */
export const workOrderColumns = (sql: SqlClient.SqlClient) =>
  sql`w.organization_id, w.id, w.number, w.vehicle_id, w.kind, w.priority, w.state, w.waiting_for, w.title, w.notes,
    w.vendor_id, w.invoice_ref, w.assigned_to, w.bay_id, w.scheduled_from, w.scheduled_to, w.hold_id, w.approval,
    w.approval_minor::float8 as approval_minor, w.requested_by, w.requested_at, w.decided_by, w.decided_by_name, w.decided_at,
    w.decision_note, w.opened_by, w.opened_at, w.started_at, w.finished_at, w.in_m::float8 as in_m, w.in_s::float8 as in_s,
    w.in_estimated, w.out_m::float8 as out_m, w.out_s::float8 as out_s, w.out_estimated, w.reason, w.currency,
    w.labor_minor::float8 as labor_minor, w.parts_minor::float8 as parts_minor, w.other_minor::float8 as other_minor,
    w.tax_minor::float8 as tax_minor, w.total_minor::float8 as total_minor, w.lines, w.lines_done, w.version, w.updated_at`

/** The columns of a `WorkOrderLine`, of lines `l`. */
export const lineColumns = (sql: SqlClient.SqlClient) =>
  sql`l.organization_id, l.id, l.work_order_id, l.position, l.title, l.state, l.occurrence_id, l.defect_id, l.recall_id, l.system, l.complaint,
    l.cause, l.correction, l.labor_minutes, l.minutes, l.rate_minor::float8 as rate_minor,
    l.parts_price_minor::float8 as parts_price_minor, l.other_minor::float8 as other_minor, l.tax_bp, l.warranty_check, l.warranty_id,
    l.done_by, l.done_at, l.labor_minor::float8 as labor_minor, l.parts_minor::float8 as parts_minor,
    l.tax_minor::float8 as tax_minor, l.total_minor::float8 as total_minor, l.version, l.created_at, l.updated_at`
