import {
  DocumentView,
  FuelEntryView,
  HoldView,
  MeterView,
  PhotoView,
  ReadingView,
  SafetyBlockView,
  VehicleDetails,
  VehicleRow
} from "#fleet/contract"
import { depot } from "../../support/people.ts"
import { id, inDays, reader } from "../support/fixtures.ts"

/** A van in service. */
export const vehicle = reader(VehicleDetails, {
  id: id(201),
  organization_id: depot().id,
  unit_number: "V-1",
  vin: null,
  vin_status: "unchecked",
  vin_note: null,
  plate: "B-RD 1001",
  plate_region: "DE",
  make: "Ford",
  model: "Transit",
  model_year: 2024,
  kind: "van",
  trim: null,
  body_class: null,
  fuel_type: "diesel",
  drive: null,
  transmission: null,
  seats: null,
  doors: null,
  exterior_color: null,
  interior_color: null,
  gvwr_g: null,
  tank_ml: null,
  battery_wh: null,
  acriss: null,
  location_id: null,
  group_id: null,
  uses: [],
  ownership: null,
  in_service_on: null,
  out_of_service_on: null,
  purchase_minor: null,
  residual_minor: null,
  currency: "EUR",
  tags: [],
  notes: null,
  lifecycle: "in_service",
  lifecycle_note: null,
  lifecycle_since: inDays(-9),
  safety: "ok",
  availability: "available",
  held_as: null,
  held_until: null,
  overdue: false,
  odometer_m: 51_245_000,
  photo: null,
  next_expiry: null,
  custom: {},
  odometer_at: inDays(-3),
  version: 1,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})

/** The same van in a list. */
export const vehicleRow = reader(VehicleRow, {
  id: id(201),
  unit_number: "V-1",
  vin: null,
  plate: "B-RD 1001",
  plate_region: "DE",
  make: "Ford",
  model: "Transit",
  model_year: 2024,
  kind: "van",
  trim: null,
  fuel_type: "diesel",
  ownership: null,
  uses: [],
  lifecycle: "in_service",
  safety: "ok",
  availability: "available",
  held_as: null,
  held_until: null,
  overdue: false,
  location: null,
  group: null,
  driver: null,
  custom: {},
  photo: null,
  next_expiry: null,
  tags: [],
  in_service_on: null,
  odometer_m: 51_245_000,
  odometer_at: inDays(-3),
  version: 1,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})

/** Its odometer, read three days ago. */
export const odometer = reader(MeterView, {
  id: id(202),
  vehicle_id: id(201),
  kind: "odometer",
  name: null,
  measure: "distance",
  unit: "km",
  is_primary: true,
  current: {
    id: id(203),
    read_at: inDays(-3),
    value: 51_245_000,
    raw_value: 51_245,
    raw_unit: "km",
    source: "manual",
    plausibility: "ok"
  },
  life: 51_245_000,
  per_day: 118_000,
  limit_per_day: 2_000_000,
  segments: [{ id: id(204), seq: 1, reason: "initial", started_at: null, start_value: 0, note: null }]
})

export const reading = reader(ReadingView, {
  id: id(203),
  read_at: inDays(-3),
  value: 51_245_000,
  raw_value: 51_245,
  raw_unit: "km",
  source: "manual",
  plausibility: "ok",
  meter_id: id(202),
  segment_id: id(204),
  source_ref: null,
  recorded_by: { id: id(101), name: "Ben Okoye" },
  recorded_at: inDays(-3),
  voided: null
})

/** Forty liters for five hundred kilometers. */
export const fill = reader(FuelEntryView, {
  id: id(211),
  at: inDays(-2),
  energy: "diesel",
  quantity: 40_000,
  raw_quantity: 40,
  raw_unit: "l",
  is_full: true,
  missed_previous: false,
  cost_minor: 6480,
  currency: "EUR",
  location: null,
  place: "Motorway",
  reading: { id: id(212), value: 51_745_000 },
  consumption: { distance_m: 500_000, used: 40_000 },
  recorded_by: { id: id(101), name: "Ben Okoye" },
  recorded_at: inDays(-2),
  voided: null
})

/** Someone has it from yesterday until tomorrow. */
export const hold = reader(HoldView, {
  id: id(221),
  organization_id: depot().id,
  vehicle_id: id(201),
  kind: "rental",
  status: "firm",
  starts_at: inDays(-1),
  due_at: inDays(1),
  ended_at: null,
  demoted_at: null,
  held_for: "Ada Rivers",
  note: null,
  source: null,
  from_location_id: null,
  to_location_id: null,
  arrived: false,
  created_by: { id: id(101), name: "Ben Okoye" },
  created_at: inDays(-2),
  updated_at: inDays(-2)
})

export const safetyBlock = reader(SafetyBlockView, {
  id: id(231),
  vehicle_id: id(201),
  severity: "grounded",
  reason: "Brakes",
  source: null,
  opened_by: { id: id(101), name: "Ben Okoye" },
  opened_at: inDays(-1),
  released_by: null,
  released_at: null,
  release_note: null
})

/** Its insurance policy, which expires in twelve days. */
export const document = reader(DocumentView, {
  id: id(241),
  organization_id: depot().id,
  vehicle_id: id(201),
  type: "insurance",
  number: "P-1",
  issuer: "Nordwind",
  valid_from: null,
  expires_on: inDays(12).slice(0, 10),
  file: {
    id: id(249),
    kind: "file",
    name: "policy.pdf",
    size: 20_000,
    url: "/api/public/files/link",
    thumbnail_url: null
  },
  required: false,
  lead_days: [30, 7],
  supersedes: null,
  superseded_at: null,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})

/** Four orange pixels. */
const PIXELS =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4v0ABiBggFAA0bgb96/oFTwAAAABJRU5ErkJggg=="

export const photo = reader(PhotoView, {
  id: id(261),
  file: { id: id(269), kind: "photo", name: "front.jpg", size: 100, url: PIXELS, thumbnail_url: PIXELS },
  added_at: inDays(-1)
})
