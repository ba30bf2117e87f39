import { ListTrips, SetTrackingSettings } from "#telematics/contract"
import type { VehicleId } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTrackedTenant, drive, report, type TrackedTenant } from "./devices.ts"
import { runJob } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const DAY = 86_400_000
/** Organizations that have decided nothing store positions for 400 days. */
const BEYOND = 450

const inDays = (days: number): Date => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY)
const keep = () => runJob(app, "telematics.keep-positions")

const retain = ({ owner, params }: TrackedTenant, retention_days: number) =>
  callEndpoint(app, SetTrackingSettings, {
    token: owner.access_token,
    params: params({}),
    body: { retention_days, tracked_hours: null }
  })

/** What is stored of a vehicle around the beginning of its drive: positions, trips, and stops that have ended. */
const stored = async (tenant: TrackedTenant, vehicleId: VehicleId, days: number) => {
  const [from, to] = [inDays(-days - 0.2), inDays(-days + 0.2)]
  const { trips, stops } = (
    await callEndpoint(app, ListTrips, {
      token: tenant.owner.access_token,
      params: tenant.params({ vehicleId }),
      query: { from: from.toISOString(), to: to.toISOString() }
    })
  ).value
  const { at } = (await tenant.track(vehicleId, from, to)).value
  return [at.length, trips.length, stops.filter(({ until }) => until !== null).length]
}

/** A vehicle that drove so many days ago, and what is stored of it. */
const drove = async (tenant: TrackedTenant, days: number) => {
  const { key, vehicleId } = await tenant.tracked(`Drove ${days} days ago`, days + 1)
  for (const sent of drive(inDays(-days))) await report(app, key, sent)
  return { stored: () => stored(tenant, vehicleId, days) }
}

const COMPLETE = [60, 1, 1]
const NOTHING = [0, 0, 0]

describe("an organization's retention", () => {
  it("deletes older positions, trips and stops of this organization only", async () => {
    const [short, other] = [await createTrackedTenant(app), await createTrackedTenant(app)]
    expect((await retain(short, 30)).status).toBe(200)
    const vehicles = [await drove(short, 40), await drove(short, 10), await drove(other, 40)]
    const all = () => Promise.all(vehicles.map((one) => one.stored()))
    await runJob(app, "telematics.derive-trips")
    expect(await all()).toEqual([COMPLETE, COMPLETE, COMPLETE])
    await keep()
    expect(await all()).toEqual([NOTHING, COMPLETE, COMPLETE])
    await keep()
    await runJob(app, "telematics.derive-trips")
    expect(await all()).toEqual([NOTHING, COMPLETE, COMPLETE])
  })

  it("is between 7 and 1,000 days", async () => {
    const tenant = await createTrackedTenant(app)
    const statuses = []
    for (const days of [6, 7, 1000, 1001]) statuses.push((await retain(tenant, days)).status)
    expect(statuses).toEqual([422, 200, 200, 422])
    await retain(tenant, 400)
  })
})

/** The part of the table for the month of an instant. */
const partOf = (at: Date): string => `positions_${at.toISOString().slice(0, 7).replace("-", "_")}`

const parts = async (): Promise<ReadonlyArray<string>> =>
  (
    await app.admin.query(
      `select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'telematics.positions'::regclass`
    )
  ).rows.map(({ relname }) => relname)

describe("the parts of the table of positions", () => {
  it("are created before their months begin, with row security", async () => {
    await keep()
    expect(await parts()).toEqual(expect.arrayContaining([0, 31, 62].map((days) => partOf(inDays(days)))))
    const { rows } = await app.admin.query(
      `select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'telematics.positions'::regclass and not (c.relrowsecurity and c.relforcerowsecurity)`
    )
    expect(rows).toEqual([])
  })

  it("are dropped once no organization stores their month any longer", async () => {
    const tenant = await createTrackedTenant(app)
    const { key } = await tenant.tracked("Old", BEYOND + 1)
    await retain(tenant, 1000)
    expect((await report(app, key, { lat: 52, lon: 13, at: inDays(-BEYOND) })).status).toBe(200)
    await keep()
    expect(await parts()).toContain(partOf(inDays(-BEYOND)))
    await retain(tenant, 400)
    await keep()
    expect(await parts()).not.toContain(partOf(inDays(-BEYOND)))
  })

  it("are created again for late reports of a month that was dropped", async () => {
    const tenant = await createTrackedTenant(app)
    const { key, vehicleId } = await tenant.tracked("Late", BEYOND + 1)
    const at = inDays(-BEYOND)
    const late = async () => (await report(app, key, { lat: 52, lon: 13, at })).status
    const positions = async () => (await stored(tenant, vehicleId, BEYOND))[0]
    expect([await late(), await positions()]).toEqual([200, 1])
    await keep()
    expect(await positions()).toBe(0)
    expect([await late(), await positions()]).toEqual([200, 1])
  })
  it("are not created for clocks that are more than a month ahead, whose reports are accepted", async () => {
    const tenant = await createTrackedTenant(app)
    const { key } = await tenant.tracked()
    const before = await parts()
    const statuses = []
    for (const days of [32, 100, 400])
      statuses.push((await report(app, key, { lat: 52, lon: 13, at: inDays(days) })).status)
    expect(statuses).toEqual([200, 200, 200])
    expect(await parts()).toEqual(before)
  })
})
