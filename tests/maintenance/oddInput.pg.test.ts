import { RecordReading } from "#fleet/contract"
import { InspectionSort, ListInspections } from "#inspections/contract"
import {
  AcceptServiceProposal,
  AddLine,
  CreatePart,
  DefectSort,
  EditLine,
  EmailWorkOrder,
  IssuePart,
  ListDefects,
  ListParts,
  ListServices,
  ListWorkOrders,
  PartSort,
  PrintWorkOrder,
  ReceiveParts,
  RecordLabor,
  RequestApproval,
  ServiceSort,
  StartWork,
  WorkOrderSort
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, follow, item, KM } from "./scene.ts"
import { first, inHours, stocked, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("days at the edges of the calendar", () => {
  it("can be when a service was last done", async () => {
    const tenant = await createServiceTenant(app)
    const vehicle = await tenant.vehicle()
    const often = item(await tenant.task(), { every_days: 1, due_soon_days: 365, tolerance_pct: 100 })
    await tenant.program([often])
    const { schedule_id } = await tenant.next(vehicle)
    const done = await tenant.setLast(schedule_id, { on: "1900-01-01" })
    expect(done).toMatchObject({ status: 200, value: { state: "overdue", due_on: "1900-01-02" } })
  })

  it("are not those of readings that are in another century somewhere", async () => {
    const tenant = await createServiceTenant(app)
    const vehicle = await tenant.vehicle()
    const body = { value: 10, unit: "km", confirm: true, read_at: "1900-01-01T00:00:00+14:00" } as const
    expect((await tenant.request(RecordReading, { vehicleId: vehicle.id }, { body })).status).toBe(422)
  })

  it("can be those of the only reading of a vehicle", async () => {
    const tenant = await createServiceTenant(app)
    const zone = "update tenancy.organizations set time_zone = 'Pacific/Pago_Pago' where id = $1"
    await app.admin.query(zone, [tenant.id])
    const vehicle = await tenant.vehicle()
    await tenant.program([item(await tenant.task(), { every_m: 10 * KM, recur: "fixed_grid" })])
    const body = { value: 90_000, unit: "km", confirm: true, read_at: "1900-01-02T00:30:00Z" } as const
    expect((await tenant.request(RecordReading, { vehicleId: vehicle.id }, { body })).status).toBe(201)
    await follow(app, "MeterChanged", tenant.id)
    const { schedule_id } = await tenant.next(vehicle)
    expect((await tenant.setLast(schedule_id, { on: "1900-01-01", m: 0 })).status).toBe(200)
  })
})

describe("a proposal for work with a long name", () => {
  it("is accepted, and its title contains whole characters", async () => {
    const scene = await workshop(app)
    const { id } = await scene.defect({ title: "🚗".repeat(200) })
    const { status, value } = await scene.ask(AcceptServiceProposal, {
      body: {
        vehicle_id: scene.vehicleOfOrders.id,
        occurrence_ids: [],
        defect_ids: [id],
        from: inHours(24),
        to: inHours(25),
        bay_id: null,
        technician_id: null
      }
    })
    expect(status).toBe(201)
    expect(value.title).toBe("🚗".repeat(200))
  })
})

const LISTS = [
  [ListDefects, DefectSort.literals],
  [ListServices, ServiceSort.literals],
  [ListWorkOrders, WorkOrderSort.literals],
  [ListParts, PartSort.literals],
  [ListInspections, InspectionSort.literals]
] as const

const MOST = 1_000_000_000_000

describe("amounts that no workshop charges", () => {
  it("are refused wherever they come from, and leave the work order as it was", async () => {
    const scene = await workshop(app)
    const order = await scene.begun({ lines: [{ title: "Gearbox", rate_minor: MOST }] })
    const [line] = order.items
    if (line === undefined) throw new Error("The work order has no line.")
    const refused = { status: 409, code: "amount_too_large" }
    const onLine = { params: { lineId: line.id } }
    expect(await scene.onLine(EditLine, line, { labor_minutes: 100_000 })).toMatchObject(refused)
    expect(await scene.ask(RecordLabor, { ...onLine, body: { minutes: 100_000 } })).toMatchObject(refused)
    const dear = { title: "Engine", labor_minutes: 100_000, rate_minor: MOST }
    expect(await scene.ask(AddLine, { params: { workOrderId: order.id }, body: dear })).toMatchObject(refused)
    expect(await scene.open({ lines: [dear] })).toMatchObject(refused)
    const { value: part } = await scene.ask(CreatePart, {
      body: { number: "P-1", name: "Bolt", unit: "pc", cost_minor: 1, reorder_point: null, bin: null }
    })
    const received = { quantity: 100_000, unit_cost_minor: 1, vendor_id: null, note: null }
    await scene.ask(ReceiveParts, { params: { partId: part.id }, body: received })
    const issued = { part_id: part.id, quantity: 100_000, unit_price_minor: MOST }
    expect(await scene.ask(IssuePart, { ...onLine, body: issued })).toMatchObject(refused)
    const { value: requested } = await scene.on(RequestApproval, await scene.seen(order))
    expect(requested).toMatchObject({ state: "waiting", totals: { total_minor: 0 } })
    expect((await scene.on(StartWork, (await scene.open()).value)).status).toBe(200)
  })
})

describe("numbers that no column can store", () => {
  const refused = { status: 409, code: "amount_too_large" }

  it("are refused in labor with its tax", async () => {
    const scene = await workshop(app)
    const { value: order } = await scene.open({ lines: [{ title: "Gearbox", tax_bp: 10_000 }] })
    const most = { labor_minutes: 100_000, rate_minor: MOST }
    expect(await scene.onLine(EditLine, first(order.items), most)).toMatchObject(refused)
  })

  it("are refused in the rate of many minutes", async () => {
    const scene = await workshop(app)
    const order = await scene.begun({ lines: [{ title: "Gearbox", rate_minor: 0 }] })
    const line = first(order.items)
    const labor = { params: { lineId: line.id }, body: { minutes: 100_000 } }
    for (let times = 0; times < 93; times += 1) await scene.ask(RecordLabor, labor)
    expect(await scene.onLine(EditLine, line, { rate_minor: MOST })).toMatchObject(refused)
  })

  it("are refused in the units of a part that a line used", async () => {
    const scene = await workshop(app)
    const part = await stocked(scene)
    const order = await scene.begun({ lines: [{ title: "Pads" }] })
    const params = { lineId: first(order.items).id }
    const issued = { params, body: { part_id: part.id, quantity: 1, unit_price_minor: 0 } }
    await scene.ask(IssuePart, issued)
    // As after ten thousand of the largest quantities.
    await app.admin.query("update maintenance.used_parts set quantity = 999999999 where part_id = $1", [
      part.id
    ])
    expect(await scene.ask(IssuePart, issued)).toMatchObject(refused)
  })
})

describe("a part that was priced in another currency", () => {
  it("needs a price in that of the work order", async () => {
    const scene = await workshop(app)
    const { value: part } = await scene.ask(CreatePart, {
      body: { number: "P-1", name: "Bolt", unit: "pc", cost_minor: 500, reorder_point: null, bin: null }
    })
    const received = { quantity: 10, unit_cost_minor: 500, vendor_id: null, note: null }
    await scene.ask(ReceiveParts, { params: { partId: part.id }, body: received })
    const change = "update tenancy.organizations set currency = 'JPY' where id = $1"
    await app.admin.query(change, [scene.id])
    const order = await scene.begun({ lines: [{ title: "Bolts" }] })
    const params = { lineId: order.items[0]?.id ?? "" }
    const body = { part_id: part.id, quantity: 1 }
    expect(await scene.ask(IssuePart, { params, body })).toMatchObject({
      status: 409,
      code: "part_in_another_currency",
      detail: `This part is priced in ${part.currency}, and the work order in JPY. Enter the price of a unit.`
    })
    const { value } = await scene.ask(IssuePart, { params, body: { ...body, unit_price_minor: 800 } })
    expect(value.totals.parts_minor).toBe(800)
  })
})

describe("a work order with more text than a document has pages for", () => {
  it("is neither printed nor emailed", async () => {
    const scene = await workshop(app)
    const textOf = (length: number) => Array.from({ length }, () => "a").join("\n")
    const line = { title: "Noise", complaint: textOf(1000), cause: textOf(500), correction: textOf(500) }
    const lines = Array.from({ length: 50 }, () => line)
    const { value: order } = await scene.open({ lines })
    const refused = { status: 409, code: "work_order_too_long" }
    const params = { workOrderId: order.id }
    expect(await scene.ask(PrintWorkOrder, { params })).toMatchObject(refused)
    expect(await scene.ask(EmailWorkOrder, { params, body: { to: "vendor@example.com" } })).toMatchObject(
      refused
    )
  })
})

describe("a position in a list that no row ever had", () => {
  it.each(["99999999999999999999", "-99999999999999999999", "NaN", "infinity", "x"])(
    "%s is one",
    async (key) => {
      const scene = await workshop(app)
      const after = `${key}.${scene.id}`
      for (const [endpoint, sorts] of LISTS)
        for (const sort of sorts) {
          const { status } = await scene.ask(endpoint, { query: { after, sort } })
          expect([endpoint.name, sort, status]).toEqual([endpoint.name, sort, 200])
        }
    }
  )
})
