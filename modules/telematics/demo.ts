import {
  type Demo,
  type EarlierDemo,
  asDemoMember,
  days,
  dayOf,
  type DemoMember,
  type DemoOrganization,
  minutes,
  minutesBefore,
  plus,
  Story
} from "#kernel"
import { Sessions } from "#identity"
import { Faker, en } from "@faker-js/faker"
import { Effect, Option, Redacted } from "effect"
import { completeConnection } from "./connections/commands/CompleteConnection.ts"
import { readSharedVehicles } from "./connections/commands/ReadSharedVehicles.ts"
import { startConnection } from "./connections/commands/StartConnection.ts"
import { type SharedDeviceView, WalletAddress } from "./contract/views.ts"
import { playDevices } from "./demo/devices.ts"
import { trackVehicles } from "./demo/tracking.ts"
import { type Provider, Providers, type ProviderVehicle } from "./connections/domain/Providers.ts"

type Vehicle = readonly [make: string, model: string, year: number]

/** Whose account, which vehicles it shares, when it was connected, and when it expires relative to the story's end. */
interface Plan {
  readonly email: string
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly days: number
  /** Negative: already expired. */
  readonly left: number
}

const plans: Readonly<Record<DemoOrganization["key"], ReadonlyArray<Plan>>> = {
  riverside: [
    {
      email: "manager@riverside.example",
      vehicles: [
        ["Ford", "Transit", 2022],
        ["Ford", "Transit", 2023],
        ["Mercedes-Benz", "Sprinter", 2021],
        ["Volkswagen", "Crafter", 2022],
        ["Volkswagen", "ID. Buzz", 2024],
        ["Renault", "Kangoo", 2020]
      ],
      days: 25,
      left: 11
    },
    { email: "driver@riverside.example", vehicles: [["Opel", "Vivaro", 2021]], days: 18, left: -4 }
  ],
  harbour: [
    {
      email: "technician@harbour.example",
      vehicles: [
        ["Renault", "Clio", 2023],
        ["Peugeot", "208", 2022],
        ["Seat", "Ibiza", 2021],
        ["Volkswagen", "Golf", 2022],
        ["Hyundai", "Kona", 2023]
      ],
      days: 22,
      left: 8
    }
  ],
  lakeview: [
    {
      email: "technician@lakeview.example",
      vehicles: [
        ["Honda", "CR-V", 2021],
        ["Ford", "F-150", 2020],
        ["Toyota", "Camry", 2022],
        ["Toyota", "Highlander", 2019]
      ],
      days: 15,
      left: 13
    }
  ]
}

const makers = ["AutoPi", "Hashdog", "Ruptela"]

/** A valid IMEI: 14 digits and a check digit. */
const imei = (faker: Faker): string => {
  const digits = `35${faker.string.numeric(12)}`
  const sum = digits.split("").reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** An aftermarket device, or the manufacturer's own connection for the newest vehicles. */
const deviceOf = (faker: Faker, year: number): SharedDeviceView =>
  year >= 2024
    ? { kind: "synthetic", serial: null, imei: null, manufacturer: "Smartcar" }
    : {
        kind: "aftermarket",
        serial: faker.string.alphanumeric({ length: 12, casing: "upper" }),
        imei: imei(faker),
        manufacturer: faker.helpers.arrayElement(makers)
      }

const shared = (faker: Faker, [make, model, year]: Vehicle, accessEndsAt: Date): ProviderVehicle => ({
  externalId: faker.string.numeric({ length: 6, allowLeadingZeros: false }),
  make,
  model,
  year,
  devices: [deviceOf(faker, year)],
  permissions: ["location", "measurements", "vin"],
  accessEndsAt
})

/** Replaces DIMO for one account: accepts everyone and shares the planned vehicles. */
const accountAt = (faker: Faker, { vehicles, left }: Plan, until: Date) => {
  const walletAddress = WalletAddress.make(
    `0x${faker.string.hexadecimal({ length: 40, prefix: "", casing: "lower" })}`
  )
  const theirs = vehicles.map((vehicle) => shared(faker, vehicle, plus(until, days(300))))
  const provider: Provider = {
    name: "dimo",
    start: ({ state }) =>
      Effect.succeed({
        url: `https://login.dimo.org/?state=${Redacted.value(state)}`,
        flowState: Redacted.make("demo")
      }),
    complete: () => Effect.succeed({ walletAddress, expiresAt: plus(until, days(left)) }),
    vehicles: () => Effect.succeed(theirs),
    readsReports: false,
    latest: () => Effect.succeed([]),
    vin: () => Effect.succeed(null),
    disconnect: () => Effect.void
  }
  const providers = { find: () => Option.some(provider) }
  return { token: `demo.${walletAddress}`, providers }
}

/** No one in the story signs in, so no session ends on the way. */
const signedIn = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Sessions.use((sessions) =>
    Effect.provideService(work, Sessions, { ...sessions, isLive: () => Effect.succeed(true) })
  )

const connect = Effect.fnUntraced(function* (
  faker: Faker,
  plan: Plan,
  organization: DemoOrganization,
  someone: DemoMember
) {
  const { until, happens } = yield* Story
  const { token, providers } = accountAt(faker, plan, until)
  const there = Effect.provideService(Providers, providers)
  const at = dayOf(organization, until, plan.days, 12, 10)
  const by = asDemoMember(someone)
  const { url, attempt } = yield* happens(at, startConnection("dimo").pipe(by, there, signedIn))
  const state = new URL(url).searchParams.get("state") ?? ""
  const returning = completeConnection("dimo", { attempt, token, state })
  yield* happens(plus(at, minutes(3)), returning.pipe(by, there, signedIn))
  // Vehicles are read every 15 minutes; only the last reading is visible.
  if (plan.left > 0)
    yield* happens(minutesBefore(until, 4), readSharedVehicles("dimo").pipe(by, there, signedIn))
})

/** DIMO accounts that members connected, one of which has expired; and trackers and phones. */
const play = Effect.fn("telematics.demo")(function* (earlier: EarlierDemo) {
  const organizations = yield* earlier("organizations")
  const faker = new Faker({ locale: en, seed: 714 })
  for (const organization of organizations)
    for (const plan of plans[organization.key])
      for (const someone of organization.members)
        if (someone.email === plan.email) yield* connect(faker, plan, organization, someone)
  const vehicles = yield* earlier("vehicles")
  yield* trackVehicles(organizations, vehicles)
  for (const organization of organizations)
    yield* playDevices(organization, vehicles.get(organization.id) ?? [])
  return {}
})

export const demo = { play } satisfies Demo
