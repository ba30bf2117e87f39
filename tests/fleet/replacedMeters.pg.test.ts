import { ReplaceMeter, UndoReplacement, VoidReading, ListReadings, RestoreReading } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createMeterTenant, daysAgo, type MeterTenant } from "./meterScene.ts"

let app: TestApp
let tenant: MeterTenant
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Body = (typeof ReplaceMeter)["body"]["Encoded"]

const withToken = (params: Readonly<Record<string, string>>) => ({
  token: tenant.owner.access_token,
  params: tenant.params(params)
})

const replace = async (body: Partial<Body>) => {
  const { id: meterId } = await tenant.odometer()
  const defaults = { reason: "replaced", end_value: null, start_value: 0, unit: "km", note: null } as const
  return callEndpoint(app, ReplaceMeter, { ...withToken({ meterId }), body: { ...defaults, ...body } })
}

const undo = async () => {
  const { id: meterId, segments } = await tenant.odometer()
  return callEndpoint(app, UndoReplacement, withToken({ meterId, segmentId: segments.at(-1)?.id ?? "" }))
}

const shows = async () => {
  const { current, life, unit } = await tenant.odometer()
  return { dial: current?.value, life, unit }
}

/** A van with readings up to yesterday. */
const drivenVan = async () => {
  tenant = await createMeterTenant(app)
  await tenant.read(90_000, { read_at: daysAgo(20) })
  await tenant.read(91_000, { read_at: daysAgo(10) })
}

describe("replacing an odometer", () => {
  it("keeps its history and what the vehicle did in its life", async () => {
    await drivenVan()
    expect((await replace({ at: daysAgo(9), end_value: 91_050, start_value: 10 })).status).toBe(201)
    await tenant.read(500, { read_at: daysAgo(0) })
    expect(await shows()).toEqual({ dial: 500_000, life: 91_540_000, unit: "km" })
    // 1,540 km in 20 days.
    expect((await tenant.odometer()).per_day).toBe(77_000)
    // The old dial is still read for days before.
    expect((await tenant.read(90_500, { read_at: daysAgo(15) })).status).toBe(201)
    expect((await tenant.read(91_051, { read_at: daysAgo(9.5) })).code).toBe("reading_out_of_order")
    expect(await tenant.history()).toEqual(["500", "10", "91050", "91000", "90500", "90000"])
    expect(await tenant.names({ odometer: "400000..600000" })).toEqual(["Van 1"])
  })

  it("cannot be backdated before readings, or show less than the last one", async () => {
    await drivenVan()
    expect((await replace({ at: daysAgo(11) })).code).toBe("replacement_too_early")
    expect((await replace({ end_value: 90_999 })).code).toBe("reading_out_of_order")
    expect((await replace({ unit: "h" })).code).toBe("unit_not_of_meter")
    expect((await replace({ at: daysAgo(-1) })).code).toBe("reading_in_future")
  })

  it("can be undone until the new one is read", async () => {
    await drivenVan()
    await replace({ at: daysAgo(9), end_value: 91_050, unit: "mi" })
    const { id } = (await tenant.read(5, { unit: "mi", read_at: daysAgo(5) })).value
    expect((await undo()).code).toBe("replacement_in_use")
    await callEndpoint(app, VoidReading, { ...withToken({ readingId: id }), body: { reason: "Wrong van" } })
    expect((await undo()).status).toBe(204)
    expect(await shows()).toEqual({ dial: 91_000_000, life: 91_000_000, unit: "km" })
    expect((await undo()).code).toBe("not_found")
    // Neither its own readings nor those since come back without it.
    const { id: meterId } = await tenant.odometer()
    const { items } = (await callEndpoint(app, ListReadings, withToken({ meterId }))).value
    for (const { id: readingId } of items.filter(({ voided }) => voided !== null))
      expect((await callEndpoint(app, RestoreReading, withToken({ readingId }))).code).toBe(
        "reading_of_replacement"
      )
    expect((await replace({ at: daysAgo(8) })).status).toBe(201)
    expect((await tenant.odometer()).segments.map(({ seq, reason }) => [seq, reason])).toEqual([
      [1, "initial"],
      [2, "replaced"]
    ])
  })

  it("protects the readings it consists of", async () => {
    await drivenVan()
    await replace({})
    const { current } = await tenant.odometer()
    const request = { ...withToken({ readingId: current?.id ?? "" }), body: { reason: "Wrong" } }
    expect((await callEndpoint(app, VoidReading, request)).code).toBe("reading_of_replacement")
  })
})

describe("an odometer that rolled over", () => {
  it("goes on from the end of its digits", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(999_990, { read_at: daysAgo(3) })
    await replace({ reason: "rolled_over", start_value: 12, at: daysAgo(2) })
    expect(await shows()).toEqual({ dial: 12_000, life: 1_000_000_000, unit: "km" })
    await tenant.read(40, { read_at: daysAgo(1) })
    expect((await shows()).life).toBe(1_000_028_000)
  })
})

describe("readings that were entered in a wrong unit", () => {
  // Fleetio's help describes a change of unit that turns 91,000 miles into 91,000 kilometers.
  it("are converted, and continue in the right one", async () => {
    await drivenVan()
    expect((await replace({ reason: "unit_fix", start_value: 91_000, unit: "km" })).code).toBe(
      "unit_is_the_same"
    )
    expect((await replace({ reason: "unit_fix", start_value: 90_999, unit: "mi" })).code).toBe(
      "reading_out_of_order"
    )
    await replace({ reason: "unit_fix", start_value: 91_100, unit: "mi", at: daysAgo(0) })
    const miles = (n: number) => Math.round(n * 1609.344)
    expect(await shows()).toEqual({ dial: miles(91_100), life: miles(91_100), unit: "mi" })
    // What is entered later for a day before is compared with the corrected readings.
    const between = { unit: "mi", read_at: daysAgo(15) } as const
    expect((await tenant.read(91_001, between)).detail).toMatch(/^The meter showed 91,000 mi on/)
    expect((await tenant.read(90_500, between)).value.value).toBe(miles(90_500))
    // 1,100 miles in 20 days.
    expect((await tenant.odometer()).per_day).toBe(Math.round(miles(1100) / 20))
    expect((await undo()).status).toBe(204)
    expect(await shows()).toEqual({ dial: 91_000_000, life: 91_000_000, unit: "km" })
  })
})
