import { CalendarDate } from "#kernel"
import { GetVehicle, RecordReading } from "#fleet/contract"
import {
  CloseWorkOrder,
  CompleteService,
  CreateProgram,
  CreateTask,
  EditLine,
  GetDefect,
  GetVehicleCosts,
  ListPastServices,
  ListServices,
  ReopenService,
  ReopenWorkOrder,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { everyVehicle, item } from "./scene.ts"
import { inHours, workshop, type Workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const read = ({ ask, vehicleOfOrders }: Workshop, value: number, read_at: string) =>
  ask(RecordReading, {
    params: { vehicleId: vehicleOfOrders.id },
    body: { value, unit: "km", read_at, confirm: true }
  })

/** From now on, not from when this file was loaded: what is estimated grows with each minute. */
const daysAgo = (count: number): string => new Date(Date.now() - count * 24 * 3_600_000).toISOString()

const dayAgo = (count: number) => CalendarDate.make(daysAgo(count).slice(0, 10))

/** A service of the vehicle, which is due each year unless its interval is another one. */
const dueService = async ({ ask, id, vehicleOfOrders }: Workshop, interval = {}) => {
  const { value: task } = await ask(CreateTask, { body: { name: "Engine oil", system: "engine" } })
  await ask(CreateProgram, {
    body: {
      name: "Oil",
      items: [item(task.id, { every_months: 12, ...interval })],
      rule: { ...everyVehicle, vehicle_ids: [vehicleOfOrders.id] }
    }
  })
  await runJob(app, "maintenance.when-program-changed", await newestEvent(app, "ProgramChanged", id))
  const [service] = (await ask(ListServices)).value.items
  if (service === undefined) throw new Error("There is no service.")
  return service
}

describe("closing a work order", () => {
  it("requires that every line is done", async () => {
    const scene = await workshop(app)
    const { value: draft } = await scene.open({ lines: [{ title: "Pads" }, { title: "Discs" }] })
    const { value: started } = await scene.on(StartWork, draft)
    expect(await scene.close(started)).toMatchObject({
      status: 409,
      code: "lines_open",
      detail: "Complete or remove every line first. Still open: 2."
    })
  })

  it("frees the vehicle, and stores the reading as it was typed", async () => {
    const scene = await workshop(app)
    const order = await scene.readyToClose()
    expect((await scene.holds()).map(({ kind }) => kind)).toEqual(["maintenance"])
    const { value: closed } = await scene.close(order, { reading: { value: 51_245, unit: "km" } })
    expect(closed).toMatchObject({
      state: "closed",
      reading_out: { m: 51_245_000, s: null, estimated: false }
    })
    expect(await scene.holds()).toEqual([])
    const lower = await scene.close(await scene.readyToClose(), { reading: { value: 50_000, unit: "km" } })
    expect(lower).toMatchObject({ status: 409, code: "reading_out_of_order" })
    expect(await scene.timeline()).toContain("work_order.closed")
  })

  it("marks a service by hours as estimated if only the odometer was read", async () => {
    const scene = await workshop(app)
    for (const [value, at] of [
      [100, daysAgo(20)],
      [180, daysAgo(10)]
    ] as const)
      await scene.ask(RecordReading, {
        params: { vehicleId: scene.vehicleOfOrders.id },
        body: { value, unit: "h", kind: "engine_hours", read_at: at, confirm: true }
      })
    const byHours = await dueService(scene, { every_months: null, every_s: 360_000 })
    const order = await scene.readyToClose({ occurrence_id: byHours.id }, "preventive")
    await scene.close(order, { reading: { value: 51_245, unit: "km" } })
    expect((await scene.ask(ListPastServices)).value.items).toMatchObject([{ estimated: true }])
  })

  it("adds its cost to that of its vehicle, as does a service that is done without one", async () => {
    const scene = await workshop(app)
    const costs = async () =>
      (await scene.ask(GetVehicleCosts, { params: { vehicleId: scene.vehicleOfOrders.id } })).value.items
    const order = await scene.readyToClose({ title: "Pads", other_minor: 5000, tax_bp: 0 })
    expect(await costs()).toEqual([])
    const { value: closed } = await scene.close(order)
    const { id: occurrenceId } = await dueService(scene)
    const params = { occurrenceId }
    await scene.ask(CompleteService, { params, body: { cost_minor: 700 } })
    expect(await costs()).toEqual([{ currency: closed.currency, total_minor: 5700, last_year_minor: 5700 }])
    await scene.ask(ReopenService, { params })
    const body = { on: dayAgo(400), cost_minor: 300 }
    await scene.ask(CompleteService, { params, body })
    expect(await costs()).toEqual([{ currency: closed.currency, total_minor: 5300, last_year_minor: 5000 }])
  })

  it("estimates the reading from the vehicle's use if nobody read it", async () => {
    const scene = await workshop(app)
    await read(scene, 10_000, daysAgo(20))
    await read(scene, 11_000, daysAgo(10))
    const { value: closed } = await scene.close(await scene.readyToClose())
    expect(closed.reading_out.estimated).toBe(true)
    expect(Math.round((closed.reading_out.m ?? 0) / 1000)).toBe(12_000)
  })

  it("locks the totals; reopening needs a reason, and closing again posts them again", async () => {
    const scene = await workshop(app)
    const { value: closed } = await scene.close(await scene.readyToClose({ title: "Pads", other_minor: 100 }))
    expect(closed.totals.total_minor).toBe(100)
    expect((await scene.on(ReopenWorkOrder, closed, { reason: "" })).status).toBe(422)
    const technician = await scene.addMember("technician")
    expect((await scene.on(ReopenWorkOrder, closed, { reason: "Wrong" }, technician)).status).toBe(403)
    const { value: reopened } = await scene.on(ReopenWorkOrder, closed, { reason: "Wrong price" })
    expect(reopened).toMatchObject({ state: "in_progress", finished_at: null, reason: "Wrong price" })
    const [line] = reopened.items
    if (line === undefined) throw new Error("The work order has no line.")
    await scene.onLine(EditLine, line, { other_minor: 250 })
    expect((await scene.close(await scene.seen(reopened))).value.totals.total_minor).toBe(250)
  })

  it("is done once by two people together", async () => {
    const scene = await workshop(app)
    const order = await scene.readyToClose()
    const replies = await Promise.all([scene.close(order), scene.close(order)])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it("certifies the repair of a blocking defect, and signs the release of its vehicle", async () => {
    const scene = await workshop(app)
    const defect = await scene.defect({ title: "Brakes fail", severity: "critical", blocking: true })
    const safety = async () =>
      (await scene.ask(GetVehicle, { params: { vehicleId: scene.vehicleOfOrders.id } })).value.safety
    expect(await safety()).toBe("grounded")
    const order = await scene.readyToClose({ defect_id: defect.id })
    expect(order.to_certify).toEqual([{ id: defect.id, title: "Brakes fail" }])
    const missing = { status: 422, code: "certification_missing" }
    expect(await scene.close(order)).toMatchObject(missing)
    expect(await scene.close(order, { certification: "Hose replaced" })).toMatchObject(missing)
    const { value: closed } = await scene.close(order, { certification: "Hose replaced", release: true })
    expect(closed.to_certify).toEqual([])
    expect(await safety()).toBe("ok")
    expect(await scene.timeline()).toContain("defect.resolved")
    expect((await scene.ask(GetDefect, { params: { defectId: defect.id } })).value).toMatchObject({
      state: "resolved",
      work_order_id: order.id,
      resolved: { resolution: "fixed", note: "Hose replaced" },
      released: { by: { id: scene.owner.user.id } }
    })
    const { value: reopened } = await scene.on(ReopenWorkOrder, closed, { reason: "Invoice missing" })
    expect((await scene.on(CloseWorkOrder, reopened)).value.state).toBe("closed")
  })

  it("completes its services with its reading and cost; reopening opens them again", async () => {
    const scene = await workshop(app)
    const service = await dueService(scene)
    await read(scene, 10_000, inHours(-480))
    const order = await scene.readyToClose({ occurrence_id: service.id, other_minor: 5000 }, "preventive")
    expect(order.items).toMatchObject([{ title: "Engine oil", occurrence_id: service.id }])
    expect((await scene.ask(ListServices)).value.items).toMatchObject([
      { work_order: { id: order.id, number: order.number } }
    ])
    const again = await scene.open({ lines: [{ occurrence_id: service.id }] })
    expect(again).toMatchObject({ status: 409, code: "in_another_work_order" })
    const { value: closed } = await scene.close(order, { reading: { value: 11_000, unit: "km" } })
    const past = async () => (await scene.ask(ListPastServices)).value.items
    expect(await past()).toMatchObject([
      {
        id: service.id,
        completed_m: 11_000_000,
        estimated: false,
        cost_minor: 5000,
        work_order_id: closed.id
      }
    ])
    await scene.on(ReopenWorkOrder, closed, { reason: "Not done" })
    expect(await past()).toEqual([])
    expect((await scene.close(await scene.seen(closed))).value.state).toBe("closed")
    expect((await past()).map(({ id }) => id)).toEqual([service.id])
  })
})
