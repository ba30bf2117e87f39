import {
  DefectRow,
  DefectView,
  PartView,
  VendorView,
  WorkOrderDetails,
  WorkOrderView
} from "#maintenance/contract"
import { depot } from "../../support/people.ts"
import { ana, id, inDays, reader } from "../support/fixtures.ts"

const van = { id: id(201), name: "V-1" }
const person = { id: ana.id, name: "Ana Ruiz" }

const row = {
  id: id(301),
  organization_id: depot().id,
  number: 1001,
  vehicle: van,
  title: "Left brake light is out",
  system: "lights",
  severity: "minor",
  blocking: false,
  source: "driver",
  state: "open",
  says_unsafe: false,
  reported_at: inDays(-1),
  reported_by: person,
  due_on: null,
  assignee: null,
  deferred_until: null,
  work_order_id: null,
  work_order: null,
  photo_count: 0,
  version: 1
}

/** An open defect of a van, in a list. */
export const defectRow = reader(DefectRow, row)

/** The same, opened. */
export const defect = reader(DefectView, {
  ...row,
  note: "Only when it rains",
  origin: null,
  reporter: null,
  photos: [],
  deferral: null,
  resolved: null,
  verified: null,
  released: null,
  acknowledged: null,
  can: { verify: false, reopen: false, release: false }
})

const totals = { labor_minor: 0, parts_minor: 0, other_minor: 0, tax_minor: 0, total_minor: 0 }
const reading = { m: null, s: null, estimated: false }

const order = {
  id: id(321),
  organization_id: depot().id,
  number: 1042,
  vehicle: van,
  kind: "corrective",
  priority: "high",
  state: "draft",
  waiting_for: null,
  title: "Brakes",
  notes: null,
  vendor: null,
  bay: null,
  invoice_ref: null,
  assigned_to: null,
  scheduled_from: null,
  scheduled_to: null,
  approval: {
    state: "none",
    amount_minor: null,
    requested_by: null,
    requested_at: null,
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
    note: null
  },
  opened_by: person,
  opened_at: inDays(-1),
  started_at: null,
  finished_at: null,
  reading_in: reading,
  reading_out: reading,
  reason: null,
  currency: "EUR",
  totals: { ...totals, labor_minor: 9000, tax_minor: 1710, total_minor: 10_710 },
  lines: 1,
  lines_done: 0,
  version: 3,
  updated_at: inDays(-1)
}

/** A draft of a repair, in a list. */
export const workOrderRow = reader(WorkOrderView, order)

const usualLine = {
  id: id(331),
  title: "Replace pads",
  state: "open",
  occurrence_id: null,
  defect_id: null,
  recall_id: null,
  system: "brakes",
  complaint: "Squeals",
  cause: null,
  correction: null,
  labor_minutes: null,
  minutes: 90,
  rate_minor: 6000,
  parts_price_minor: 0,
  other_minor: 0,
  tax_bp: 1900,
  warranty_check: "none",
  warranty: null,
  totals: { ...totals, labor_minor: 9000, tax_minor: 1710, total_minor: 10_710 },
  done_by: null,
  done_at: null,
  version: 2,
  labor: [],
  parts: []
}

/** Its line, as JSON. */
export const lineOf = (special: object = {}) => ({ ...usualLine, ...special })

/** The same draft with its line, opened by someone who may do everything. */
export const workOrder = reader(WorkOrderDetails, {
  ...order,
  items: [lineOf()],
  to_certify: [],
  can: ["edit", "assign", "request_approval", "approve", "schedule", "start", "cancel"]
})

/** Brake pads, four of them in stock. */
export const part = reader(PartView, {
  id: id(351),
  organization_id: depot().id,
  number: "BP-100",
  name: "Brake pads",
  unit: "set",
  cost_minor: 4500,
  currency: "EUR",
  reorder_point: 2,
  bin: "A3",
  on_hand: 4,
  value_minor: 18_000,
  low: false,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9),
  version: 1
})

/** A tire workshop. */
export const vendor = reader(VendorView, {
  id: id(371),
  organization_id: depot().id,
  name: "Tyre Point",
  email: "hello@tyres.example",
  phone: null,
  note: null,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9),
  version: 1
})
