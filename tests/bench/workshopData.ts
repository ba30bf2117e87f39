import { Client } from "pg"

/** The organization whose vehicles are serviced: the second one of `data.ts`. Its owner, and the managers after that. */
export const SERVICED = "00000000-0000-7000-8000-000000000002"
const OWNER = 201
export const OWNER_TOKEN = `a${OWNER}`
const MANAGERS = 19
/** So many people `data.ts` has to add. */
export const PEOPLE = OWNER + MANAGERS

export const SERVICED_VEHICLES = Number(process.env["BENCH_SERVICED_VEHICLES"] ?? 20_000)
export const OCCURRENCES = 5 * SERVICED_VEHICLES
const LINES = 20
export const PHOTOS = 6

// Everything of the n-th vehicle has an id that begins with its number, so that a request for one becomes a request for
// another one by replacing it.
const uuid = (number: string, nth: string, kind: string): string =>
  `(lpad((${number})::text, 8, '0') || '-' || lpad((${nth})::text, 4, '0') || '-7000-8000-${kind}00000000000')::uuid`
const id = (number: number, nth: number, kind: string): string =>
  `${String(number).padStart(8, "0")}-${String(nth).padStart(4, "0")}-7000-8000-${kind}00000000000`
const own = (nth: string, kind: string) => uuid("i", nth, kind)
/** What the organization has once. */
const shared = (nth: string, kind: string) => uuid(`90000000 + ${nth}`, "0", kind)
const VEHICLE = own("0", "7")
const organization = `'${SERVICED}'::uuid`
const person = (n: string) => `('00000000-0000-7000-8000-1' || lpad((${n})::text, 11, '0'))::uuid`

export const FORM = id(90_000_001, 0, "a")
export const PROGRAM = id(90_000_001, 0, "2")
export const orderId = (vehicle: number): string => id(vehicle, 0, "b")
export const inspectionId = (vehicle: number): string => id(vehicle, 1, "b")
export const inspectedId = (vehicle: number): string => id(vehicle, 0, "7")
export const photoId = (vehicle: number, nth: number): string => id(vehicle, nth, "c")
const managerOf = (vehicle: string) => `${OWNER} + 1 + ${vehicle} % ${MANAGERS}`
export const managerTokenOf = (vehicle: number): string => `a${OWNER + 1 + (vehicle % MANAGERS)}`

/** Every other vehicle is in the workshop. */
export const inWorkshop = (vehicle: number): boolean => vehicle % 2 === 1
const IN_WORKSHOP = "i % 2 = 1"

const VEHICLES = [
  `insert into fleet.vehicles (organization_id, id, unit_number, vin_status, name_key, make, model, kind, group_id,
     lifecycle, lifecycle_since, in_service_on, safety, odometer_m, odometer_at, version, created_at, updated_at)
   select ${organization}, ${VEHICLE}, 'V-' || i, 'unchecked', 'v-' || lpad(i::text, 10, '0'),
     (array['Ford', 'Volkswagen', 'Toyota', 'Renault'])[1 + i % 4], 'Model ' || i % 25, 'van',
     ${uuid("1 + i % 40", "0", "9")}, 'in_service', now(), current_date - 700, 'ok', 1000 * (hashint4(i) & 262143), now(), 1,
     now(), now()
   from $range`
]

// Every 15,000 to 60,000 km or one to two years.
const PEOPLE_OF_WORKSHOP = [
  `update tenancy.members set role = 'manager' where organization_id = ${organization} and role = 'driver'`
]

