import { AddForwarder, MOST_FORWARDERS } from "#telematics/contract"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { PATIENT } from "../support/patience.ts"
import { createTrackedTenant, report, type TrackedTenant } from "./devices.ts"

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

it("refuses a body of 100 MB before it is read", async () => {
  const response = await app.request("/ingest/osmand", {
    method: "POST",
    headers: { "content-length": "100000000", "content-type": "application/json" },
    body: "{}"
  })
  expect(response.status).toBe(413)
})

it("slows down a device that reports too often", async () => {
  const { key } = await tenant.tracked()
  const location = Array.from({ length: 500 }, (_, step) => ({
    timestamp: minutesAgo(step).toISOString(),
    coords: { latitude: 50, longitude: 8 }
  }))
  const send = async () =>
    app.request("/ingest/osmand", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ device_id: key, location })
    })
  const statuses: Array<number> = []
  for (let round = 0; round < 6; round++) statuses.push((await send()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})

it("slows down an organization whose devices report too much in a day", async () => {
  const few = await startApp({ env: { POSITIONS_PER_DAY: "3" }, database: app })
  try {
    const [one, two] = [await tenant.tracked(), await tenant.tracked()]
    const statuses: Array<number> = []
    for (const { key } of [one, two, one, two])
      statuses.push((await report(few, key, { lat: 50, lon: 8 })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const other = await (await createTrackedTenant(app)).tracked()
    expect((await report(few, other.key, { lat: 50, lon: 8 })).status).toBe(200)
  } finally {
    await few.stop()
  }
})

it("adds no more Traccar servers than an organization can use", async () => {
  await tenant.forwarding()
  await app.admin.query(
    `insert into telematics.forwarders (organization_id, id, name, token_hash, created_at)
     select $1, gen_random_uuid(), 'Server ' || n, sha256(gen_random_uuid()::text::bytea), now() from generate_series(2, $2::int) n`,
    [tenant.id, MOST_FORWARDERS]
  )
  const { status, code } = await callEndpoint(app, AddForwarder, {
    token: tenant.owner.access_token,
    params: tenant.params({}),
    body: { name: "One more" }
  })
  expect([status, code]).toEqual([409, "too_many_forwarders"])
})

it("refuses a network that guesses keys, but not its devices that are known", async () => {
  const { key } = await tenant.tracked()
  expect((await report(app, key, { lat: 50, lon: 8 })).status).toBe(200)
  const guess = async () => (await report(app, crypto.randomUUID(), { lat: 50, lon: 8 })).status
  await vi.waitFor(async () => expect(await guess()).toBe(429), { ...PATIENT, interval: 1 })
  expect((await report(app, key, { lat: 51, lon: 8 })).status).toBe(200)
})
