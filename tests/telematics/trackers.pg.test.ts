import { ArchiveDevice, decodeTrack, ListDevices, ReplaceDeviceKey } from "#telematics/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTrackedTenant, report, type TrackedTenant } from "./devices.ts"
import { runJob } from "./scene.ts"

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
  new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000)

it("shows where a vehicle is as soon as its tracker has reported", async () => {
  const { key, vehicleId } = await tenant.tracked("Van 1")
  const response = await report(app, key, { lat: 52.52, lon: 13.405, more: { speed: "10", bearing: "90" } })
  expect([response.status, await response.text()]).toEqual([200, ""])
  const positions = await tenant.positions()
  const place = positions.vehicle_id.indexOf(vehicleId)
  expect(positions.name[place]).toBe("Van 1")
  expect([positions.latitude[place], positions.longitude[place]]).toEqual([52.52, 13.405])
  expect(positions.speed[place]).toBe(5.1)
  expect(positions.heading[place]).toBe(90)
})

it("stores a position once, however often and in which order it is sent", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const sent = [3, 1, 2, 3, 2, 1].map((minute) => ({
    lat: 50 + minute / 1000,
    lon: 8,
    at: minutesAgo(minute)
  }))
  const statuses = await Promise.all(sent.map(async (one) => (await report(app, key, one)).status))
  expect(statuses).toEqual(sent.map(() => 200))
  const track = decodeTrack((await tenant.track(vehicleId, minutesAgo(60), new Date())).value)
  expect(track.map(({ latitude }) => latitude)).toEqual([50.003, 50.002, 50.001])
  const positions = await tenant.positions()
  expect(positions.latitude[positions.vehicle_id.indexOf(vehicleId)]).toBe(50.001)
})

it("answers unknown devices as trackers expect, and stores nothing", async () => {
  expect((await report(app, "guessed", { lat: 1, lon: 1 })).status).toBe(400)
  const json = await app.request("/ingest/osmand", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ device_id: "guessed", location: { timestamp: new Date(), coords: {} } })
  })
  expect(json.status).toBe(404)
})

it("keeps a position of a wrong clock, and an impossible jump, off the map and out of tracks", async () => {
  const { key, vehicleId } = await tenant.tracked()
  await report(app, key, { lat: 50, lon: 8, at: minutesAgo(10) })
  await report(app, key, { lat: 51, lon: 8, at: minutesAgo(9) })
  await report(app, key, { lat: 50.001, lon: 8, at: minutesAgo(-60) })
  expect(await latitudeOf(vehicleId)).toBe(50)
  // Where several fixes agree, the vehicle is: it was carried, or the first fix was wrong.
  for (const minute of [8, 7]) await report(app, key, { lat: 51, lon: 8, at: minutesAgo(minute) })
  expect(await latitudeOf(vehicleId)).toBe(51)
  const { rows } = await app.admin.query(
    `select quality, count(*)::int as count from telematics.positions p join telematics.device_links l using (device_id)
     where l.vehicle_id = $1 group by quality order by quality`,
    [vehicleId]
  )
  expect(rows).toEqual([
    { quality: "future", count: 1 },
    { quality: "good", count: 2 },
    { quality: "jump", count: 2 }
  ])
})

it("stores what others sent together with values that nothing can hold", async () => {
  const [wrong, right] = [await tenant.tracked(), await tenant.tracked()]
  const place = { lat: 50, lon: 8 }
  const statuses = await Promise.all([
    ...[-60 * 24 * 365, -60 * 24 * 365 * 100].map((minute) =>
      report(app, wrong.key, { ...place, at: minutesAgo(minute) })
    ),
    report(app, wrong.key, {
      ...place,
      at: minutesAgo(1),
      more: { speed: "1e-60", accuracy: "1e-300", altitude: "1e-50", bearing: "1e-60" }
    }),
    report(app, right.key, place)
  ])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect([await latitudeOf(wrong.vehicleId), await latitudeOf(right.vehicleId)]).toEqual([50, 50])
})

const latitudeOf = async (vehicleId: string): Promise<number | null | undefined> => {
  const positions = await tenant.positions()
  return positions.latitude[positions.vehicle_id.findIndex((id) => id === vehicleId)]
}

it.each([
  ["swapped coordinates", { lat: "113.4", lon: "52.5" }, 400],
  ["null island", { lat: "0", lon: "0" }, 200],
  ["no place", {}, 200],
  ["words instead of numbers", { lat: "north", lon: "east" }, 200],
  ["a time that is none", { lat: "50", lon: "8", timestamp: "yesterday" }, 200]
])("answers %s clearly, and stores no position", async (_, more, status) => {
  const { key, vehicleId } = await tenant.tracked()
  expect((await report(app, key, { more })).status).toBe(status)
  expect(await latitudeOf(vehicleId)).toBeNull()
})

