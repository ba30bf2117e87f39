import {
  ListFuel,
  RecordFuel,
  ReplaceMeter,
  RestoreFuel,
  ShowFuelTotals,
  VoidFuel,
  VoidReading
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { createMeterTenant, daysAgo, type MeterTenant } from "./meterScene.ts"

let app: TestApp
let tenant: MeterTenant
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Body = (typeof RecordFuel)["body"]["Encoded"]

const withToken = (params: Readonly<Record<string, string>> = { vehicleId: tenant.van.id }) => ({
  token: tenant.owner.access_token,
  params: tenant.params(params)
})

/** Fills liters of diesel in at some kilometers, full unless said otherwise. */
const fill = (quantity: number, km: number | null, entry: Partial<Body> = {}) =>
  callEndpoint(app, RecordFuel, {
    ...withToken(),
    body: {
      energy: "diesel",
      quantity,
      unit: "l",
      is_full: true,
      cost_minor: null,
      location_id: null,
      place: null,
      odometer: km === null ? null : { value: km, unit: "km" },
      ...entry
    }
  })

const list = async () => (await callEndpoint(app, ListFuel, withToken())).value.items
const consumptions = async () => (await list()).map(({ consumption }) => consumption)
const voidIt = (entryId: string) =>
  callEndpoint(app, VoidFuel, { ...withToken({ entryId }), body: { reason: "Wrong vehicle" } })
const restore = (entryId: string) => callEndpoint(app, RestoreFuel, withToken({ entryId }))

describe("fuel", () => {
  it("is recorded with its reading, and shows what was used since the last full tank", async () => {
    tenant = await createMeterTenant(app)
    const depot = await tenant.location("Depot")
    await fill(50, 10_000, { at: daysAgo(9), cost_minor: 8000, place: "Motorway" })
    const { status } = await fill(10, 10_500, { at: daysAgo(3), unit: "gal_us", location_id: depot })
    expect(status).toBe(201)
    const [newest, first] = await list()
    expect(newest).toMatchObject({
      quantity: 37_854,
      raw_quantity: 10,
      raw_unit: "gal_us",
      consumption: { distance_m: 500_000, used: 37_854 },
      location: { id: depot, name: "Depot" },
      reading: { value: 10_500_000 },
      currency: null
    })
    expect(first).toMatchObject({ place: "Motorway", cost_minor: 8000, currency: "EUR", consumption: null })
    expect((await callEndpoint(app, ShowFuelTotals, withToken())).value.items).toEqual([
      {
        energy: "diesel",
        entries: 2,
        quantity: 87_854,
        average: { distance_m: 500_000, used: 37_854 },
        costs: [{ currency: "EUR", minor: 8000 }]
      }
    ])
    expect((await tenant.odometer()).current).toMatchObject({ value: 10_500_000, source: "fuel" })
    expect(await published(app, tenant, "FuelChanged")).toBe(2)
    expect(await logged(app, tenant, "fuel.recorded")).toHaveLength(2)
  })

  it("refuses a reading that cannot be right, with everything", async () => {
    tenant = await createMeterTenant(app)
    await fill(50, 10_000, { at: daysAgo(9) })
    expect((await fill(50, 9000)).code).toBe("reading_out_of_order")
    expect((await fill(50, 90_000)).code).toBe("reading_implausible")
    expect(await list()).toHaveLength(1)
    expect((await fill(50, 90_000, { confirm: true })).status).toBe(201)
  })

  it.each([
    ["a unit of something else", { unit: "kwh" }, "fuel_unit_not_of_energy"],
    ["two places", { place: "Motorway", location_id: "0190a000-0000-7000-8000-000000000000" }, "two_places"],
    ["an unknown location", { location_id: "0190a000-0000-7000-8000-000000000000" }, "not_found"],
    ["a date in the future", { at: daysAgo(-2) }, "reading_in_future"],
    ["an amount of nothing", { quantity: 0 }, "invalid_input"]
  ] as const)("refuses %s", async (_, entry, code) => {
    expect((await fill(50, null, entry)).code).toBe(code)
  })

  it("counts across a replaced odometer, and only what is valid", async () => {
    tenant = await createMeterTenant(app)
    await fill(50, 10_000, { at: daysAgo(9) })
    const { id } = (await fill(20, 10_300, { at: daysAgo(6), is_full: false })).value
    const { id: meterId } = await tenant.odometer()
    const body = { reason: "replaced", end_value: 10_400, start_value: 0, unit: "km", note: null } as const
    await callEndpoint(app, ReplaceMeter, { ...withToken({ meterId }), body: { ...body, at: daysAgo(5) } })
    await fill(20, 100, { at: daysAgo(3) })
    expect((await consumptions())[0]).toEqual({ distance_m: 500_000, used: 40_000 })
    await voidIt(id)
    expect((await consumptions())[0]).toEqual({ distance_m: 500_000, used: 20_000 })
    expect(await tenant.history()).toEqual(["100", "0", "10400", "(10300)", "10000"])
  })
})

describe("voiding fuel", () => {
  it("voids its reading, and restores it unless that was voided on its own", async () => {
    tenant = await createMeterTenant(app)
    const { id } = (await fill(50, 10_000, { at: daysAgo(9) })).value
    await voidIt(id)
    expect((await list())[0]).toMatchObject({ voided: { reason: "Wrong vehicle" }, reading: null })
    expect(await tenant.history()).toEqual(["(10000)"])
    await tenant.read(9000, { read_at: daysAgo(8) })
    expect((await restore(id)).code).toBe("reading_out_of_order")
    expect((await list())[0]?.voided).not.toBeNull()

    const { id: other } = (await fill(40, 9500, { at: daysAgo(5) })).value
    const readingId = (await list())[0]?.reading?.id ?? ""
    const request = { ...withToken({ readingId }), body: { reason: "Misread" } }
    expect((await callEndpoint(app, VoidReading, request)).status).toBe(204)
    await voidIt(other)
    expect((await restore(other)).status).toBe(204)
    expect((await list())[0]).toMatchObject({ voided: null, reading: null })
  })
})
