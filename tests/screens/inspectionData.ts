import type { Page } from "@playwright/test"

// What the server answers about inspections, which stays the same whatever the demo data has.
// Long because: the lists and the records refer to each other.

const id = (number: number) => `019a0000-0000-7000-8000-0000000001${number}`
const AT = "2026-06-01T06:40:00.000Z"
const person = { id: id(90), name: "Dana Whitfield" }

export const FORM = id(10)
export const INSPECTION = id(20)

const SECTIONS = [
  {
    title: "Outside",
    title_es: "Exterior",
    items: [
      {
        type: "pass_fail_na",
        key: "brakes",
        label: "Brakes",
        label_es: "Frenos",
        required: true,
        photo: "on_fail",
        on_fail: { severity: "critical", blocking: true, system: "brakes" }
      },
      {
        type: "select",
        key: "tires",
        label: "Tires",
        label_es: "Neumáticos",
        required: true,
        photo: "never",
        on_fail: { severity: "minor", blocking: false, system: "tires_wheels" },
        options: [
          { key: "good", label: "Good", label_es: "Bien", fails: false },
          { key: "worn", label: "Worn", label_es: "Gastados", fails: true }
        ]
      },
      {
        type: "damage_map",
        key: "body",
        label: "Damage",
        required: false,
        photo: "never",
        show_if: { item: "brakes", equals: "pass" }
      }
    ]
  },
  {
    title: "Inside",
    title_es: "Interior",
    items: [
      {
        type: "meter",
        key: "odometer",
        label: "Odometer",
        label_es: "Cuentakilómetros",
        required: true,
        photo: "never",
        meter: "odometer"
      },
      {
        type: "signature",
        key: "signature",
        label: "Signature",
        required: true,
        photo: "never"
      }
    ]
  }
]

const form = { name: "Daily check", use: "daily", jurisdiction: "uk", retention_months: 15 }
const version = {
  form_id: FORM,
  n: 2,
  name: form.name,
  items: 5,
  published_at: AT,
  published_by: person,
  hash: "ab12"
}

const formRow = {
  ...form,
  organization_id: id(99),
  id: FORM,
  items: 5,
  published: { n: 2, at: AT },
  is_changed: true,
  version: 7,
  archived_at: null,
  created_at: AT,
  updated_at: AT
}

const forms = [
  formRow,
  { ...formRow, id: id(11), name: "Return check", use: "return", published: null, is_changed: false },
  { ...formRow, id: id(12), name: "Old handover", use: "handover", archived_at: AT }
]

const van = { id: id(30), name: "V-05" }
const row = {
  id: INSPECTION,
  organization_id: id(99),
  form: { id: FORM, name: form.name, use: form.use, version: 2 },
  vehicle: van,
  performed_by: person,
  at: AT,
  received_at: "2026-06-01T11:05:00.000Z",
  duration: 75,
  result: "fail",
  answered: 4,
  failed: 1,
  photos: 0,
  flags: ["fast", "clock"],
  reviewed_at: null,
  supersedes_id: null,
  superseded_by_id: null
}

const rows = [
  row,
  { ...row, id: id(21), vehicle: { id: id(31), name: "V-07" }, result: "pass", failed: 0, flags: [] },
  { ...row, id: id(22), vehicle: { id: id(32), name: "V-11" }, result: "pass_with_defects", reviewed_at: AT }
]

const answer = (key: string, value: unknown, more: object = {}) => ({
  key,
  value,
  note: null,
  photos: [],
  failed: false,
  severity: null,
  defect_id: null,
  ...more
})

