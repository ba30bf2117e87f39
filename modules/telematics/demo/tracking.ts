import {
  asDemoMember,
  CurrentActor,
  dayOf,
  days,
  type DemoOrganization,
  hours,
  inRole,
  type OrganizationId,
  plus,
  STORY_DAYS,
  Story
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import type { DeviceId } from "../contract/ids.ts"
import { addDevice } from "../devices/commands/AddDevice.ts"
import { KnownImei } from "../contract/devices/imei.ts"
import { withCheckDigit } from "../contract/devices/luhn.ts"
import type { DeviceReport } from "../domain/DeviceReport.ts"
import { storeReports } from "../positions/commands/StoreReports.ts"
import type { City } from "../simulation/domain/cities.ts"
import { type Pace, reportsBetween } from "../simulation/domain/reports.ts"
import { SimulatedDevices } from "../simulation/domain/SimulatedDevices.ts"
import { deriveTrips } from "../trips/commands/DeriveTrips.ts"

/** In which city vehicles drive, and how many have trackers: a dealership's cars stand in its yard. */
const FLEETS: Readonly<
  Record<DemoOrganization["key"], { readonly city: City["name"]; readonly tracked: number }>
> = {
  riverside: { city: "berlin", tracked: 40 },
  harbour: { city: "lisbon", tracked: 50 },
  lakeview: { city: "austin", tracked: 15 }
}

/** The last days in detail, as a day is played back; before that enough for trips. */
const DETAILED_DAYS = 2
const DETAILED: Pace = { driving: 30, standing: 3600 }
const COARSE: Pace = { driving: 300, standing: 10800 }

/** For how long vehicles go on driving after the story. */
const GOES_ON = days(8)
const PART = 2_000

const MODELS = ["Teltonika FMC130", "Queclink GV57", "Ruptela Eco5"]

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** What a vehicle's tracker reported during the story. */
const storyOf = (
  city: City["name"],
  number: number,
  from: Date,
  until: Date
): ReadonlyArray<DeviceReport> => {
  const detailed = plus(until, -days(DETAILED_DAYS))
  const vehicle = { city, number }
  return [
    ...reportsBetween(vehicle, secondsOf(from), secondsOf(detailed), COARSE),
    ...reportsBetween(vehicle, secondsOf(detailed), secondsOf(until), DETAILED)
  ]
}

interface Tracked {
  readonly deviceId: DeviceId
  readonly keyHash: string
  readonly number: number
}

/** Puts a tracker into a vehicle, a few days after the vehicle came. */
const track = Effect.fnUntraced(function* (organization: DemoOrganization, vehicle: VehicleView, n: number) {
  const { until, happens } = yield* Story
  const technician = inRole(organization, "technician")
  const at = dayOf(organization, until, 32, 13, n % 60)
  const { device, access } = yield* happens(
    at,
    addDevice({
      source: "tracker",
      name: `Tracker ${String(n + 1).padStart(3, "0")}`,
      model: MODELS[n % MODELS.length] ?? null,
      imei: KnownImei.make(
        withCheckDigit(`3520930${String(8_000_000 + n * 977 + organization.key.length).slice(0, 7)}`)
      ),
      vehicle_id: vehicle.id
    }).pipe(asDemoMember(technician))
  )
  const keyHash = Buffer.from(hashToken(access.key)).toString("hex")
  return { deviceId: device.id, keyHash, number: n, at }
})

const report = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { deviceId, keyHash }: Tracked,
  reports: ReadonlyArray<DeviceReport>
) {
  const { until, happens } = yield* Story
  for (let from = 0; from < reports.length; from += PART)
    yield* happens(
      until,
      storeReports(organizationId, [{ deviceId, keyHash, reports: reports.slice(from, from + PART) }])
    ).pipe(
      Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.receive-reports", organizationId })
    )
})

const trackFleet = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>
) {
  const { until, scale } = yield* Story
  const { city, tracked } = FLEETS[organization.key]
  const vehicles = fleet.filter(({ lifecycle }) => lifecycle === "in_service").slice(0, tracked * scale)
  const devices = yield* Effect.forEach(vehicles, (vehicle, n) => track(organization, vehicle, n))
  const begins = plus(until, -days(STORY_DAYS))
  for (const device of devices) {
    const from = device.at > begins ? plus(device.at, hours(1)) : begins
    yield* report(organization.id, device, storyOf(city, device.number, from, until))
  }
  yield* SimulatedDevices.use((all) =>
    all.add(
      devices.map(({ deviceId, number }) => ({
        organization_id: organization.id,
        device_id: deviceId,
        city,
        number
      })),
      plus(until, GOES_ON)
    )
  )
})

/** Trackers in the vehicles of the demo, where they were for six weeks, and their trips. */
export const trackVehicles = Effect.fnUntraced(function* (
  organizations: ReadonlyArray<DemoOrganization>,
  vehicles: ReadonlyMap<OrganizationId, ReadonlyArray<VehicleView>>
) {
  const { until, happens } = yield* Story
  for (const organization of organizations)
    yield* trackFleet(organization, vehicles.get(organization.id) ?? [])
  yield* happens(until, deriveTrips())
})
