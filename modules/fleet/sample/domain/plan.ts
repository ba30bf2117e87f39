import { type CalendarDate, dayIn, hours, minutes, plus } from "#kernel"
import type { DocumentType } from "../../contract/documentViews.ts"
import type { BlockKind } from "../../contract/holdViews.ts"
import type { FIRST_STATES } from "../../contract/lifecycle.ts"
import type { FuelType, Use, VehicleKind } from "../../contract/vehicleFields.ts"
import { KnownVin } from "../../contract/vin/Vin.ts"
import type { Words } from "./words.ts"

/** Since when a vehicle is taken, and until when: in hours from now, or later today. */
interface PlannedHold {
  readonly kind: BlockKind
  readonly from: number
  readonly until: number | "today"
  readonly customer?: number
}

interface PlannedVehicle {
  readonly vin: string
  readonly plate: string
  readonly model: readonly [make: string, model: string, year: number]
  readonly kind: VehicleKind
  readonly fuel: FuelType
  readonly use: Use
  /** In service unless it says otherwise. */
  readonly lifecycle?: (typeof FIRST_STATES)[number]
  readonly hold?: PlannedHold
  /** Days ago on which its odometer was read. */
  readonly read?: ReadonlyArray<number>
  /** Days until its documents expire. */
  readonly documents?: Readonly<Partial<Record<DocumentType, number>>>
  /** The driver who has it. */
  readonly driver?: number
  readonly isGrounded?: true
}

const WEEKLY = [25, 18, 11, 4]

/** Vehicles in the states that need attention: late, due back, in the workshop, grounded, unread, with old documents. */
export const VEHICLES: ReadonlyArray<PlannedVehicle> = [
  {
    vin: "WV1ZZZSY0NA100000",
    plate: "SMP 101",
    model: ["Volkswagen", "Crafter 35", 2022],
    kind: "van",
    fuel: "diesel",
    use: "rental",
    hold: { kind: "rental", from: -76, until: -2, customer: 0 },
    read: WEEKLY,
    documents: { insurance: 190 }
  },
  {
    vin: "WF0EXXTT7PA100971",
    plate: "SMP 102",
    model: ["Ford", "Transit 350", 2023],
    kind: "van",
    fuel: "diesel",
    use: "rental",
    hold: { kind: "rental", from: -30, until: "today", customer: 1 },
    read: WEEKLY,
    documents: { insurance: 12, inspection: 240 }
  },
  {
    vin: "VF1RJA003RA105826",
    plate: "SMP 103",
    model: ["Renault", "Clio", 2024],
    kind: "car",
    fuel: "petrol",
    use: "rental",
    hold: { kind: "rental", from: -26, until: 46, customer: 2 },
    read: WEEKLY
  },
  {
    vin: "W1V907635RA101942",
    plate: "SMP 104",
    model: ["Mercedes-Benz", "Sprinter 314", 2024],
    kind: "van",
    fuel: "diesel",
    use: "fleet",
    hold: { kind: "maintenance", from: -20, until: 28 },
    read: WEEKLY
  },
  {
    vin: "WMA13XZZ9PA104855",
    plate: "SMP 105",
    model: ["MAN", "TGE 5.180", 2023],
    kind: "truck",
    fuel: "diesel",
    use: "fleet",
    read: WEEKLY,
    isGrounded: true
  },
  {
    vin: "WF0AXXBD1SA102913",
    plate: "SMP 106",
    model: ["Ford", "E-Transit", 2025],
    kind: "van",
    fuel: "bev",
    use: "fleet",
    read: WEEKLY,
    documents: { insurance: 300 },
    driver: 0
  },
  {
    vin: "VF1FWEHB2NA103884",
    plate: "SMP 107",
    model: ["Renault", "Kangoo E-Tech", 2022],
    kind: "van",
    fuel: "bev",
    use: "fleet",
    read: [38],
    documents: { inspection: 25 },
    driver: 1
  },
  {
    vin: "VR3UPHNE0SA106797",
    plate: "SMP 108",
    model: ["Peugeot", "208", 2025],
    kind: "car",
    fuel: "petrol",
    use: "rental",
    hold: { kind: "rental", from: 20, until: 68, customer: 0 },
    read: WEEKLY
  },
  {
    vin: "WVWZZZCD8PA107768",
    plate: "SMP 109",
    model: ["Volkswagen", "Golf", 2023],
    kind: "car",
    fuel: "petrol",
    use: "loaner",
    read: [36],
    documents: { inspection: -3 }
  },
  {
    vin: "TMBJJ9NX8RA108739",
    plate: "SMP 110",
    model: ["Škoda", "Octavia Combi", 2024],
    kind: "car",
    fuel: "diesel",
    use: "loaner",
    lifecycle: "standby"
  },
  {
    vin: "1FTFW1E58SA109710",
    plate: "SMP 111",
    model: ["Ford", "F-150", 2025],
    kind: "truck",
    fuel: "petrol",
    use: "dealer_stock",
    lifecycle: "preparing"
  },
  {
    vin: "5YJ3E1EA4RA110681",
    plate: "SMP 112",
    model: ["Tesla", "Model 3", 2024],
    kind: "car",
    fuel: "bev",
    use: "dealer_stock",
    lifecycle: "for_sale"
  }
]

/** Days ago: when the vehicles were added, and when drivers got theirs. */
export const ADDED = 40
export const ASSIGNED = 20
/** Hours ago: when holds were entered that had begun by then or not, and when the vehicle was grounded. */
export const ENTERED = 28
export const GROUNDED = 6

/** The days on which odometers were read, the first one first. */
export const READ: ReadonlyArray<number> = [...new Set(VEHICLES.flatMap(({ read = [] }) => read))].toSorted(
  (one, other) => other - one
)

export const vehicleOf = (
  { vin, plate, model: [make, model, model_year], kind, fuel, use, lifecycle }: PlannedVehicle,
  n: number,
  words: Words
) => ({
  unit_number: `${words.vehicle} ${String(n + 1).padStart(2, "0")}`,
  vin: KnownVin.make(vin),
  plate,
  plate_region: null,
  make,
  model,
  model_year,
  kind,
  fuel_type: fuel,
  exterior_color: words.colors[n % words.colors.length] ?? null,
  uses: [use],
  tags: [words.tag],
  lifecycle: lifecycle ?? ("in_service" as const)
})

/** What the odometer of the nth vehicle showed, in kilometers. */
export const shownOn = ({ model: [, , year] }: PlannedVehicle, n: number, daysAgo: number): number =>
  (2027 - year) * 14_000 + n * 173 + (60 + ((n * 37) % 90)) * (ADDED - daysAgo)

/** The latest instant of the next three hours on the same day. */
const laterToday = (at: Date, timeZone: string): Date => {
  const today: CalendarDate = dayIn(timeZone, at)
  const ahead = [180, 60, 15, 5].find((after) => dayIn(timeZone, plus(at, minutes(after))) === today)
  return plus(at, minutes(ahead ?? 1))
}

export const holdOf = (
  { kind, from, until, customer }: PlannedHold,
  { at, timeZone, words }: { readonly at: Date; readonly timeZone: string; readonly words: Words }
) => ({
  kind,
  starts_at: plus(at, hours(from)),
  due_at: until === "today" ? laterToday(at, timeZone) : plus(at, hours(until)),
  held_for: customer === undefined ? words.workshop : (words.customers[customer] ?? null),
  note: null
})
