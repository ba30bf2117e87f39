import { ada, ben, cleo, organization, type Planted, thing } from "./planted.ts"

const service = `
  insert into maintenance.schedules (organization_id, id, vehicle_id, program_id, item_id, origin_on, created_at)
    values (${organization}, ${thing}, ${thing}, ${thing}, ${thing}, '2026-05-01', now());
  insert into maintenance.occurrences (organization_id, id, schedule_id, vehicle_id, program_id, item_id, task_id, seq,
      state, name_key, completed_on, closed_at, work_order_id, created_at)
    values (${organization}, ${ada}, ${thing}, ${thing}, ${thing}, ${thing}, ${thing}, 1, 'done', '1', '2026-05-02',
      now(), ${thing}, now()),
    (${organization}, ${ben}, ${thing}, ${thing}, ${thing}, ${thing}, ${thing}, 2, 'due', '1', null, null, null, now())`

const workOrder = `
  insert into maintenance.work_orders (organization_id, id, number, vehicle_id, kind, priority, state, title, approval,
      opened_at, started_at, finished_at, currency, labor_minor, tax_minor, total_minor, lines, lines_done, updated_at)
    values (${organization}, ${thing}, 1, ${thing}, 'preventive', 'normal', 'closed', 'Service', 'none', '2026-05-01',
      '2026-05-01', '2026-05-02', 'EUR', 8000, 1520, 9520, 1, 1, now());
  insert into maintenance.work_order_lines (organization_id, id, work_order_id, position, title, state, rate_minor,
      parts_price_minor, other_minor, tax_bp, warranty_check, done_at, minutes, labor_minor, tax_minor, total_minor,
      in_open_order, created_at, updated_at)
    values (${organization}, ${thing}, ${thing}, 1, 'Oil', 'done', 8000, 0, 0, 1900, 'none', now(), 60, 8000, 1520, 9520,
      false, now(), now())`

const stock = `
  insert into maintenance.part_stock values (${organization}, ${thing}, 3, 300, 2);
  insert into maintenance.stock_movements
      (organization_id, part_id, position, kind, quantity, cost_minor, on_hand, work_order_line_id, moved_at)
    values (${organization}, ${thing}, 1, 'receive', 4, 400, 4, null, now()),
      (${organization}, ${thing}, 2, 'issue', -1, -100, 3, ${thing}, now())`

const blockingDefect = `
  insert into fleet.safety_blocks (organization_id, id, vehicle_id, severity, reason, opened_at)
    values (${organization}, ${thing}, ${thing}, 'grounded', 'Brakes', '2026-05-01');
  insert into maintenance.defects (organization_id, id, number, vehicle_id, title, system, severity, blocking, source,
      reported_at, state, safety_block_id, updated_at)
    values (${organization}, ${thing}, 1, ${thing}, 'Brakes', 'brakes', 'critical', true, 'driver', '2026-05-01', 'open',
      ${thing}, now())`

const downtime = `
  insert into maintenance.downtime_reasons
      (organization_id, id, vehicle_id, cause, planned, starts_at, ends_at, created_at, updated_at)
    values (${organization}, ${ada}, ${thing}, 'pm', true, '2026-05-01', '2026-05-03', now(), now()),
      (${organization}, ${ben}, ${thing}, 'breakdown', false, '2026-05-02', null, now(), now());
  insert into maintenance.downtime (organization_id, vehicle_id, starts_at, ends_at, cause, planned, reason_id)
    values (${organization}, ${thing}, '2026-05-01', '2026-05-02', 'pm', true, ${ada}),
      (${organization}, ${thing}, '2026-05-02', 'infinity', 'breakdown', false, ${ben})`

const inspection = `
  insert into inspections.inspections (organization_id, id, form_id, form_version, vehicle_id, performed_by, started_at,
      finished_at, device_at, clock_offset, received_at, at, answers, readings, result, answered, failed, photos, flags,
      keep_until)
    values (${organization}, ${thing}, ${thing}, 1, ${thing}, ${ada}, '2026-05-01', '2026-05-01', '2026-05-01', 0,
      '2026-05-01', '2026-05-01', '[]', '[]', 'pass', 0, 0, 0, '{}', '2026-08-01');
  insert into inspections.links (organization_id, vehicle_id, number, inspection_id, content_hash)
    select organization_id, vehicle_id, 1, id, inspections.content_hash(i) from inspections.inspections i;
  insert into inspections.chains select organization_id, vehicle_id, 1, hash from inspections.links`

/** Those of maintenance and inspections. */
export const plantedInWorkshop: Planted = {
  "maintenance.schedules-have-one-open-service": [
    `${service}; ${workOrder}`,
    "update maintenance.schedules set ended_at = now()"
  ],
  "maintenance.work-orders-do-services-of-their-vehicle": [
    `${service}; ${workOrder}`,
    `update maintenance.work_orders set vehicle_id = ${cleo}`
  ],
  "maintenance.totals-follow-from-lines": [
    workOrder,
    "update maintenance.work_order_lines set labor_minor = 7000, total_minor = 8520"
  ],
  "maintenance.stock-follows-from-movements": [stock, "update maintenance.part_stock set on_hand = 4"],
  "maintenance.blocking-defects-block-their-vehicle": [
    blockingDefect,
    "update fleet.safety_blocks set released_at = now(), release_note = 'Fixed'"
  ],
  "maintenance.downtime-follows-from-reasons": [
    downtime,
    "update maintenance.downtime set ends_at = '2026-05-01 12:00' where cause = 'pm'"
  ],
  "inspections.chains-are-intact": [
    inspection,
    "update inspections.inspections set started_at = '2026-04-30'"
  ]
}
