import {
  AddMeter,
  EditMeter,
  GetVehicle,
  ListReadings,
  ListTimeline,
  RecordReadings,
  RemoveMeter,
  RestoreReading,
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

const withToken = (params: Readonly<Record<string, string>>, by = tenant.owner) => ({
  token: by.access_token,
  params: tenant.params(params)
})

const voidIt = (readingId: string, reason = "Typed wrong") =>
  callEndpoint(app, VoidReading, { ...withToken({ readingId }), body: { reason } })
const restore = (readingId: string) => callEndpoint(app, RestoreReading, withToken({ readingId }))

describe("recording a reading", () => {
  it("creates the odometer, shows it on the vehicle and in the history, and publishes the change", async () => {
    tenant = await createMeterTenant(app)
    const driver = await tenant.addMember("driver", "Dora Driver")
    const { status, value } = await tenant.read(51_245, { read_at: daysAgo(1) }, driver)
    expect(status).toBe(201)
    expect(value).toMatchObject({ value: 51_245_000, plausibility: "ok" })
    expect(await tenant.odometer()).toMatchObject({
      id: value.meter_id,
      unit: "km",
      is_primary: true,
      life: 51_245_000,
      per_day: null,
      current: { value: 51_245_000, source: "manual" }
    })
    const [listed] = (await callEndpoint(app, ListReadings, withToken({ meterId: value.meter_id }))).value
      .items
    expect(listed?.recorded_by?.name).toBe("Dora Driver")
    const timeline = (await callEndpoint(app, ListTimeline, withToken({ vehicleId: tenant.van.id }))).value
    expect(timeline.items.find(({ kind }) => kind === "reading.recorded")?.details).toEqual({
      meter: "odometer",
      value: "51245000"
    })
    expect(await published(app, tenant, "MeterChanged")).toBe(1)
    expect(await logged(app, tenant, "reading.recorded")).toEqual([{ subject: "Van 1", details: {} }])
  })

  // Readings that Fleetio's help page describes: validated by date, not by the order of entry.
  it("fits a reading between those of earlier and later days, whenever it is entered", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(51_245, { read_at: daysAgo(10) })
    await tenant.read(52_000, { read_at: daysAgo(5) })
    expect((await tenant.read(51_600, { read_at: daysAgo(7) })).status).toBe(201)
    expect((await tenant.read(51_245, { read_at: daysAgo(12) })).status).toBe(201)
    const low = await tenant.read(51_599, { read_at: daysAgo(6) })
    expect(low).toMatchObject({ status: 409, code: "reading_out_of_order" })
    expect(low.detail).toMatch(/^The meter showed 51,600 km on .+ A later reading can't be lower\.$/)
    expect((await tenant.read(51_246, { read_at: daysAgo(11) })).detail).toMatch(/can't be higher\.$/)
    expect((await tenant.read(52_001, { read_at: daysAgo(5) })).code).toBe("reading_out_of_order")
    expect((await tenant.read(53_000, { read_at: daysAgo(-1) })).code).toBe("reading_in_future")
    expect(await tenant.history()).toEqual(["52000", "51600", "51245", "51245"])
    expect((await tenant.odometer()).current?.value).toBe(52_000_000)
  })

  it("asks to confirm what is more than usual, and says so in numbers", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(10_000, { read_at: daysAgo(2) })
    const refused = await tenant.read(15_000, { read_at: daysAgo(0) })
    expect(refused).toMatchObject({
      status: 409,
      code: "reading_implausible",
      detail: "That would be 5,000 km within 2 days. Check the reading, or save it anyway."
    })
    expect(JSON.parse(refused.text).values).toEqual({ increase: 5000, unit: "km", days: 2 })
    const { value } = await tenant.read(15_000, { read_at: daysAgo(0), confirm: true })
    expect(value.plausibility).toBe("high_warned")
  })

  it("converts miles, and accepts what a dial cuts off", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(100.4, { read_at: daysAgo(3) })
    // 62 miles are 99.8 km, and could be up to 101.4 km.
    expect((await tenant.read(62, { unit: "mi", read_at: daysAgo(2) })).value.value).toBe(100_400)
    expect((await tenant.read(99, { read_at: daysAgo(1) })).code).toBe("reading_out_of_order")
    expect((await tenant.read(63, { unit: "mi", read_at: daysAgo(1) })).value.value).toBe(101_389)
    expect((await tenant.read(5, { unit: "h" })).code).toBe("unit_not_of_meter")
  })

  it("refuses a meter of another vehicle or organization", async () => {
    tenant = await createMeterTenant(app)
    const { meter_id } = (await tenant.read(1)).value
    const other = await tenant.vehicle({ unit_number: "Van 2" })
    expect((await tenant.read(2, { meter_id }, tenant.owner, other.id)).code).toBe("not_found")
    const { van } = await createMeterTenant(app)
    expect((await tenant.read(2, {}, tenant.owner, van.id)).code).toBe("not_found")
  })
})

