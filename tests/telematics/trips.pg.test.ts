import {
  EndPrivateDrive,
  GetPrivateDrive,
  ListTrips,
  SetTripPurpose,
  StartPrivateDrive
} from "#telematics/contract"
import type { VehicleId } from "#fleet/contract"
import { LeaveOrganization } from "#tenancy/contract"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { PATIENT } from "../support/patience.ts"
import type { Person } from "../support/seeds.ts"
import { createTrackedTenant, drive, report, type TrackedTenant } from "./devices.ts"
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

type Assignment = Awaited<ReturnType<TrackedTenant["assignSince"]>>

const hoursAgo = (hours: number): Date =>
  new Date(Math.floor(Date.now() / 1000) * 1000 - Math.round(hours * 3_600_000))

const derive = () => runJob(app, "telematics.derive-trips")

const tripsOf = async (vehicleId: VehicleId, by: Person = tenant.owner) =>
  (
    await callEndpoint(app, ListTrips, {
      token: by.access_token,
      params: tenant.params({ vehicleId }),
      query: { from: hoursAgo(72).toISOString(), to: hoursAgo(-1).toISOString() }
    })
  ).value

it("derives trips and stops from positions, and again when late ones arrive", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const [morning, evening] = [drive(hoursAgo(20)), drive(hoursAgo(5))]
  for (const sent of evening) await report(app, key, sent)
  await derive()
  expect((await tripsOf(vehicleId)).trips).toHaveLength(1)
  // The device was offline in the morning, and sends what it had stored, backwards.
  for (const sent of morning.toReversed()) await report(app, key, sent)
  await derive()
  const late = await tripsOf(vehicleId)
  await derive()
  expect(await tripsOf(vehicleId)).toEqual(late)
  expect(late.trips.map(({ distance }) => Math.round(distance / 1000))).toEqual([12, 12])
  expect(late.stops.at(-1)?.until).toBeNull()
})

it("derives the same from everything together as from what arrives bit by bit", async () => {
  const [bits, whole] = [await tenant.tracked(), await tenant.tracked()]
  const sent = [drive(hoursAgo(30)), drive(hoursAgo(20)), drive(hoursAgo(4))].flat()
  for (const [place, one] of sent.entries()) {
    await report(app, bits.key, one)
    if (place % 25 === 24) await derive()
  }
  await derive()
  for (const one of sent) await report(app, whole.key, one)
  await derive()
  const of = async ({ vehicleId }: { readonly vehicleId: VehicleId }) =>
    JSON.stringify(await tripsOf(vehicleId)).replaceAll(vehicleId, "")
  expect(await of(bits)).toBe(await of(whole))
  expect((await tripsOf(bits.vehicleId)).trips).toHaveLength(3)
})

it("derives again what an older version has derived", async () => {
  const { key, vehicleId } = await tenant.tracked()
  for (const sent of drive(hoursAgo(6))) await report(app, key, sent)
  await derive()
  const { trips } = await tripsOf(vehicleId)
  await app.admin.query(
    "update telematics.trips set version = 0, distance = 1 where organization_id = $1 and vehicle_id = $2",
    [tenant.id, vehicleId]
  )
  await derive()
  expect((await tripsOf(vehicleId)).trips).toEqual(trips)
})

it("moves trips to the vehicle that a device was in", async () => {
  const { key, deviceId, vehicleId } = await tenant.tracked()
  for (const sent of drive(hoursAgo(6))) await report(app, key, sent)
  await derive()
  await app.admin.query("delete from telematics.device_links where device_id = $1", [deviceId])
  const { id: right } = await tenant.vehicle({ unit_number: "Right one" })
  await tenant.link(deviceId, { vehicle_id: right, linked_from: hoursAgo(48).toISOString() })
  await derive()
  expect((await tripsOf(right)).trips).toHaveLength(1)
  expect((await tenant.track(vehicleId, hoursAgo(7), hoursAgo(5))).value.at).toEqual([])
})

