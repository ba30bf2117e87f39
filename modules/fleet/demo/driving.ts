import {
  asDemoMember,
  CalendarDate,
  dayIn,
  dayOf,
  daysAfter,
  type DemoOrganization,
  inRole,
  newId,
  Story
} from "#kernel"
import { Effect } from "effect"
import { assignDriver } from "../assignments/commands/AssignDriver.ts"
import type { DriverView } from "../contract/driverViews.ts"
import type { HandoverDirection } from "../contract/handoverViews.ts"
import { DamageId, HandoverId } from "../contract/ids.ts"
import type { AssignmentView } from "../contract/assignments.ts"
import type { VehicleView } from "../contract/vehicleViews.ts"
import { createDriver } from "../drivers/commands/CreateDriver.ts"
import { recordHandover } from "../handovers/commands/RecordHandover.ts"

/** The vehicles that are assigned, in the order of their unit numbers: after those whose odometers are read. */
const FIRST = 36
const ASSIGNED = 6

/** People who drive without an account, and on how many days from the end their licenses expire. */
const PEOPLE: Readonly<
  Record<DemoOrganization["key"], ReadonlyArray<readonly [name: string, days: number]>>
> = {
  riverside: [
    ["Murat Yıldız", 900],
    ["Katharina Vogel", 21],
    ["Piotr Nowak", 1400],
    ["Leonie Brandt", -12],
    ["Samir Haddad", 640],
    ["Anja Richter", 350],
    ["Tobias Krüger", 2100]
  ],
  harbour: [
    ["João Ferreira", 720],
    ["Inês Carvalho", 25],
    ["Rui Mendes", 1100]
  ],
  lakeview: [
    ["Marcus Hill", 480],
    ["Dana Whitfield", 1300]
  ]
}

/** Where licenses are issued, and what phone and license numbers look like; `n` has one digit. */
const COUNTRIES: Readonly<
  Record<
    DemoOrganization["key"],
    {
      readonly region: string
      readonly classes: ReadonlyArray<ReadonlyArray<string>>
      readonly phone: (n: number) => string
      readonly license: (n: number) => string
    }
  >
> = {
  riverside: {
    region: "DE",
    classes: [["B"], ["B", "BE"], ["B", "C1"]],
    phone: (n) => `+49 30 23125 7${n}0`,
    license: (n) => `B072RR${n}2I5${n}`
  },
  harbour: {
    region: "PT",
    classes: [["B"]],
    phone: (n) => `+351 21 000 72${n}0`,
    license: (n) => `L-71402${n} 6`
  },
  lakeview: {
    region: "US-TX",
    classes: [["C"]],
    phone: (n) => `+1 512 555 017${n}`,
    license: (n) => `1842076${n}`
  }
}

const createDrivers = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const { name, email, member } = inRole(organization, "driver")
  const { region, classes, phone, license } = COUNTRIES[organization.key]
  const at = dayOf(organization, until, 33, 11, 0)
  const add = (entered: Parameters<typeof createDriver>[0]) =>
    happens(at, createDriver(entered).pipe(asDemoMember(manager)))
  const first = yield* add({
    name,
    email,
    user_id: member.userId,
    license_classes: classes[0] ?? [],
    license_region: region,
    license_expires_on: CalendarDate.make("2031-06-30")
  })
  const others = yield* Effect.forEach(PEOPLE[organization.key], ([known, days], n) =>
    add({
      name: known,
      phone: phone(n),
      license_number: license(n),
      license_classes: classes[n % classes.length] ?? [],
      license_region: region,
      license_expires_on: daysAfter(dayIn("UTC", until), days)
    })
  )
  return [first, ...others]
})

const STROKES = "M120 250l40 -120l30 110l45 -95l25 85l60 -40M420 180l70 60l80 -90l60 75l130 -20"

const handover = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  assignment: AssignmentView,
  { direction, n, at }: { readonly direction: HandoverDirection; readonly n: number; readonly at: Date }
) {
  const { happens } = yield* Story
  const isOut = direction === "out"
  const agent = inRole(organization, "technician")
  const mark = {
    side: isOut ? ("left" as const) : ("back" as const),
    x: 240 + n * 80,
    y: isOut ? 520 : 600,
    type: isOut ? ("scratch" as const) : ("dent" as const),
    severity: isOut ? ("minor" as const) : ("moderate" as const),
    size: isOut ? ("up_to_5_cm" as const) : ("up_to_15_cm" as const),
    note: null,
    file_id: null
  }
  const bodyWith = (damageId: DamageId) => ({
    assignment_id: assignment.id,
    direction,
    at,
    location_id: null,
    reading: {
      kind: "odometer" as const,
      value: 31_000 + n * 2711 + (isOut ? 0 : 1240),
      unit: "km" as const
    },
    fuel_permille: isOut ? 1000 : 500,
    charge_permille: null,
    keys: isOut ? 2 : 1,
    accessories: ["First aid kit", "Warning triangle"],
    notes: isOut ? null : "Washed. One key is still with the driver.",
    photos: [],
    marks: n % 2 === 0 ? [{ ...mark, id: damageId }] : [],
    repaired: [],
    signatures: [
      { role: "driver" as const, name: assignment.driver.name, strokes: STROKES },
      { role: "staff" as const, name: agent.name, strokes: STROKES }
    ]
  })
  // Inside of what happens, whose ids are the same in every database.
  const recording = Effect.flatMap(Effect.all([newId(HandoverId), newId(DamageId)]), ([id, damageId]) =>
    recordHandover(id, bodyWith(damageId))
  )
  yield* happens(at, recording.pipe(asDemoMember(agent)))
})

/** Who drives the delivery fleet: most vehicles are out, one is late, one came back with damage, one is planned. */
const assignVehicles = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>,
  drivers: ReadonlyArray<DriverView>
) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const day = (ago: number, hour: number) => dayOf(organization, until, ago, hour, 0)
  for (const [n, vehicle] of vehicles.slice(FIRST, FIRST + ASSIGNED).entries()) {
    const driver = drivers[n]
    if (driver === undefined) return
    const isPlanned = n === ASSIGNED - 1
    const from = day(isPlanned ? -5 : 20 - n, 6)
    const ends = [null, day(1, 18), null, day(-14, 18), null, day(-12, 18)][n] ?? null
    const given = { vehicle_id: vehicle.id, driver_id: driver.id, from, until: ends, note: null }
    const assignment = yield* happens(day(25, 10), assignDriver(given).pipe(asDemoMember(manager)))
    if (isPlanned) continue
    yield* handover(organization, assignment, { direction: "out", n, at: from })
    if (n === 2) yield* handover(organization, assignment, { direction: "in", n, at: day(3, 16) })
  }
})

/** Drivers in each organization; in the delivery fleet also who has which vehicle. */
export const driveVehicles = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>
) {
  const drivers = yield* createDrivers(organization)
  const usable = vehicles.filter(({ lifecycle }) => lifecycle === "in_service")
  if (organization.key === "riverside") yield* assignVehicles(organization, usable, drivers)
})
