import { Client } from "pg"
import { ORGANIZATION } from "./data.ts"

/** The number of vehicles that are there at every size. */
export const FEWEST = 1_000
/** Part of the plates of the same 30 vehicles at every size. */
export const PLATE_PART = "ZX 7"

const LOCATIONS = 8
const GROUPS = 40

// Like real ids, these increase in their first bits. Those that differ only in the last ones would slow down the indexes
// of exclusion constraints.
const uuid = (kind: number, number: string): string =>
  `(lpad((${number})::text, 8, '0') || '-0000-7000-8000-${kind}00000000000')::uuid`
const VEHICLE = uuid(7, "i")
const organization = `'${ORGANIZATION}'::uuid`

const id = (kind: number, n: number): string =>
  `${String(n).padStart(8, "0")}-0000-7000-8000-${kind}00000000000`
export const vehicleId = (n: number): string => id(7, n)
export const locationId = (n: number): string => id(8, n)

const PLACES = [
  `insert into fleet.locations (organization_id, id, name, time_zone, created_at, updated_at)
   select ${organization}, ${uuid(8, "i")}, 'Depot ' || i, 'Europe/Berlin', now(), now() from generate_series(1, ${LOCATIONS}) i`,
  `insert into fleet.groups (organization_id, id, name, created_at, updated_at)
   select ${organization}, ${uuid(9, "i")}, 'Group ' || i, now(), now() from generate_series(1, ${GROUPS}) i`
]

// Three in four are in service. Every third is out, some of them overdue; every fourth has a driver.
const FLEET = [
  `insert into fleet.vehicles (organization_id, id, unit_number, vin, vin_status, plate, plate_region, plate_key, name_key,
     make, model, model_year, kind, fuel_type, location_id, group_id, uses, ownership, tags, lifecycle, lifecycle_since,
     safety, odometer_m, odometer_at, version, created_at, updated_at)
   select ${organization}, ${VEHICLE}, 'V-' || i, '1M8GDM9A' || lpad(i::text, 9, '0'), 'valid',
     case when i % 33 = 0 and i <= ${FEWEST} then 'B-ZX 7' || i else 'B-MP ' || i end, 'DE',
     case when i % 33 = 0 and i <= ${FEWEST} then 'BZX7' || i else 'BMP' || i end, 'v-' || lpad(i::text, 10, '0'),
     (array['Ford', 'Volkswagen', 'Toyota', 'Renault'])[1 + i % 4], 'Model ' || i % 25, 2015 + i % 11, 'van', 'diesel',
     ${uuid(8, `1 + i % ${LOCATIONS}`)}, ${uuid(9, `1 + i % ${GROUPS}`)}, array['fleet'], 'leased',
     case when i % 5 = 0 then array['tail lift'] else '{}' end,
     case when i % 4 <> 1 or i % 3 = 0 then 'in_service' else (array['standby', 'preparing', 'for_sale'])[1 + i % 3] end,
     now(), 'ok', 1000 * (hashint4(i) & 262143), now() - (i % 36) * interval '1 day', 1,
     now() - i * interval '1 second', now() - i * interval '1 second'
   from $range`,
  `insert into fleet.holds (organization_id, id, vehicle_id, kind, status, starts_at, due_at, created_at, updated_at)
   select ${organization}, ${uuid(6, "i")}, ${VEHICLE}, 'rental', 'firm', now() - interval '9 hours' - (i % 72) * interval '1 hour',
     now() + (i % 90 - 3) * interval '1 hour' + interval '30 minutes', now(), now()
   from $range where i % 3 = 0`,
  `insert into fleet.holds (organization_id, id, vehicle_id, kind, status, starts_at, due_at, ended_at, created_at, updated_at)
   select ${organization}, ${uuid(6, "1000000 * (1 + past) + i")}, ${VEHICLE}, 'rental', 'firm',
     now() - (30 + past) * interval '10 days', now() - (30 + past) * interval '10 days' + interval '2 days',
     now() - (30 + past) * interval '10 days' + interval '2 days', now(), now()
   from $range cross join generate_series(1, 3) past`,
  `insert into fleet.safety_blocks (organization_id, id, vehicle_id, severity, reason, opened_at)
   select ${organization}, ${uuid(6, "9000000 + i")}, ${VEHICLE}, 'grounded', 'Brakes', now() from $range where i % 100 = 1`,
  `insert into fleet.drivers (organization_id, id, name, created_at, updated_at)
   select ${organization}, ${uuid(5, "i")}, 'Driver ' || i, now(), now() from $range where i % 4 = 0`,
  `insert into fleet.assignments (organization_id, id, vehicle_id, driver_id, role, state, starts_at, created_at, updated_at)
   select ${organization}, ${uuid(4, "i")}, ${VEHICLE}, ${uuid(5, "i")}, 'primary', 'active', now() - interval '1 day', now(), now()
   from $range where i % 4 = 0`,
  `insert into fleet.timeline (organization_id, id, vehicle_id, at, kind, details)
   select ${organization}, ${uuid(3, "i")}, ${VEHICLE}, now() - i * interval '1 minute', 'vehicle.added', '{}' from $range`
]

/** Adds the vehicles from `from` to `until` to the first organization of `data.ts`. */
export const fillFleet = async (adminUrl: string, from: number, until: number): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query("begin")
    await client.query("update app.storage set max_rows = 100000000, max_bytes = 100000000000")
    if (from === 1) for (const statement of PLACES) await client.query(statement)
    for (const statement of FLEET)
      await client.query(statement.replaceAll("$range", `generate_series(${from}, ${until}) i`))
    await client.query("commit")
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}
