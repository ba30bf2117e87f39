import { Client } from "pg"
import { ORGANIZATION } from "./data.ts"
import { vehicleId } from "./fleetData.ts"

/** Vehicles with a device. */
export const TRACKED = 10_000
/** Those of them whose devices have reported before and report during the benchmark. */
export const REPORTING = 1_000
/** The number of stored positions that are there at every size. */
export const FEWEST_POSITIONS = 1_000_000
/** People who look at the map. */
export const LOOKING = 100

const DAYS = 180

export const deviceId = (n: number): string => vehicleId(n).replace("-8000-7", "-8000-b")

/** A key that is known to the benchmark; a real one is random. */
export const deviceKey = (n: number): string => `mp_dv_${String(n).padStart(43, "0")}`

/** Where a vehicle is usually: all over a country. In hundred-thousandths of a degree. */
const HOME = {
  latitude: {
    of: (n: number) => 4_800_000 + ((n * 791_919) % 600_000),
    sql: "(4800000 + i::bigint * 791919 % 600000)"
  },
  longitude: {
    of: (n: number) => 700_000 + ((n * 604_729) % 700_000),
    sql: "(700000 + i::bigint * 604729 % 700000)"
  }
}

/** The place of a vehicle that has moved so many meters north from where it usually is, in degrees. */
export const placeOf = (n: number, meters: number) => ({
  latitude: (HOME.latitude.of(n) + meters) / 100_000,
  longitude: HOME.longitude.of(n) / 100_000
})

/** How many meters north of its usual place a vehicle is. */
export const metersOf = (n: number, latitude: number): number =>
  Math.round(latitude * 100_000) - HOME.latitude.of(n)

const uuid = (kind: string, number: string): string =>
  `(lpad((${number})::text, 8, '0') || '-0000-7000-8000-${kind}00000000000')::uuid`
const organization = `'${ORGANIZATION}'::uuid`

const DEVICES = [
  `insert into telematics.devices (organization_id, id, source, name, key_hash, created_at, updated_at)
   select ${organization}, ${uuid("b", "i")}, 'tracker', 'T-' || i, sha256(('mp_dv_' || lpad(i::text, 43, '0'))::bytea), now(), now()
   from generate_series(1, ${TRACKED}) i`,
  `insert into telematics.device_links (organization_id, id, device_id, vehicle_id, linked_from, created_at)
   select ${organization}, ${uuid("c", "i")}, ${uuid("b", "i")}, ${uuid("7", "i")}, now() - interval '1 year', now()
   from generate_series(1, ${TRACKED}) i`,
  `update telematics.device_states s set seen_at = at, fixed_at = at, changed_at = now(), speed = i % 30, heading = i * 7 % 360,
     ignition = i % 3 = 0, latitude = ${HOME.latitude.sql} / 100000.0, longitude = ${HOME.longitude.sql} / 100000.0
   from generate_series(1, ${TRACKED}) i, lateral (select now() - interval '3 days' - i * interval '1 second' as at) given
   where s.organization_id = ${organization} and s.device_id = ${uuid("b", "i")}`,
  `update tenancy.members set role = 'viewer' where organization_id = ${organization} and role = 'driver'
     and user_id <= ('00000000-0000-7000-8000-1' || lpad('${LOOKING + 1}', 11, '0'))::uuid`
]

/** A table of the same shape for the bare server, in which no row is protected. */
const BARE = [
  `create schema bench authorization motorpool_owner`,
  `create table bench.positions (like telematics.positions including all) partition by range (fixed_at)`,
  `alter table bench.positions owner to motorpool_owner`
]

const connected = async <A>(adminUrl: string, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const DAY = 86_400_000

/** The first instants of the months since `DAYS` days ago, and of the next one. */
const months = (): ReadonlyArray<Date> => {
  const first = new Date(Date.now() - DAYS * DAY)
  const next = new Date(Date.now() + 31 * DAY)
  const found: Array<Date> = []
  for (let at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth()); at <= next.getTime();) {
    const start = new Date(at)
    found.push(start)
    at = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)
  }
  return found
}

