import {
  asDemoMember,
  dayOf,
  type DemoMember,
  type DemoOrganization,
  hours,
  minutes,
  plus,
  Story
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import { withCheckDigit } from "../contract/devices/luhn.ts"
import type { OwnSource } from "../contract/deviceViews.ts"
import { Imei } from "../contract/devices/imei.ts"
import { addDevice } from "../devices/commands/AddDevice.ts"
import { addForwarder } from "../devices/commands/AddForwarder.ts"
import type { DeviceReport, Measurements } from "../domain/DeviceReport.ts"
import { checkOrganization } from "../health/commands/CheckDevices.ts"
import { receiveFromTrackers } from "../trackers/commands/ReceiveFromTrackers.ts"

/** A device of the demo. */
interface Plan {
  readonly source: OwnSource
  readonly name: string
  /** The place of its vehicle among those in service, counted from the last; null without one. */
  readonly vehicle: number | null
  /** How long before the end of the story it reported last, in milliseconds; null if it never did. */
  readonly ago: number | null
  /** Kilometers from the depot: east and north. */
  readonly place: readonly [east: number, north: number]
  /** Meters per second. */
  readonly speed?: number
  readonly measured?: Measurements
}

const PLANS: ReadonlyArray<Plan> = [
  {
    source: "tracker",
    name: "OBD 01",
    vehicle: 1,
    ago: minutes(1),
    place: [4, 2],
    speed: 12,
    measured: { isPowered: true, voltage: 13.9, signal: 0.8 }
  },
  {
    source: "tracker",
    name: "OBD 02",
    vehicle: 2,
    ago: minutes(2),
    place: [-3, 5],
    speed: 18,
    measured: { isPowered: true, voltage: 14.1, signal: 0.7 }
  },
  {
    source: "tracker",
    name: "OBD 03",
    vehicle: 3,
    ago: minutes(2),
    place: [6, -4],
    measured: { isPowered: true, voltage: 12.6, signal: 0.9, faultCodes: ["P0301", "P0420"] }
  },
  {
    source: "tracker",
    name: "OBD 04",
    vehicle: 4,
    ago: hours(31),
    place: [0, 0],
    measured: { isPowered: true, voltage: 12.2, signal: 0.4 }
  },
  {
    source: "tracker",
    name: "OBD 05",
    vehicle: 5,
    ago: minutes(3),
    place: [-5, -2],
    measured: { isPowered: true, voltage: 11.4, signal: 0.6, faultCodes: ["U0100"] }
  },
  { source: "tracker", name: "OBD 06", vehicle: 6, ago: null, place: [0, 0] },
  {
    source: "phone",
    name: "Jonas Brandt’s phone",
    vehicle: 7,
    ago: minutes(1),
    place: [2, -1],
    measured: { deviceBattery: 0.12 }
  },
  { source: "phone", name: "Spare phone", vehicle: null, ago: null, place: [0, 0] }
]

const DEPOT = { latitude: 52.505, longitude: 13.42 }
const KILOMETER = { latitude: 1 / 111.2, longitude: 1 / 67.7 }

const reportOf = ({ place: [east, north], speed = 0, measured = {} }: Plan, at: Date): DeviceReport => ({
  at,
  fix: {
    latitude: DEPOT.latitude + north * KILOMETER.latitude,
    longitude: DEPOT.longitude + east * KILOMETER.longitude,
    speed,
    heading: 90,
    altitude: 36,
    accuracy: 6
  },
  measured: { ignition: speed > 0, ...measured }
})

/** Adds a device while it was still reporting, and lets it report for the last time. */
const playDevice = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  someone: DemoMember,
  fleet: ReadonlyArray<VehicleView>,
  plan: Plan,
  n: number
) {
  const { until, happens } = yield* Story
  const vehicle =
    plan.vehicle === null
      ? undefined
      : fleet.filter(({ lifecycle }) => lifecycle === "in_service").at(-plan.vehicle)
  const imei = Imei.make(withCheckDigit(`3520930812345${n}`))
  const { device, access } = yield* happens(
    plus(dayOf(organization, until, 12, 9, 0), minutes(n)),
    addDevice({
      source: plan.source,
      name: plan.name,
      ...(plan.source === "tracker" && { imei, model: "FMC130" }),
      ...(vehicle && { vehicle_id: vehicle.id })
    }).pipe(asDemoMember(someone))
  )
  if (plan.ago === null) return
  const at = plus(until, -plan.ago)
  const sent = {
    organizationId: organization.id,
    deviceId: device.id,
    key: access.key,
    format: "query" as const,
    reports: [reportOf(plan, at)]
  }
  yield* happens(at, receiveFromTrackers(organization.id, [sent]))
})

/** Trackers and phones in the vehicles of a fleet, some of which need attention, and a server that forwards. */
export const playDevices = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const someone = organization.members.find(({ member }) => member.role === "technician")
  if (someone === undefined || organization.key !== "riverside") return
  const added = addForwarder({ name: "Depot server" }).pipe(asDemoMember(someone))
  yield* happens(dayOf(organization, until, 12, 9, 30), added)
  for (const [n, plan] of PLANS.entries()) yield* playDevice(organization, someone, fleet, plan, n)
  yield* happens(until, checkOrganization(organization.id))
})