it("accepts what a phone stored for a week in one request, in any order", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const location = Array.from({ length: 400 }, (_, step) => ({
    timestamp: minutesAgo(7 * 24 * 60 - step * 25).toISOString(),
    coords: { latitude: 50 + step / 100_000, longitude: 8, speed: -1, heading: -1, accuracy: 5 }
  })).toReversed()
  const send = () =>
    app.request("/ingest/osmand", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ device_id: key, location })
    })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  const { rows } = await app.admin.query(
    "select count(*)::int as count from telematics.positions p join telematics.device_links l using (device_id) where l.vehicle_id = $1",
    [vehicleId]
  )
  expect(rows).toEqual([{ count: 400 }])
  expect(await latitudeOf(vehicleId)).toBe(50.00399)
})

it("accepts nothing with a key that was replaced, or for an archived device", async () => {
  const { key, deviceId } = await tenant.tracked()
  const token = tenant.owner.access_token
  const params = tenant.params({ deviceId })
  expect((await report(app, key, { lat: 50, lon: 8 })).status).toBe(200)
  const { key: replaced } = (await callEndpoint(app, ReplaceDeviceKey, { token, params })).value
  expect((await report(app, key, { lat: 50, lon: 8 })).status).toBe(400)
  expect((await report(app, replaced, { lat: 50, lon: 8 })).status).toBe(200)
  await callEndpoint(app, ArchiveDevice, { token, params })
  expect((await report(app, replaced, { lat: 50, lon: 8 })).status).toBe(400)
})

it("links a device to one vehicle at a time, of its own organization", async () => {
  const [one, two] = [await tenant.tracked(), await tenant.tracked()]
  const other = await createTrackedTenant(app, "Other")
  const { vehicleId: foreign } = await other.tracked()
  const twice = await tenant.link(one.deviceId, { vehicle_id: two.vehicleId })
  expect([twice.status, twice.code]).toEqual([409, "link_overlaps"])
  expect((await tenant.add({ source: "phone", name: "Thief", vehicle_id: foreign })).status).toBe(404)
})

it("adds the devices that a Traccar server forwards, each once", async () => {
  const path = await tenant.forwarding()
  const forward = (uniqueId: string, latitude: number) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        position: { valid: true, fixTime: minutesAgo(1), latitude, longitude: 8, speed: 10, attributes: {} },
        device: { uniqueId, name: `Truck ${uniqueId}` }
      })
    })
  const statuses = await Promise.all(["a", "b", "a", "b"].map(async (id) => (await forward(id, 50)).status))
  expect(statuses).toEqual([200, 200, 200, 200])
  const { items } = (
    await callEndpoint(app, ListDevices, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      query: { source: "traccar" }
    })
  ).value
  expect(items.map(({ name }) => name)).toEqual(["Truck a", "Truck b"])
  expect((await app.request("/ingest/traccar/guessed", { method: "POST", body: "{}" })).status).toBe(404)
  // It cannot add devices without end.
  await app.admin.query(
    `insert into telematics.devices (organization_id, id, source, name, external_id, created_at, updated_at)
     select $1, gen_random_uuid(), 'traccar', 'Truck ' || n, 'many ' || n, now(), now() from generate_series(1, 19998) n`,
    [tenant.id]
  )
  expect([(await forward("c", 50)).status, (await forward("a", 51)).status]).toEqual([429, 200])
})

it("records odometer and engine hours as readings of the vehicle, not with every report", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const measured = (odometer: string) => ({ odometer, hours: "7200000", lat: "50", lon: "8" })
  await report(app, key, { at: minutesAgo(30), more: measured("120000400") })
  await runJob(app, "telematics.record-readings")
  await report(app, key, { at: minutesAgo(1), more: measured("120009000") })
  await runJob(app, "telematics.record-readings")
  const { rows } = await app.admin.query(
    `select m.kind, r.value::float8 as value, r.source from fleet.readings r
     join fleet.meters m on m.id = r.meter_id where m.vehicle_id = $1 order by m.kind`,
    [vehicleId]
  )
  expect(rows).toEqual([
    { kind: "engine_hours", value: 7200, source: "telematics_obd" },
    { kind: "odometer", value: 120_000_000, source: "telematics_obd" }
  ])
})

// Last in this file: the network is refused from then on.
