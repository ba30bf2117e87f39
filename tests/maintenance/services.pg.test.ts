import { ListMeters, ReplaceMeter } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, dayAgo, follow, item, KM } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** A van that does 100 km a day, and needs oil every 10,000 km. */
const scene = async (changes: Parameters<typeof item>[1] = {}) => {
  const tenant = await createServiceTenant(app)
  const van = await tenant.vehicle({ unit_number: "Van 1" })
  await tenant.read(van, 4000, 61)
  await tenant.read(van, 10_000, 1)
  const oil = item(await tenant.task(), { every_m: 10_000 * KM, due_soon_m: 1000 * KM, ...changes })
  const program = await tenant.program([oil])
  return { ...tenant, van, oil, program, service: () => tenant.next(van) }
}

describe("the services of a vehicle", () => {
  it("begin when a program applies to it, at the next interval from where it began", async () => {
    const { service } = await scene()
    expect(await service()).toMatchObject({
      state: "upcoming",
      from_m: 4000 * KM,
      due_m: 14_000 * KM,
      due_on: null,
      forecast_on: dayAgo(-39),
      current: { m: 10_100 * KM, m_per_day: 100 * KM },
      task: { name: "Engine oil" },
      vehicle: { name: "Van 1" }
    })
  })

  it("become due as the vehicle is read", async () => {
    const { read, service, van } = await scene()
    await read(van, 13_500)
    expect((await service()).state).toBe("due_soon")
    await read(van, 14_000)
    expect((await service()).state).toBe("due")
    await read(van, 15_500)
    expect((await service()).state).toBe("overdue")
  })

  it("count from when they were completed, with a reading", async () => {
    const { complete, past, read, service, van } = await scene()
    await read(van, 13_900)
    const before = await service()
    const { value } = await complete(before, {
      odometer: { value: 14_100, unit: "km" },
      confirm: true,
      note: "Used 5W-30",
      cost_minor: 12_900
    })
    expect(value).toMatchObject({
      state: "done",
      completed_on: dayAgo(0),
      completed_m: 14_100 * KM,
      estimated: false,
      on_time: true,
      cost_minor: 12_900,
      note: "Used 5W-30",
      can_reopen: true,
      closed_by: { name: "Olga Owner" }
    })
    expect(await service()).toMatchObject({ seq: 2, from_m: 14_100 * KM, due_m: 24_100 * KM })
    expect((await complete(before)).code).toBe("service_is_closed")
    expect(await past({ vehicle: van.id })).toMatchObject([{ id: before.id }])
  })

  it("are completed with estimated readings, which are marked and never trigger twice", async () => {
    const { complete, past, service } = await scene()
    await complete(await service(), { on: dayAgo(30) })
    const [done] = await past()
    expect(done?.estimated).toBe(true)
    expect(Math.abs((done?.completed_m ?? 0) - 7100 * KM)).toBeLessThan(100 * KM)
    const { due_m, seq } = await service()
    expect(seq).toBe(2)
    expect(due_m).toBe((done?.completed_m ?? 0) + 10_000 * KM)
  })

  it("are late beyond their tolerance, and cannot be completed in the future", async () => {
    const { complete, read, service, van } = await scene()
    expect((await complete(await service(), { on: dayAgo(-2) })).code).toBe("service_in_future")
    await read(van, 15_100)
    const { value } = await complete(await service())
    expect(value.on_time).toBe(false)
  })

  it("count from when they were due after one was skipped, and can be reopened", async () => {
    const { past, reopen, service, skip } = await scene()
    const first = await service()
    expect((await skip(first, "Sold soon")).value).toMatchObject({ skip_reason: "Sold soon", on_time: null })
    expect(await service()).toMatchObject({ seq: 2, due_m: 24_000 * KM })
    expect((await reopen(first)).status).toBe(204)
    expect(await service()).toMatchObject({ id: first.id, seq: 1, due_m: 14_000 * KM, state: "upcoming" })
    expect(await past()).toEqual([])
    expect((await reopen(first)).code).toBe("service_is_open")
  })

  it("are reopened last first", async () => {
    const { complete, reopen, service } = await scene()
    const first = await service()
    await complete(first)
    const second = await service()
    await complete(second)
    expect((await reopen(first)).code).toBe("service_not_last")
    await reopen(second)
    expect((await reopen(first)).status).toBe(204)
    expect((await service()).id).toBe(first.id)
  })

  it("are paused with a reason, and resumed", async () => {
    const { due, pause, read, resume, service, services, van } = await scene()
    const { schedule_id } = await service()
    await pause(schedule_id, "In storage")
    await read(van, 15_500)
    expect((await service()).state).toBe("paused")
    expect((await services(van))[0]?.paused).toMatchObject({ reason: "In storage" })
    expect((await due({ state: "overdue,due,due_soon" })).items).toEqual([])
    await resume(schedule_id)
    expect((await service()).state).toBe("overdue")
  })

  it("count from the last service before they were recorded here", async () => {
    const { service, setLast } = await scene()
    const { schedule_id } = await service()
    const { value } = await setLast(schedule_id, { on: dayAgo(20), m: 8500 * KM })
    expect(value).toMatchObject({ from_on: dayAgo(20), from_m: 8500 * KM, due_m: 18_500 * KM })
    expect((await setLast(schedule_id, { on: dayAgo(-3) })).code).toBe("service_in_future")
  })

  it("end with a vehicle that is sold, and return with it", async () => {
    const { become, due, service, services, van, skip } = await scene()
    const before = await service()
    await become(van, "for_sale")
    await become(van, "sold")
    expect(await services(van)).toEqual([])
    expect((await due()).items).toEqual([])
    expect((await skip(before)).code).toBe("service_is_closed")
    await become(van, "for_sale")
    expect(await service()).toMatchObject({ schedule_id: before.schedule_id, seq: 2, due_m: before.due_m })
  })

  it("of another vehicle of the organization are unaffected, and those of another organization do not exist", async () => {
    const { complete, next, service, vehicle } = await scene()
    const other = await vehicle({ unit_number: "Van 2" })
    await follow(app, "VehicleChanged", other.organization_id)
    await complete(await service())
    expect((await next(other)).seq).toBe(1)
    const stranger = await createServiceTenant(app)
    expect((await stranger.complete(await service())).status).toBe(404)
  })
})

