import {
  ListHandovers,
  ListMeters,
  ListReadings,
  ListTimeline,
  ListVehicleDrivers,
  ReopenDamage,
  RepairDamage,
  type VehicleView
} from "#fleet/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { assign, inHours } from "./assigning.ts"
import { handingOver, mark, SIGNATURE } from "./handingOver.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createFleetTenant(app)
  const vehicle = await tenant.vehicle({ unit_number: "12" })
  const member = await tenant.addMember("driver")
  const driver = await tenant.driver({ name: "Anna", user_id: member.user.id })
  return { tenant, vehicle, driver, member, ...handingOver(app, tenant) }
}

const requestFor = (tenant: FleetTenant, { id }: VehicleView) => ({
  token: tenant.owner.access_token,
  params: tenant.params({ vehicleId: id })
})

const driversOf = async (tenant: FleetTenant, vehicle: VehicleView) =>
  (await callEndpoint(app, ListVehicleDrivers, requestFor(tenant, vehicle))).value.items

describe("a handover", () => {
  it("out starts a planned assignment, in ends it, and both say what the vehicle was like", async () => {
    const { tenant, vehicle, driver, record, photo } = await scene()
    const location_id = await tenant.location()
    const planned = await assign(app, tenant, { vehicle, driver, from: inHours(2) })
    const out = await record(planned, "out", {
      location_id,
      reading: { kind: "odometer", value: 51245, unit: "km" },
      fuel_permille: 1000,
      keys: 2,
      accessories: ["Charging cable"],
      notes: "Clean",
      photos: [{ position: "front", file_id: await photo() }],
      signatures: [SIGNATURE]
    })
    expect(out.value).toMatchObject({
      vehicle: { name: "12" },
      driver: { name: "Anna" },
      location: { name: "Main depot" },
      recorded_by: { name: "Olga Owner" },
      reading: { value: 51_245_000, raw_value: 51245, raw_unit: "km" },
      signatures: [SIGNATURE],
      photos: [{ position: "front", file: { kind: "photo" } }],
      previous: null,
      is_verified: true
    })
    expect(await driversOf(tenant, vehicle)).toMatchObject([{ id: planned.id, from: out.value.at }])
    const back = await record(planned, "in", { fuel_permille: 400 })
    expect(back.value.previous).toMatchObject({ id: out.value.id, fuel_permille: 1000, keys: 2 })
    expect(await driversOf(tenant, vehicle)).toEqual([])
    const { items } = (await callEndpoint(app, ListHandovers, requestFor(tenant, vehicle))).value
    expect(items).toMatchObject([
      { direction: "in", photos: 0, signatures: 0 },
      { direction: "out", photos: 1, signatures: 1 }
    ])
    const timeline = (await callEndpoint(app, ListTimeline, requestFor(tenant, vehicle))).value.items
    expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["handover.out", "handover.in"]))
    expect(await published(app, tenant, "HandoverRecorded")).toBe(2)
    expect(await logged(app, tenant, "handover.in")).toEqual([{ subject: "12", details: { driver: "Anna" } }])
  })

  it("is recorded once, however often it is sent", async () => {
    const { tenant, vehicle, driver, record, damage } = await scene()
    const [id, found] = [randomUUID(), mark()]
    const planned = await assign(app, tenant, { vehicle, driver, from: inHours(2) })
    const send = () => record(planned, "out", { marks: [found] }, { id })
    const replies = await Promise.all(Array.from({ length: 5 }, send))
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(new Set(replies.map(({ value }) => value.content_hash)).size).toBe(1)
    expect(await damage(vehicle)).toEqual([["left", "new"]])
    expect((await record(planned, "in", {}, { id })).code).toBe("handover_conflict")
    expect((await record(planned, "out")).code).toBe("handover_exists")
  })

  it("of a driver is recorded by that driver or by staff, not by other drivers", async () => {
    const { tenant, vehicle, driver, member, record } = await scene()
    const other = await tenant.addMember("driver")
    const active = await assign(app, tenant, { vehicle, driver })
    expect((await record(active, "out", {}, { by: other })).status).toBe(403)
    const { value: out } = await record(active, "out", {}, { by: member })
    expect(out.recorded_by.id).toBe(member.user.id)
    const correction = { corrects_id: out.id, keys: 1 }
    expect((await record(active, "out", correction, { by: member })).status).toBe(403)
    expect((await record(active, "in", {}, { by: await tenant.addMember("agent") })).status).toBe(200)
  })

  it("has the time of the device, but does not start anything in the future", async () => {
    const { tenant, vehicle, driver, record } = await scene()
    const planned = await assign(app, tenant, { vehicle, driver, from: inHours(2) })
    const { value } = await record(planned, "out", { at: inHours(1) })
    expect(value.at).toEqual(value.recorded_at)
    expect(value.device_at.getTime()).toBeGreaterThan(value.at.getTime())
  })

  it("only returns what was given, and gives nothing that was cancelled", async () => {
    const { tenant, vehicle, driver, record } = await scene()
    const planned = await assign(app, tenant, { vehicle, driver, from: inHours(2) })
    expect((await record(planned, "in")).code).toBe("assignment_not_possible")
    await planned.cancel()
    expect((await record(planned, "out")).code).toBe("assignment_not_possible")
    await tenant.ground(vehicle)
    const later = await assign(app, tenant, { vehicle, driver, from: inHours(3) })
    expect((await record(later, "out")).code).toBe("vehicle_grounded")
  })

  it("takes only photos that this person uploaded, and refused readings change nothing", async () => {
    const { tenant, vehicle, driver, member, record, photo } = await scene()
    const planned = await assign(app, tenant, { vehicle, driver, from: inHours(2) })
    const photos = [{ position: "back", file_id: await photo(member) }] as const
    expect((await record(planned, "out", { photos: [...photos] })).code).toBe("file_unavailable")
    const reading = { kind: "odometer", value: 100, unit: "mi" } as const
    const before = await assign(app, tenant, { vehicle, driver: await tenant.driver(), until: inHours(1) })
    await record(before, "in", { reading })
    const lower = { reading: { ...reading, value: 90 } }
    expect((await record(planned, "out", lower)).code).toBe("reading_out_of_order")
    expect(await driversOf(tenant, vehicle)).toEqual([])
  })

  it("is corrected by another one, whose reading replaces the first", async () => {
    const { tenant, vehicle, driver, record, get } = await scene()
    const active = await assign(app, tenant, { vehicle, driver })
    const reading = { kind: "odometer", value: 51245, unit: "km" } as const
    const { value: wrong } = await record(active, "out", { reading })
    const correction = { reading: { ...reading, value: 15245 }, corrects_id: wrong.id }
    const { value: right } = await record(active, "out", correction)
    expect(right).toMatchObject({ corrects_id: wrong.id, previous: null })
    expect((await get(wrong.id)).corrected_by_id).toBe(right.id)
    expect((await record(active, "out", correction)).code).toBe("handover_exists")
    const [meter] = (await callEndpoint(app, ListMeters, requestFor(tenant, vehicle))).value.items
    expect(meter?.current?.raw_value).toBe(15245)
    const { items } = (
      await callEndpoint(app, ListReadings, {
        token: tenant.owner.access_token,
        params: tenant.params({ meterId: meter?.id ?? "" })
      })
    ).value
    expect(items.filter(({ voided }) => voided !== null)).toHaveLength(1)
    expect((await record(active, "in")).value.previous?.id).toBe(right.id)
  })
})