const PROGRAMS = [
  `insert into maintenance.tasks (organization_id, id, name, system, version, created_at, updated_at)
   select ${organization}, ${shared("t", "1")}, 'Task ' || t, 'engine', 1, now(), now() from generate_series(1, 5) t`,
  `insert into maintenance.programs (organization_id, id, name, version, created_at, updated_at)
   values (${organization}, ${shared("1", "2")}, 'Every vehicle', 1, now(), now())`,
  `insert into maintenance.program_items (organization_id, id, program_id, task_id, position, every_m, every_months,
     due_soon_m, due_soon_days, tolerance_pct, recur)
   select ${organization}, ${shared("t", "3")}, ${shared("1", "2")}, ${shared("t", "1")}, t,
     (array[15, 30, 60, null, 40])[t] * 1000000, (array[12, 24, null, 12, 24])[t], 1000000, 14, 10, 'from_completion'
   from generate_series(1, 5) t`,
  `insert into inspections.forms (organization_id, id, name, use, jurisdiction, retention_months, draft, version,
     created_at, updated_at)
   values (${organization}, '${FORM}', 'Daily check', 'daily', 'none', 3, '[]', 2, now(), now())`,
  `insert into inspections.form_versions (organization_id, form_id, n, name, sections, items, published_at, published_by)
   select ${organization}, '${FORM}', 1, 'Daily check', jsonb_agg(section order by s), 60, now(), ${person(String(OWNER))}
   from (
     select s, jsonb_build_object('title', 'Section ' || s, 'items', jsonb_agg(jsonb_build_object('key', 'item_' || n,
       'type', 'pass_fail_na', 'label', 'Point to check ' || n, 'required', true,
       'photo', case when n <= ${PHOTOS} then 'always' else 'on_fail' end,
       'on_fail', jsonb_build_object('severity', 'minor', 'blocking', false, 'system', 'lights')) order by n)) as section
     from generate_series(1, 6) s cross join lateral generate_series(s * 10 - 9, s * 10) n group by s
   ) sections`,
  `update inspections.forms set published = 1 where id = '${FORM}'`
]

// Read every five days, with 20 to 200 km a day.
const METERS = [
  `insert into fleet.meters (organization_id, id, vehicle_id, kind, measure, unit, is_primary, created_at)
   select ${organization}, ${own("0", "4")}, ${VEHICLE}, 'odometer', 'distance', 'km', true, now() from $range`,
  `insert into fleet.meter_segments (organization_id, id, meter_id, seq, reason, start_value, life_at_start, created_at)
   select ${organization}, ${own("0", "5")}, ${own("0", "4")}, 1, 'initial', 0, 0, now() from $range`,
  `insert into fleet.readings (organization_id, id, meter_id, segment_id, read_at, value, raw_value, raw_unit, source,
     plausibility, recorded_at)
   select ${organization}, ${own("day", "6")}, ${own("0", "4")}, ${own("0", "5")}, now() - (31 - day) * interval '1 day',
     value, value / 1000, 'km', 'manual', 'ok', now()
   from $range cross join generate_series(0, 30, 5) day cross join lateral (
     select 1000 * (hashint4(i) & 262143) + day * (20000 + (hashint4(i + 7) & 131071) + (hashint4(i) & 49151))
       + (hashint4(i * 31 + day) & 16383) as value) read`
]

const SERVICES = [
  `insert into maintenance.schedules (organization_id, id, vehicle_id, program_id, item_id, origin_on, origin_m, created_at)
   select ${organization}, ${own("t", "d")}, ${VEHICLE}, ${shared("1", "2")}, ${shared("t", "3")}, current_date - 700, 0, now()
   from $range cross join generate_series(1, 5) t`,
  `insert into maintenance.occurrences (organization_id, id, schedule_id, vehicle_id, program_id, item_id, task_id, seq,
     state, from_on, from_m, name_key, group_id, created_at)
   select ${organization}, ${own("t", "e")}, ${own("t", "d")}, ${VEHICLE}, ${shared("1", "2")}, ${shared("t", "3")},
     ${shared("t", "1")}, 1, 'upcoming', current_date - (hashint4(i * 5 + t) & 255),
     1000 * (hashint4(i) & 262143) - (hashint4(i * 5 + t) & 8388607), v.name_key, v.group_id, now()
   from $range cross join generate_series(1, 5) t
   join fleet.vehicles v on v.organization_id = ${organization} and v.id = ${VEHICLE}`
]