/** Gives the first vehicles of `fleetData.ts` devices, and lets people look at the map. */
export const fillDevices = (adminUrl: string): Promise<void> =>
  connected(adminUrl, async (client) => {
    for (const statement of [...DEVICES, ...BARE]) await client.query(statement)
    const starts = months()
    for (const [place, start] of starts.entries()) {
      await client.query("select telematics.prepare_positions($1)", [start])
      const end = starts[place + 1]
      if (end === undefined) continue
      await client.query(
        `create table bench.positions_${place} partition of bench.positions
           for values from ('${start.toISOString()}') to ('${end.toISOString()}')`
      )
      await client.query(`alter table bench.positions_${place} owner to motorpool_owner`)
    }
    await client.query("vacuum (analyze)")
  })

/** Adds positions of the reporting devices, spread evenly over half a year until three days ago. `second` keeps calls apart. Returns how many. */
export const fillPositions = (
  adminUrl: string,
  table: "telematics.positions" | "bench.positions",
  { count, second }: { readonly count: number; readonly second: number }
): Promise<number> =>
  connected(adminUrl, async (client) => {
    let added = 0
    await client.query("set synchronous_commit = off")
    const each = Math.ceil(count / REPORTING)
    const from = Math.floor((Date.now() - DAYS * DAY) / 60_000) * 60
    const step = ((DAYS - 3) * 86_400) / each
    const starts = months()
    for (const [place, start] of starts.entries()) {
      const end = starts[place + 1]
      if (end === undefined) continue
      const first = Math.max(0, Math.ceil((start.getTime() / 1000 - from) / step))
      const last = Math.min(each, Math.ceil((end.getTime() / 1000 - from) / step) - 1)
      // Devices one after the other, so that the index grows at its end.
      const { rowCount } = await client.query(
        `insert into ${table} (organization_id, device_id, fixed_at, latitude, longitude, received_at, speed, heading,
           altitude, accuracy, ignition, quality)
         select ${organization}, ${uuid("b", "i")}, at, (${HOME.latitude.sql} + n % 100) / 100000.0,
           ${HOME.longitude.sql} / 100000.0, at, 10, n % 360, 40, 5, true, 'good'
         from generate_series(1, ${REPORTING}) i, generate_series(${first}, ${last}) n,
           lateral (select to_timestamp(floor(${from} + n * ${step}) + ${second / 60}) as at) given`
      )
      added += rowCount ?? 0
    }
    await client.query("vacuum (analyze)")
    return added
  })

/** Moves all reporting vehicles by some meters in one statement, as if they had reported. */
export const moveAll = async (client: Client): Promise<void> => {
  await client.query(
    `update telematics.device_states set latitude = latitude + 0.0002, heading = 0, speed = 14, ignition = true,
       fixed_at = clock_timestamp(), seen_at = clock_timestamp(), changed_at = clock_timestamp()
     where organization_id = ${organization} and device_id <= ${uuid("b", String(REPORTING))}`
  )
}

/** A day of a vehicle, with a position each second: it drives around its usual place. */
export const fillDay = async (client: Client, n: number, from: Date): Promise<void> => {
  await client.query(
    `insert into telematics.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, speed, heading,
       altitude, accuracy, ignition, quality)
     select ${organization}, ${uuid("b", "i")}, at, ${HOME.latitude.sql} / 100000.0 + 0.2 * sin(s / 1300.0) + 0.01 * sin(s / 90.0),
       ${HOME.longitude.sql} / 100000.0 + 0.3 * cos(s / 1700.0) + 0.01 * cos(s / 70.0), at, 14, s % 360, 40, 5, true, 'good'
     from generate_series(0, 86399) s, lateral (select $2::timestamptz + s * interval '1 second' as at) given,
       lateral (select $1::int as i) vehicle
     on conflict do nothing`,
    [n, from]
  )
}