it("hides a private trip and the place where it ended from everyone but its driver", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const driver = await tenant.addMember("driver")
  await tenant.assignSince(vehicleId, driver, hoursAgo(40))
  for (const sent of drive(hoursAgo(6))) await report(app, key, sent)
  await derive()
  const [trip] = (await tripsOf(vehicleId, driver)).trips
  const started_at = trip?.started_at.toISOString() ?? ""
  const set = (by: Person, purpose: "private" | "unknown") =>
    callEndpoint(app, SetTripPurpose, {
      token: by.access_token,
      params: tenant.params({ vehicleId }),
      body: { started_at, purpose }
    })
  expect((await set(tenant.owner, "private")).code).toBe("not_the_driver")
  expect((await set(driver, "private")).status).toBe(204)
  const [seen, own] = [await tripsOf(vehicleId), await tripsOf(vehicleId, driver)]
  expect(seen.trips).toEqual([])
  // Where it began was visible before.
  expect(seen.stops.map(({ until }) => until?.toISOString())).toEqual([started_at])
  expect(own.trips.map(({ purpose, mine }) => [purpose, mine])).toEqual([["private", true]])
  const track = async (by?: Person) =>
    (await tenant.track(vehicleId, new Date(started_at), hoursAgo(0), by)).value
  expect((await track()).at).toEqual([])
  expect((await track()).hidden).toBe(true)
  expect((await track(driver)).at.length).toBeGreaterThan(10)
  const latest = async (by?: Person) => {
    const positions = await tenant.positions(by)
    const place = positions.vehicle_id.indexOf(vehicleId)
    return [positions.hidden[place], positions.latitude[place] === null]
  }
  expect([await latest(), await latest(driver)]).toEqual([
    ["private", true],
    [null, false]
  ])
  // Back at work, the vehicle is visible again.
  await set(driver, "unknown")
  expect((await tripsOf(vehicleId)).trips).toHaveLength(1)
})

it("says who can drive privately, and since when they do", async () => {
  const { vehicleId } = await tenant.tracked()
  const driver = await tenant.addMember("driver")
  await tenant.assignSince(vehicleId, driver, hoursAgo(1))
  const as = (by: Person) => ({ token: by.access_token, params: tenant.params({ vehicleId }) })
  const read = async (by: Person) => (await callEndpoint(app, GetPrivateDrive, as(by))).value
  expect(await read(tenant.owner)).toEqual({ mine: false, began_at: null })
  expect(await read(driver)).toEqual({ mine: true, began_at: null })
  expect((await callEndpoint(app, StartPrivateDrive, as(driver))).status).toBe(204)
  expect(await read(driver)).toEqual({ mine: true, began_at: expect.any(Date) })
  expect(await read(tenant.owner)).toEqual({ mine: false, began_at: null })
  expect((await callEndpoint(app, EndPrivateDrive, as(driver))).status).toBe(204)
  expect(await read(driver)).toEqual({ mine: true, began_at: null })
})

it("shows a vehicle again that was given back or whose driver left during a private drive", async () => {
  const ways = [
    {
      leave: (_driver: Person, assignment: Assignment) => assignment.end(),
      reaction: "telematics.when-assignment-changed",
      event: "AssignmentChanged"
    },
    {
      leave: (driver: Person) =>
        callEndpoint(app, LeaveOrganization, { token: driver.access_token, params: tenant.params({}) }),
      reaction: "telematics.when-member-removed",
      event: "MemberRemoved"
    }
  ]
  for (const { leave, reaction, event } of ways) {
    const { key, vehicleId } = await tenant.tracked()
    const driver = await tenant.addMember("driver")
    const assignment = await tenant.assignSince(vehicleId, driver, hoursAgo(1))
    await callEndpoint(app, StartPrivateDrive, {
      token: driver.access_token,
      params: tenant.params({ vehicleId })
    })
    const isShown = async () => {
      await report(app, key, { lat: 52.5, lon: 13.4 })
      const { vehicle_id, latitude } = await tenant.positions()
      return latitude[vehicle_id.indexOf(vehicleId)] !== null
    }
    expect(await isShown()).toBe(false)
    await leave(driver, assignment)
    expect(await isShown()).toBe(false)
    await react(app, tenant, reaction, event)
    await vi.waitFor(async () => expect(await isShown()).toBe(true), PATIENT)
  }
})