// Of 20 lines, five are services, five defects, and ten were added by hand. The vehicle is held meanwhile.
const ORDERS = [
  `insert into fleet.holds (organization_id, id, vehicle_id, kind, status, starts_at, source_module, source_id, created_at,
     updated_at)
   select ${organization}, ${own("0", "f")}, ${VEHICLE}, 'maintenance', 'firm', now() - interval '2 hours', 'maintenance',
     ${own("0", "b")}, now(), now() from $range where ${IN_WORKSHOP}`,
  `insert into maintenance.work_orders (organization_id, id, number, vehicle_id, kind, priority, state, title, hold_id,
     approval, opened_by, opened_at, started_at, currency, labor_minor, other_minor, total_minor, lines, lines_done, updated_at)
   select ${organization}, ${own("0", "b")}, i, ${VEHICLE}, 'preventive', 'normal', 'in_progress', 'Yearly service',
     ${own("0", "f")}, 'none', ${person(String(OWNER))}, now() - interval '1 day', now() - interval '2 hours', 'EUR',
     ${LINES} * 4000, ${LINES} * 500, ${LINES} * 4500, ${LINES}, ${LINES}, now()
   from $range where ${IN_WORKSHOP}`,
  `insert into maintenance.defects (organization_id, id, number, vehicle_id, title, system, severity, blocking, source,
     reported_at, state, work_order_id, updated_at)
   select ${organization}, ${own("n", "0")}, i * 10 + n, ${VEHICLE}, 'Defect ' || n, 'lights', 'minor', false, 'workshop',
     now() - interval '1 day', 'in_work', ${own("0", "b")}, now()
   from $range cross join generate_series(1, 5) n where ${IN_WORKSHOP}`,
  `insert into maintenance.work_order_lines (organization_id, id, work_order_id, position, title, state, occurrence_id,
     defect_id, labor_minutes, rate_minor, parts_price_minor, other_minor, tax_bp, warranty_check, done_by, done_at, minutes,
     labor_minor, total_minor, created_at, updated_at)
   select ${organization}, ${own("n", "8")}, ${own("0", "b")}, n, 'Line ' || n, 'done',
     case when n <= 5 then ${own("n", "e")} end, case when n between 6 and 10 then ${own("n - 5", "0")} end,
     30, 8000, 0, 500, 0, 'none', ${person(String(OWNER))}, now(), 30, 4000, 4500, now(), now()
   from $range cross join generate_series(1, ${LINES}) n where ${IN_WORKSHOP}`,
  `insert into maintenance.downtime_reasons (organization_id, id, vehicle_id, cause, planned, starts_at, work_order_id,
     created_at, updated_at)
   select ${organization}, ${own("1", "f")}, ${VEHICLE}, 'pm', true, now() - interval '2 hours', ${own("0", "b")}, now(), now()
   from $range where ${IN_WORKSHOP}`,
  `insert into maintenance.downtime (organization_id, vehicle_id, starts_at, cause, planned, reason_id)
   select ${organization}, ${VEHICLE}, now() - interval '2 hours', 'pm', true, ${own("1", "f")} from $range where ${IN_WORKSHOP}`
]

const UPLOADS = [
  `insert into files.files (organization_id, id, user_id, kind, name, file, parts, received, stored_bytes, created_at, unlinked_at)
   select ${organization}, ${own("n", "c")}, ${person(managerOf("i"))}, 'photo', 'photo.jpg',
     encode(sha256((i || ' ' || n)::bytea), 'hex'), 1, 1, 200000, now(), now()
   from $range cross join generate_series(1, ${PHOTOS}) n`
]

/** The vehicles of the second organization with services, work orders and uploaded photos. */
export const fillWorkshop = async (adminUrl: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // Without triggers and foreign keys: what they derive is written directly.
    await client.query("set session_replication_role = replica")
    for (const statement of [
      ...PEOPLE_OF_WORKSHOP,
      ...VEHICLES,
      ...PROGRAMS,
      ...METERS,
      ...SERVICES,
      ...ORDERS,
      ...UPLOADS
    ])
      await client.query(statement.replaceAll("$range", `generate_series(1, ${SERVICED_VEHICLES}) i`))
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}