const inspection = {
  ...row,
  form: { ...row.form, jurisdiction: "uk", sections: SECTIONS },
  started_at: "2026-06-01T08:38:45.000Z",
  finished_at: "2026-06-01T08:40:00.000Z",
  device_at: "2026-06-01T13:05:00.000Z",
  clock_offset: 7200,
  place: { latitude: 51.508, longitude: -0.128, accuracy: 120 },
  readings: [],
  answers: [
    answer(
      "brakes",
      { type: "pass_fail_na", result: "fail" },
      { failed: true, severity: "critical", note: "The pedal sinks to the floor." }
    ),
    answer("tires", { type: "select", option: "good" }),
    answer("odometer", { type: "meter", value: 51245, unit: "km" }),
    answer("signature", {
      type: "signature",
      name: "Dana Whitfield",
      strokes: "M200 240l60 -80l40 90l80 -120l60 100l120 -60"
    })
  ],
  review: null,
  number: 12,
  previous_hash: "9f",
  hash: "5c1f0e4d2b7a9368c4d1e0f7a2b5c8d9e6f3a0b1c2d3e4f5a6b7c8d9e0f1a2b3"
}

const due = (state: string, vehicle: object) => ({
  schedule_id: id(40),
  form: row.form,
  vehicle,
  state,
  due_on: "2026-06-03",
  required: state === "overdue",
  last: { id: INSPECTION, at: AT }
})

const DUE = [due("overdue", van), due("due", { id: id(31), name: "V-07" })]

const missed = (vehicle: object, from: string, due_on = from) => ({
  schedule_id: id(40),
  form: { id: FORM, name: form.name },
  vehicle,
  from,
  due_on,
  reported_at: AT
})

const daily = {
  organization_id: id(99),
  id: id(40),
  form: { id: FORM, name: form.name, use: form.use },
  rule: { by: "all" },
  cadence: { kind: "every_days", days: 1, starts_on: "2026-06-01" },
  grace_hours: 4,
  required: true,
  paused_at: null,
  version: 1,
  created_at: AT,
  updated_at: AT
}

const schedules = [
  daily,
  {
    ...daily,
    id: id(41),
    form: { id: id(11), name: "Return check", use: "return" },
    rule: { by: "kinds", kinds: ["van", "truck"] },
    cadence: { kind: "before_use", valid_hours: 24 },
    paused_at: AT
  }
]

const vehicles = [
  { id: van.id, name: "V-05", kind: "van", make: "Ford", model: "Transit", mine: true },
  { id: id(31), name: "V-07", kind: "van", make: "Renault", model: "Master", mine: false },
  { id: id(32), name: "V-11", kind: "truck", make: "MAN", model: "TGL", mine: false }
]

const ANSWERS: ReadonlyArray<readonly [path: string, json: unknown]> = [
  ["inspections?*", { items: rows, next: null }],
  ["inspections", { items: rows, next: null }],
  ["inspection-count*", { count: rows.length }],
  [
    "inspection-numbers",
    {
      due_today: 2,
      done_today: 5,
      failed_7_days: 1,
      missed_7_days: 0,
      to_review: 1,
      completion_permille: 932
    }
  ],
  [`inspections/${INSPECTION}`, inspection],
  ["vehicles/*/inspection-chain", { inspections: 12, expired: 0, is_intact: true, broken_at: null }],
  ["inspection-forms", { items: forms }],
  [`inspection-forms/${FORM}`, { ...formRow, sections: SECTIONS }],
  [`inspection-forms/${FORM}/versions`, { items: [version, { ...version, n: 1, items: 4 }] }],
  ["inspection-schedules", { items: schedules }],
  [
    "missed-inspections",
    {
      items: [missed(van, "2026-05-31"), missed({ id: id(32), name: "V-11" }, "2026-05-24", "2026-05-30")],
      next: null
    }
  ],
  ["due-inspections*", { items: DUE, count: DUE.length }],
  [
    "offline-forms",
    {
      forms: [{ ...version, use: form.use, jurisdiction: "uk", sections: SECTIONS }],
      vehicles,
      due: DUE,
      vehicle_count: vehicles.length,
      form_count: 1
    }
  ],
  ["vehicles/*/repairs", { items: [], may_sign: true }]
]

/** The server has a form, inspections and schedules. */
export const withInspections = async (page: Page): Promise<void> => {
  for (const [path, json] of ANSWERS)
    await page.route(`**/api/organizations/*/${path}`, (route) =>
      route.request().method() === "GET" ? route.fulfill({ json }) : route.fallback()
    )
}

/** The address at which the form is filled in for a van. */
export const FILLING = `/inspections/new?vehicle=${van.id}&form=${FORM}`
