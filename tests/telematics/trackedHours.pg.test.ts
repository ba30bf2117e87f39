import { ListTrips, SetTrackingSettings, type WeeklyHours } from "#telematics/contract"
import { EditOrganization } from "#tenancy/contract"
import type { VehicleId } from "#fleet/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTrackedTenant, drive, report, type TrackedTenant } from "./devices.ts"
import { runJob } from "./scene.ts"

let app: TestApp
let tenant: TrackedTenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTrackedTenant(app)
})
afterAll(() => app?.stop())

const HOUR = 3_600_000
const KOLKATA = "Asia/Kolkata"

const hoursAgo = (hours: number): Date => new Date(Math.floor(Date.now() / 1000) * 1000 - hours * HOUR)

/** The hour of the week that an instant is in, and when it begins. */
const hourOf = (at: Date, zone: string) => {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .round({ smallestUnit: "hour", roundingMode: "floor" })
  const time = (hour: number): string => `${String(hour).padStart(2, "0")}:00`
  return {
    begins: new Date(local.epochMilliseconds),
    hours: [{ days: [local.dayOfWeek], from: time(local.hour), until: time(local.hour + 1) }]
  }
}

const track = async ({ owner, params }: TrackedTenant, tracked_hours: WeeklyHours | null) => {
  const request = { token: owner.access_token, params: params({}) }
  const body = { retention_days: 400, tracked_hours }
  expect((await callEndpoint(app, SetTrackingSettings, { ...request, body })).status).toBe(200)
}

/** A vehicle that drove at an instant, and its trip. */
const drove = async (of: TrackedTenant, at: Date) => {
  const { key, vehicleId } = await of.tracked()
  for (const sent of drive(at)) await report(app, key, sent)
  await runJob(app, "telematics.derive-trips")
  return vehicleId
}

/** What someone sees of a vehicle in the last day. */
const seen = async (of: TrackedTenant, vehicleId: VehicleId, by: Person = of.owner) => {
  const [from, to] = [hoursAgo(24), hoursAgo(0)]
  const latest = await of.positions(by)
  const place = latest.vehicle_id.indexOf(vehicleId)
  const { latitude, longitude, speed, heading } = latest
  const { at, hidden } = (await of.track(vehicleId, from, to, by)).value
  const { trips, stops } = (
    await callEndpoint(app, ListTrips, {
      token: by.access_token,
      params: of.params({ vehicleId }),
      query: { from: from.toISOString(), to: to.toISOString() }
    })
  ).value
  return {
    hidden: latest.hidden[place],
    isPlaced: [latitude, longitude, speed, heading].some((column) => column[place] !== null),
    points: at.length,
    hasGaps: hidden,
    trips: trips.length,
    stops: stops.length
  }
}

const SHOWN = { hidden: null, isPlaced: true, points: 60, hasGaps: false, trips: 1, stops: 2 }
const HIDDEN = { hidden: "off_hours", isPlaced: false, points: 0, hasGaps: true, trips: 0, stops: 0 }

it("hides other times from everyone but the driver, until the hours are removed", async () => {
  const vehicleId = await drove(tenant, hoursAgo(6))
  const [driver, manager] = [await tenant.addMember("driver"), await tenant.addMember("manager")]
  await tenant.assignSince(vehicleId, driver, hoursAgo(40))
  const all = async () => [
    await seen(tenant, vehicleId),
    await seen(tenant, vehicleId, manager),
    await seen(tenant, vehicleId, driver)
  ]
  expect(await all()).toEqual([SHOWN, SHOWN, SHOWN])
  await track(tenant, hourOf(hoursAgo(12), "UTC").hours)
  expect(await all()).toEqual([HIDDEN, HIDDEN, SHOWN])
  await track(tenant, null)
  expect(await all()).toEqual([SHOWN, SHOWN, SHOWN])
})

it("shows a driver where the vehicle stands now, and nothing of the time before they got it", async () => {
  const vehicleId = await drove(tenant, hoursAgo(6))
  const driver = await tenant.addMember("driver")
  await tenant.assignSince(vehicleId, driver, hoursAgo(1))
  await track(tenant, hourOf(hoursAgo(12), "UTC").hours)
  expect(await seen(tenant, vehicleId, driver)).toEqual(HIDDEN)
  await track(tenant, null)
  expect(await seen(tenant, vehicleId, driver)).toEqual({ ...HIDDEN, hidden: null, isPlaced: true })
  expect(await seen(tenant, vehicleId, await tenant.addMember("viewer"))).toEqual(SHOWN)
})

it("hides everything if no hours of the week are tracked", async () => {
  const vehicleId = await drove(tenant, hoursAgo(6))
  await track(tenant, [])
  expect(await seen(tenant, vehicleId)).toEqual(HIDDEN)
  await track(tenant, null)
})

/** An organization in India, half an hour off from the hours of UTC. */
const indian = async () => {
  const of = await createTrackedTenant(app)
  await callEndpoint(app, EditOrganization, {
    token: of.owner.access_token,
    params: of.params({}),
    body: { time_zone: KOLKATA }
  })
  return of
}

it("means hours in the organization's time zone", async () => {
  const of = await indian()
  const { begins, hours } = hourOf(hoursAgo(6), KOLKATA)
  const inside = await drove(of, new Date(begins.getTime() + 0.1 * HOUR))
  const [before, after] = [new Date(begins.getTime() - 0.5 * HOUR), new Date(begins.getTime() + 1.1 * HOUR)]
  const outside = [await drove(of, before), await drove(of, after)]
  await track(of, hours)
  expect(await seen(of, inside)).toEqual(SHOWN)
  for (const vehicleId of outside) expect(await seen(of, vehicleId)).toEqual(HIDDEN)
})

it("continues hours over midnight on the next day, and not on the same one", async () => {
  const of = await indian()
  const { key, vehicleId } = await of.tracked()
  const midnight = Temporal.Now.zonedDateTimeISO(KOLKATA).startOfDay().subtract({ days: 3 })
  const at = (hours: number) => new Date(midnight.epochMilliseconds + hours * HOUR)
  const nights = [2, 21, 23, 26, 31]
  for (const hours of nights) await report(app, key, { lat: 52, lon: 13, at: at(hours) })
  await track(of, [{ days: [midnight.dayOfWeek], from: "22:00", until: "06:00" }])
  const shown = []
  for (const hours of nights)
    shown.push((await of.track(vehicleId, at(hours - 0.5), at(hours + 0.5))).value.at.length)
  expect(shown).toEqual([0, 0, 1, 1, 0])
})
