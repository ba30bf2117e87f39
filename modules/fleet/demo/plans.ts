import type { DemoOrganization } from "#kernel"
import { FIRST_STATES } from "../contract/lifecycle.ts"
import type { Ownership, Use } from "../contract/vehicleFields.ts"
import { dealerModels, deliveryModels, type Model, rentalModels } from "./models.ts"

export type FirstState = (typeof FIRST_STATES)[number]

/** The fleet of a demo organization. */
export interface Plan {
  readonly vehicles: number
  readonly models: ReadonlyArray<Model>
  readonly locations: ReadonlyArray<readonly [name: string, address: string]>
  readonly timeZone: string
  readonly groups: ReadonlyArray<string>
  readonly unitNumber: (n: number) => string
  /** Null for vehicles that are not registered. */
  readonly plate: (n: number, state: FirstState) => string | null
  readonly region: string
  readonly uses: ReadonlyArray<Use>
  readonly ownership: ReadonlyArray<Ownership>
  /** States of every so many vehicles; all others are in service. */
  readonly states: ReadonlyArray<readonly [every: number, state: FirstState]>
  readonly colors: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
  /** The price of a new one, in minor units. */
  readonly price: number
}

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
const letters = (n: number, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    LETTERS.charAt(Math.floor(n / LETTERS.length ** at) % LETTERS.length)
  )
    .toReversed()
    .join("")

const padded = (n: number, length: number) => String(n).padStart(length, "0")

export const plans: Readonly<Record<DemoOrganization["key"], Plan>> = {
  riverside: {
    vehicles: 60,
    models: deliveryModels,
    locations: [
      ["Riverside depot", "Stralauer Allee 12, 10245 Berlin"],
      ["North hub", "Quickborner Straße 80, 13439 Berlin"],
      ["South hub", "Motzener Straße 25, 12277 Berlin"]
    ],
    timeZone: "Europe/Berlin",
    groups: ["Early tour", "Late tour", "Parcel lockers", "Spare vehicles"],
    unitNumber: (n) => `V-${padded(n + 1, 2)}`,
    plate: (n) => `B-RD ${1001 + n * 7}`,
    region: "DE",
    uses: ["fleet"],
    ownership: ["leased", "owned"],
    states: [
      [19, "standby"],
      [27, "preparing"]
    ],
    colors: ["White", "White", "Silver", "Yellow"],
    tags: ["tail lift", "refrigerated", "night tour", "city permit"],
    price: 4_150_000
  },
  harbour: {
    vehicles: 140,
    models: rentalModels,
    locations: [
      ["Airport", "Aeroporto Humberto Delgado, 1700-008 Lisboa"],
      ["Marina", "Doca de Alcântara, 1350-352 Lisboa"],
      ["City", "Avenida da Liberdade 180, 1250-146 Lisboa"]
    ],
    timeZone: "Europe/Lisbon",
    groups: ["Economy", "Compact", "Family", "Premium"],
    unitNumber: (n) => `H${padded(100 + n, 3)}`,
    plate: (n) => `${letters(n * 3 + 30, 2)}-${padded((n * 37) % 100, 2)}-${letters(n * 5 + 11, 2)}`,
    region: "PT",
    uses: ["rental"],
    ownership: ["financed", "owned", "leased"],
    states: [
      [23, "preparing"],
      [31, "for_sale"],
      [37, "standby"]
    ],
    colors: ["White", "Gray", "Black", "Blue", "Red"],
    tags: ["automatic", "roof box", "tow bar", "toll device"],
    price: 2_390_000
  },
  lakeview: {
    vehicles: 90,
    models: dealerModels,
    locations: [
      ["Main lot", "1800 Lakeshore Drive, Austin, TX 78741"],
      ["Service center", "1820 Lakeshore Drive, Austin, TX 78741"]
    ],
    timeZone: "America/Chicago",
    groups: ["New", "Pre-owned", "Loaners"],
    unitNumber: (n) => `L${padded(24001 + n, 5)}`,
    // Cars for sale have no plates yet.
    plate: (n, state) =>
      state === "in_service" ? `${letters(n * 11 + 4000, 3)} ${padded(1000 + n * 13, 4)}` : null,
    region: "US-TX",
    uses: ["dealer_stock"],
    ownership: ["owned", "consigned"],
    states: [
      [2, "for_sale"],
      [3, "for_sale"],
      [5, "preparing"],
      [7, "received"],
      [11, "ordered"]
    ],
    colors: ["Black", "White", "Silver", "Blue", "Red"],
    tags: ["certified", "one owner", "clearance", "demo"],
    price: 3_280_000
  }
}