describe("damage", () => {
  it("is new in the handover that found it, known in later ones, and repaired once it is gone", async () => {
    const { tenant, vehicle, driver, record, get, damage, photo } = await scene()
    const active = await assign(app, tenant, { vehicle, driver })
    const [scratch, dent] = [mark({ file_id: await photo() }), mark({ side: "top", type: "dent" })]
    const { value: out } = await record(active, "out", { marks: [scratch] })
    const { value: back } = await record(active, "in", { marks: [scratch, dent] })
    const states = ({ damage: seen }: typeof back) => seen.map(({ id, state }) => [id, state])
    expect(states(back)).toEqual([
      [scratch.id, "known"],
      [dent.id, "new"]
    ])
    expect(back.damage[0]?.photo?.kind).toBe("photo")
    const next = await assign(app, tenant, { vehicle, driver })
    await record(next, "out", { repaired: [scratch.id] })
    expect(await damage(vehicle)).toEqual([["top", "known"]])
    expect(await damage(vehicle, { state: "repaired" })).toEqual([["left", "repaired"]])
    // What was signed then stays as it was.
    expect(states(await get(out.id))).toEqual([[scratch.id, "new"]])
  })

  it("is marked as repaired, and as not repaired after all", async () => {
    const { tenant, vehicle, driver, record, damage } = await scene()
    const found = mark()
    await record(await assign(app, tenant, { vehicle, driver }), "out", { marks: [found] })
    const request = {
      token: (await tenant.addMember("technician")).access_token,
      params: tenant.params({ damageId: found.id })
    }
    expect((await callEndpoint(app, RepairDamage, request)).status).toBe(204)
    expect(await damage(vehicle)).toEqual([])
    expect((await callEndpoint(app, ReopenDamage, request)).status).toBe(204)
    expect(await damage(vehicle)).toEqual([["left", "known"]])
  })

  it("of another vehicle is neither added nor changed", async () => {
    const { tenant, vehicle, driver, record, damage } = await scene()
    const found = mark()
    const active = await assign(app, tenant, { vehicle, driver })
    await record(active, "out", { marks: [found] })
    const other = await tenant.vehicle({ unit_number: "13" })
    const second = await assign(app, tenant, { vehicle: other, driver: await tenant.driver() })
    expect((await record(second, "out", { marks: [found] })).code).toBe("handover_conflict")
    expect((await record(second, "out", { repaired: [found.id] })).status).toBe(200)
    expect(await damage(vehicle)).toEqual([["left", "new"]])
  })
})

describe("the chain of a vehicle's handovers", () => {
  it("shows that one was changed in the database, which refuses it to everyone", async () => {
    const { tenant, vehicle, driver, record, get } = await scene()
    const active = await assign(app, tenant, { vehicle, driver })
    const { value: out } = await record(active, "out", { signatures: [SIGNATURE] })
    const { value: back } = await record(active, "in")
    const isVerified = async (id: string) => (await get(id)).is_verified
    for (const change of ["update fleet.handovers set keys = 3", "delete from fleet.handovers"])
      await expect(app.admin.query(change)).rejects.toThrow("never changes")
    await app.admin.query("alter table fleet.handovers disable trigger immutable")
    const rewrite = (change: string) =>
      app.admin.query(`update fleet.handovers h set ${change} where id = $1`, [out.id])
    await rewrite("fuel_permille = 1000")
    expect([await isVerified(out.id), await isVerified(back.id)]).toEqual([false, true])
    await rewrite("content_hash = fleet.handover_hash(h, null)")
    expect([await isVerified(out.id), await isVerified(back.id)]).toEqual([true, false])
    await app.admin.query("alter table fleet.handovers enable trigger immutable")
    // A deleted organization takes its handovers with it.
    await app.admin.query("delete from tenancy.organizations where id = $1", [tenant.id])
    expect((await app.admin.query("select from fleet.handovers where id = $1", [out.id])).rowCount).toBe(0)
  })
})
