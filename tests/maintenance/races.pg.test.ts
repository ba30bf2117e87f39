import {
  AddLine,
  CloseWorkOrder,
  CompleteLine,
  CreatePart,
  EditLine,
  GetPart,
  IssuePart,
  ReceiveParts,
  SetWorkshopSettings
} from "#maintenance/contract"
import { Client } from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { answer, brakes, check, inspectionScene, sectionsOf } from "../inspections/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { untilBlocked } from "../support/patience.ts"
import { workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

let client: Client
beforeEach(async () => {
  client = new Client({ connectionString: app.urls.admin })
  await client.connect()
  await client.query("begin")
})
afterEach(() => client.end())

const LOCK_VEHICLE = "select from fleet.vehicles where organization_id = $1 and id = $2 for no key update"

/** Does something while a call waits for a lock that was taken before, and returns what the call answered. */
const whileWaiting = async <A>(call: () => Promise<A>, meanwhile: () => Promise<unknown>): Promise<A> => {
  const called = call()
  await untilBlocked(app)
  await meanwhile()
  await client.query("commit")
  return called
}

describe("while someone closes a work order", () => {
  it("a technician cannot make it cost more than was approved", async () => {
    const scene = await workshop(app)
    const settings = { approval_from_minor: 10_000, rate_minor: 0, tax_bp: 0 }
    await scene.ask(SetWorkshopSettings, { body: settings })
    const technician = await scene.addMember("technician")
    const order = await scene.readyToClose({ title: "Pads", other_minor: 5000 })
    const [line] = order.items
    if (line === undefined) throw new Error("The work order has no line.")
    await client.query(LOCK_VEHICLE, [scene.id, scene.vehicleOfOrders.id])
    const closed = await whileWaiting(
      () => scene.on(CloseWorkOrder, order, {}, technician),
      () => scene.onLine(EditLine, line, { other_minor: 5_000_000 }, technician)
    )
    expect(closed).toMatchObject({ status: 409, code: "approval_needed" })
    expect(await scene.seen(order)).toMatchObject({ state: "in_progress" })
  })

  it("no defect is added that would stay without a release", async () => {
    const scene = await workshop(app)
    const order = await scene.readyToClose()
    const defect = await scene.defect({ severity: "critical", blocking: true })
    await client.query(LOCK_VEHICLE, [scene.id, scene.vehicleOfOrders.id])
    const closed = await whileWaiting(
      () => scene.close(order),
      async () => {
        const params = { workOrderId: order.id }
        const { value } = await scene.ask(AddLine, { params, body: { defect_id: defect.id } })
        const added = value.items.at(-1)
        if (added === undefined) throw new Error("No line was added.")
        await scene.onLine(CompleteLine, added)
      }
    )
    expect(closed).toMatchObject({ status: 409, code: "work_order_was_changed" })
  })
})

describe("defects that are reported together", () => {
  it("lock the vehicle before the numbers, whatever their order", async () => {
    const { filled, published, submit, tenant, vehicle } = await inspectionScene(app)
    const form = await published(sectionsOf(check("lights"), brakes))
    const other = await tenant.vehicle({ unit_number: "V-2" })
    const failed = (vehicle_id: typeof vehicle.id) =>
      submit(filled([answer("lights", "fail"), answer("brakes", "fail")], { form_id: form.id, vehicle_id }))
    expect((await failed(other.id)).status).toBe(200)
    await client.query(LOCK_VEHICLE, [tenant.id, vehicle.id])
    const inspected = await whileWaiting(
      () => failed(vehicle.id),
      () => client.query("select from maintenance.numbers where organization_id = $1 for update", [tenant.id])
    )
    expect(inspected.status).toBe(200)
  })
})

describe("a defect that two people add to work orders together", () => {
  it("goes into one of them, and the other person learns of that", async () => {
    const scene = await workshop(app)
    const orders = [(await scene.open()).value, (await scene.open()).value]
    const defect = await scene.defect()
    await client.query("select from maintenance.defects where id = $1 for no key update", [defect.id])
    const added = await whileWaiting(
      () =>
        Promise.all(
          orders.map(({ id }) =>
            scene.ask(AddLine, { params: { workOrderId: id }, body: { defect_id: defect.id } })
          )
        ),
      () => untilBlocked(app, orders.length)
    )
    expect(added.map(({ code }) => code).toSorted()).toEqual(["", "in_another_work_order"])
  })
})

describe("the price of a part", () => {
  it("that someone enters while units are issued stays", async () => {
    const scene = await workshop(app)
    const { value: part } = await scene.ask(CreatePart, {
      body: { number: "P-1", name: "Bolt", unit: "pc", cost_minor: 100, reorder_point: null, bin: null }
    })
    const params = { partId: part.id }
    const body = { quantity: 10, unit_cost_minor: 100, vendor_id: null, note: null }
    await scene.ask(ReceiveParts, { params, body })
    const order = await scene.begun({ lines: [{ title: "Bolts" }] })
    const [line] = order.items
    if (line === undefined) throw new Error("The work order has no line.")
    const issuing = { params: { lineId: line.id }, body: { part_id: part.id, quantity: 1 } }
    // The stock is locked before its movements are read.
    await client.query("lock table maintenance.stock_movements in access exclusive mode")
    const issued = await whileWaiting(
      () => scene.ask(IssuePart, issuing),
      () => client.query("update maintenance.parts set cost_minor = 250 where id = $1", [part.id])
    )
    expect(issued.status).toBe(201)
    expect((await scene.ask(GetPart, { params })).value.cost_minor).toBe(250)
  })
})
