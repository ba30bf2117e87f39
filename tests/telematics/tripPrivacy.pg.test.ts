import {
  EndPrivateDrive,
  ListTrips,
  SetTrackingSettings,
  SetTripPurpose,
  StartPrivateDrive
} from "#telematics/contract"
import type { VehicleId } from "#fleet/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTrackedTenant, drive, report, type Sent, type TrackedTenant } from "./devices.ts"
import { react, runJob } from "./scene.ts"

let app: TestApp
let tenant: TrackedTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await createTrackedTenant(app)
})
afterAll(async () => {
  await app?.stop()
})

const minutesAgo = (minutes: number): Date =>
  new Date(Math.floor(Date.now() / 1000) * 1000 - Math.round(minutes * 60_000))

const send = async (key: string, sent: ReadonlyArray<Sent>) => {
  for (const one of sent) await report(app, key, one)
  await runJob(app, "telematics.derive-trips")
}

const tripsOf = async (vehicleId: VehicleId, by: Person, of: TrackedTenant = tenant) =>
  (
    await callEndpoint(app, ListTrips, {
      token: by.access_token,
      params: of.params({ vehicleId }),
      query: { from: minutesAgo(4000).toISOString(), to: minutesAgo(-60).toISOString() }
    })
  ).value

const as = (by: Person, vehicleId: VehicleId) => ({
  token: by.access_token,
  params: tenant.params({ vehicleId })
})

const driven = async () => {
  const [tracked, driver] = [await tenant.tracked(), await tenant.addMember("driver")]
  return {
    ...tracked,
    driver,
    assignment: await tenant.assignSince(tracked.vehicleId, driver, minutesAgo(3000))
  }
}

/** Moves the beginning of a driver's open private drive into the past, and perhaps ends it there. */
const movePrivate = (vehicleId: VehicleId, from: Date, until: Date | null = null) =>
  app.admin.query(
    "update telematics.drive_purposes set begins_at = $2, ends_at = $3 where vehicle_id = $1 and organization_id = $4",
    [vehicleId, from, until, tenant.id]
  )

it("hides a trip during which its driver went private, without a stop", async () => {
  const { key, vehicleId, driver } = await driven()
  const sent = drive(minutesAgo(8)).slice(0, 24)
  await send(key, sent.slice(0, 16))
  const [before] = (await tripsOf(vehicleId, tenant.owner)).trips
  expect(before?.ended_at).toBeNull()
  await callEndpoint(app, StartPrivateDrive, as(driver, vehicleId))
  await movePrivate(vehicleId, sent[16]?.at ?? minutesAgo(0))
  // The end that is stored is still visible, but one that is hidden has been reported.
  for (const one of sent.slice(16)) await report(app, key, one)
  expect((await tripsOf(vehicleId, tenant.owner)).trips).toEqual([])
  await runJob(app, "telematics.derive-trips")
  expect((await tripsOf(vehicleId, tenant.owner)).trips).toEqual([])
  const [own] = (await tripsOf(vehicleId, driver)).trips
  expect(own?.distance).toBeGreaterThan(before?.distance ?? 0)
  expect(own?.end?.latitude).toBeCloseTo(sent.at(-1)?.lat ?? 0, 4)
})

it("hides a trip with a private part in its middle", async () => {
  const { key, vehicleId, driver } = await driven()
  await send(key, drive(minutesAgo(60)))
  const [trip] = (await tripsOf(vehicleId, tenant.owner)).trips
  expect(trip?.ended_at).not.toBeNull()
  await callEndpoint(app, StartPrivateDrive, as(driver, vehicleId))
  await movePrivate(vehicleId, minutesAgo(56), minutesAgo(54))
  expect((await tripsOf(vehicleId, tenant.owner)).trips).toEqual([])
  expect((await tripsOf(vehicleId, driver)).trips).toHaveLength(1)
})

it("does not tell when a vehicle that stood there left on a private drive", async () => {
  const { key, vehicleId, driver } = await driven()
  await send(key, drive(minutesAgo(120)))
  await callEndpoint(app, StartPrivateDrive, as(driver, vehicleId))
  const began = minutesAgo(90)
  await movePrivate(vehicleId, began)
  const last = async (by: Person) => (await tripsOf(vehicleId, by)).stops.at(-1)?.until
  expect([await last(tenant.owner), await last(driver)]).toEqual([began, null])
  await send(key, drive(minutesAgo(60)))
  expect((await tripsOf(vehicleId, tenant.owner)).stops.at(-1)?.until).toEqual(began)
  const own = (await tripsOf(vehicleId, driver)).stops
  expect(own.find(({ from, until }) => from < began && (until === null || until > began))).toBeDefined()
  await callEndpoint(app, EndPrivateDrive, as(driver, vehicleId))
  expect((await tripsOf(vehicleId, tenant.owner)).stops.at(-1)?.until).toEqual(began)
})

it("hides a trip that lasted longer than the tracked hours", async () => {
  const off = await createTrackedTenant(app)
  const { key, vehicleId } = await off.tracked()
  const sent = drive(new Date(`${minutesAgo(1440).toISOString().slice(0, 10)}T11:55:00Z`))
  for (const one of sent) await report(app, key, one)
  await runJob(app, "telematics.derive-trips")
  await app.admin.query("update tenancy.organizations set time_zone = 'UTC' where id = $1", [off.id])
  const seen = async (until: string) => {
    const { status } = await callEndpoint(app, SetTrackingSettings, {
      token: off.owner.access_token,
      params: off.params({}),
      body: {
        retention_days: 400,
        tracked_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: "08:00", until }]
      }
    })
    const { trips, stops } = await tripsOf(vehicleId, off.owner, off)
    return [status, trips.length, stops.length]
  }
  expect(await seen("20:00")).toEqual([200, 1, 2])
  expect(await seen("12:00")).toEqual([200, 0, 1])
})

it("ends a private trip when its driver gives the vehicle back, and for the private drive of the next", async () => {
  const setPrivate = (by: Person, vehicleId: VehicleId, started_at: string) =>
    callEndpoint(app, SetTripPurpose, { ...as(by, vehicleId), body: { started_at, purpose: "private" } })
  const isShown = async (key: string, vehicleId: VehicleId, by?: Person) => {
    await report(app, key, { lat: 52.5, lon: 13.4 })
    const { vehicle_id, latitude } = await tenant.positions(by)
    return latitude[vehicle_id.indexOf(vehicleId)] !== null
  }
  for (const way of ["reaction", "late", "set after it"] as const) {
    const { key, vehicleId, driver, assignment } = await driven()
    await send(key, drive(minutesAgo(60)))
    const started = (await tripsOf(vehicleId, driver)).trips[0]?.started_at.toISOString() ?? ""
    if (way !== "set after it") expect((await setPrivate(driver, vehicleId, started)).status).toBe(204)
    await assignment.end()
    if (way === "reaction")
      await react(app, tenant, "telematics.when-assignment-changed", "AssignmentChanged")
    if (way === "set after it") expect((await setPrivate(driver, vehicleId, started)).status).toBe(204)
    expect(await isShown(key, vehicleId)).toBe(way !== "late")
    const next = await tenant.addMember("driver")
    await tenant.assignSince(vehicleId, next, new Date())
    expect((await callEndpoint(app, StartPrivateDrive, as(next, vehicleId))).status).toBe(204)
    expect([await isShown(key, vehicleId), await isShown(key, vehicleId, next)]).toEqual([false, true])
    expect((await tripsOf(vehicleId, tenant.owner)).trips).toEqual([])
  }
})