describe("several readings in one request", () => {
  it("are stored or refused one by one", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(1000, { read_at: daysAgo(3) })
    const other = await tenant.vehicle({ unit_number: "Van 2" })
    const { van: foreign } = await createMeterTenant(app)
    const reading = (vehicle_id: string, value: number, days: number) =>
      ({ vehicle_id, value, unit: "km", read_at: daysAgo(days) }) as const
    const { value } = await callEndpoint(app, RecordReadings, {
      ...withToken({}),
      body: {
        readings: [
          reading(tenant.van.id, 1200, 1),
          reading(other.id, 70_000, 1),
          reading(foreign.id, 5, 1),
          reading(tenant.van.id, 1100, 2),
          reading(tenant.van.id, 900, 1)
        ]
      }
    })
    expect(value.results.map(({ recorded, refused }) => recorded?.value ?? refused?.code)).toEqual([
      1_200_000,
      70_000_000,
      "not_found",
      1_100_000,
      "reading_out_of_order"
    ])
    expect(await tenant.history()).toEqual(["1200", "1100", "1000"])
    expect(await logged(app, tenant, "readings.recorded")).toEqual([
      { subject: null, details: { count: "3" } }
    ])
  })
})

describe("voiding a reading", () => {
  it("takes it out of the order and of the current value, and can be undone if it still fits", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(1000, { read_at: daysAgo(3) })
    const { id } = (await tenant.read(1900, { read_at: daysAgo(2) })).value
    expect((await voidIt(id)).status).toBe(204)
    expect((await voidIt(id)).status).toBe(204)
    expect((await tenant.odometer()).current?.value).toBe(1_000_000)
    expect((await tenant.read(1100, { read_at: daysAgo(1) })).status).toBe(201)
    expect((await restore(id)).code).toBe("reading_out_of_order")
    expect(await tenant.history()).toEqual(["1100", "(1900)", "1000"])
    const { id: wrong } = (await tenant.read(1150, { read_at: daysAgo(0) })).value
    await voidIt(wrong)
    expect((await restore(wrong)).status).toBe(204)
    expect((await tenant.odometer()).current?.value).toBe(1_150_000)
    expect(await logged(app, tenant, "reading.voided")).toHaveLength(2)
    expect(await logged(app, tenant, "reading.restored")).toHaveLength(1)
  })

  it("is up to technicians and managers", async () => {
    tenant = await createMeterTenant(app)
    const { id } = (await tenant.read(1)).value
    const body = { reason: "Typed wrong" }
    const as = async (role: "driver" | "technician") =>
      callEndpoint(app, VoidReading, { ...withToken({ readingId: id }, await tenant.addMember(role)), body })
    expect((await as("driver")).status).toBe(403)
    expect((await as("technician")).status).toBe(204)
  })
})

describe("the meters of a vehicle", () => {
  it("can be added, named, made primary and, until they are read, removed", async () => {
    tenant = await createMeterTenant(app)
    await tenant.read(1)
    const request = withToken({ vehicleId: tenant.van.id })
    const add = (body: (typeof AddMeter)["body"]["Encoded"]) =>
      callEndpoint(app, AddMeter, { ...request, body })
    expect((await add({ kind: "odometer", name: null, unit: "km" })).code).toBe("meter_exists")
    expect((await add({ kind: "engine_hours", name: null, unit: "km" })).code).toBe("unit_not_of_meter")
    expect((await add({ kind: "other", name: null, unit: "h" })).code).toBe("meter_unnamed")
    const { id: meterId } = (await add({ kind: "other", name: "Cooling unit", unit: "h" })).value
    expect((await add({ kind: "other", name: "cooling UNIT", unit: "h" })).code).toBe("meter_exists")
    await tenant.read(12.5, { unit: "h", kind: "engine_hours" })
    const changed = { name: "Refrigerator", is_primary: true } as const
    expect((await callEndpoint(app, EditMeter, { ...withToken({ meterId }), body: changed })).status).toBe(
      204
    )
    expect((await tenant.meters()).map(({ kind, name, is_primary }) => [name ?? kind, is_primary])).toEqual([
      ["Refrigerator", true],
      ["odometer", false],
      ["engine_hours", false]
    ])
    expect((await callEndpoint(app, RemoveMeter, withToken({ meterId }))).status).toBe(204)
    const { id } = await tenant.odometer()
    expect((await callEndpoint(app, RemoveMeter, withToken({ meterId: id }))).code).toBe("meter_has_readings")
  })
})

describe("the list of vehicles", () => {
  it("can be sorted by the odometer, filtered by it, and by when it was read", async () => {
    tenant = await createMeterTenant(app)
    const [unread, stale, equipment] = [
      await tenant.vehicle({ unit_number: "Unread" }),
      await tenant.vehicle({ unit_number: "Stale" }),
      await tenant.vehicle({ unit_number: "Crane", kind: "equipment" })
    ]
    await tenant.vehicle({ unit_number: "Ordered", lifecycle: "ordered" })
    await tenant.read(500, { read_at: daysAgo(29) })
    await tenant.read(9000, { read_at: daysAgo(31) }, tenant.owner, stale.id)
    await tenant.read(
      40,
      { unit: "h", kind: "engine_hours", read_at: daysAgo(90) },
      tenant.owner,
      equipment.id
    )
    expect(await tenant.names({ sort: "-odometer", limit: "2" })).toEqual(["Stale", "Van 1"])
    expect(await tenant.names({ odometer: "500000.." })).toEqual(["Stale", "Van 1"])
    expect(await tenant.names({ readings: "stale" })).toEqual(["Stale", "Unread"])
    const { odometer_m, odometer_at, version } = (
      await callEndpoint(app, GetVehicle, withToken({ vehicleId: stale.id }))
    ).value
    expect({ odometer_m, at: odometer_at?.toISOString(), version }).toEqual({
      odometer_m: 9_000_000,
      at: daysAgo(31),
      version: 1
    })
    // An edit by someone who saw the vehicle before its reading is no conflict.
    expect((await tenant.edit(unread, { make: "Renault" })).status).toBe(200)
  })
})