describe("a meter", () => {
  it("that is read for the first time begins to count then", async () => {
    const tenant = await createServiceTenant(app)
    const van = await tenant.vehicle({ unit_number: "Van 1" })
    await tenant.program([item(await tenant.task(), { every_m: 10_000 * KM, every_months: 12 })])
    expect(await tenant.next(van)).toMatchObject({ due_m: null, due_on: expect.any(String) })
    await tenant.read(van, 50_000)
    expect((await tenant.next(van)).due_m).toBe(60_000 * KM)
  })

  it("that was replaced goes on counting", async () => {
    const { next, read, request, service, van } = await scene()
    const [meter] = (await request(ListMeters, { vehicleId: van.id })).value.items
    await request(
      ReplaceMeter,
      { meterId: meter?.id ?? "" },
      { body: { reason: "replaced", end_value: 12_000, start_value: 0, unit: "km", note: null } }
    )
    await follow(app, "MeterChanged", van.organization_id)
    expect((await service()).current.m).toBe(12_000 * KM)
    await read(van, 2000)
    expect(await next(van)).toMatchObject({ state: "due", current: { m: 14_000 * KM } })
  })
})

describe("a program", () => {
  it("whose interval was changed changes the open services", async () => {
    const { editProgram, oil, program, service } = await scene()
    await editProgram(program, { items: [{ ...oil, every_m: 8000 * KM }] })
    expect(await service()).toMatchObject({ seq: 1, due_m: 12_000 * KM })
  })

  it("gives vehicles their services by its rule, and takes them away", async () => {
    const { editProgram, program, services, van, vehicle } = await scene()
    const truck = await vehicle({ unit_number: "Truck 1", kind: "truck", make: "MAN" })
    const rule = { makes: [], models: [], body_classes: [], group_ids: [], vehicle_ids: [] }
    await editProgram(program, { rule: { ...rule, kinds: ["truck"] } })
    expect([await services(van), await services(truck)].map(({ length }) => length)).toEqual([0, 1])
    await editProgram(program, { rule: { ...rule, kinds: ["truck"], vehicle_ids: [van.id] } })
    expect([await services(van), await services(truck)].map(({ length }) => length)).toEqual([1, 1])
    await editProgram(program, { rule: { ...rule, makes: [" man "], kinds: [] } })
    expect([await services(van), await services(truck)].map(({ length }) => length)).toEqual([0, 1])
  })

  it("lets a large service include the small one", async () => {
    const tenant = await createServiceTenant(app)
    const van = await tenant.vehicle({ unit_number: "Van 1" })
    await tenant.read(van, 1000, 10)
    const small = item(await tenant.task("PM-A"), { every_m: 10_000 * KM })
    const large = item(await tenant.task("PM-B"), { every_m: 20_000 * KM, supersedes: [small.id] })
    await tenant.program([small, large])
    const named = async (name: string) => {
      const open = (await tenant.services(van)).find(({ task }) => task.name === name)?.service
      if (!open) throw new Error("Not planned.")
      return open
    }
    const b = await named("PM-B")
    await tenant.complete(b, { odometer: { value: 9000, unit: "km" }, cost_minor: 100, confirm: true })
    expect([(await named("PM-A")).due_m, (await named("PM-B")).due_m]).toEqual([19_000 * KM, 29_000 * KM])
    const past = await tenant.past()
    expect(past.map(({ task, superseded_by, cost_minor }) => [task.name, superseded_by, cost_minor])).toEqual(
      expect.arrayContaining([
        ["PM-A", b.id, null],
        ["PM-B", null, 100]
      ])
    )
    await tenant.reopen(b)
    expect([(await named("PM-A")).seq, (await named("PM-B")).seq]).toEqual([1, 1])
    expect(await tenant.past()).toEqual([])
  })
})
