import {
  AddLine,
  CancelWorkOrder,
  CreateCampaign,
  CreateProgram,
  CreateTask,
  type DefectView,
  DismissServiceProposal,
  ListRecalls,
  ListServices,
  ListWorkOrders,
  RemoveLine,
  ReportDefect,
  RestoreServiceProposal,
  RestoreWorkOrder
} from "#maintenance/contract"
import { RecordReading } from "#fleet/contract"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { untilBlocked } from "../support/patience.ts"
import { everyVehicle, item, KM } from "./scene.ts"
import { first, inHours, type Workshop, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

let client: Client
beforeEach(async () => {
  client = new Client({ connectionString: app.urls.admin })
  await client.connect()
})
afterEach(() => client.end())

/** Makes calls one after the other, which all wait for a row that was locked before, and then lets them go on. */
const together = async <A>(
  [table, id]: readonly [table: "defects" | "occurrences" | "work_order_lines", id: string],
  ...calls: ReadonlyArray<() => Promise<A>>
): Promise<ReadonlyArray<A>> => {
  await client.query("begin")
  await client.query(`select from maintenance.${table} where id = $1 for no key update`, [id])
  const made: Array<Promise<A>> = []
  for (const call of calls) {
    made.push(call())
    await untilBlocked(app, made.length)
  }
  await client.query("commit")
  return Promise.all(made)
}

const codes = (answers: ReadonlyArray<{ readonly code: string }>) =>
  answers.map(({ code }) => code).toSorted()

/** Two defects that are reported in the order of their ids. */
const twoDefects = async ({ ask, vehicleOfOrders }: Workshop): Promise<ReadonlyArray<DefectView>> => {
  const fields = { title: "Worn pads", system: "brakes", severity: "minor", blocking: false } as const
  const body = {
    ...fields,
    vehicle_id: vehicleOfOrders.id,
    source: "driver",
    note: null,
    photos: []
  } as const
  const reported: Array<DefectView> = []
  for (const defectId of [randomUUID(), randomUUID()].toSorted())
    reported.push((await ask(ReportDefect, { params: { defectId }, body })).value)
  return reported
}

const linesFor = (defects: ReadonlyArray<DefectView>) => defects.map(({ id: defect_id }) => ({ defect_id }))

/** A cancelled work order with a line for each of these defects, in this order. */
const cancelled = async (scene: Workshop, defects: ReadonlyArray<DefectView>) => {
  const { value: order } = await scene.open({ lines: linesFor(defects) })
  return (await scene.on(CancelWorkOrder, order, { reason: "Later" })).value
}

/** Services of the vehicle by distance, in the order in which they were stored. */
const twoServices = async ({ ask, id, vehicleOfOrders }: Workshop) => {
  const tasks = ["Engine oil", "Brake fluid"].map((name) =>
    ask(CreateTask, { body: { name, system: "engine" } })
  )
  const items = (await Promise.all(tasks)).map(({ value }) => item(value.id, { every_m: 1000 * KM }))
  const rule = { ...everyVehicle, vehicle_ids: [vehicleOfOrders.id] }
  await ask(CreateProgram, { body: { name: "Both", items, rule } })
  await runJob(app, "maintenance.when-program-changed", await newestEvent(app, "ProgramChanged", id))
  const stored = "select id::text from maintenance.occurrences where organization_id = $1 order by ctid"
  const ids: ReadonlyArray<string> = (await app.admin.query(stored, [id])).rows.map((row) => row.id)
  const { items: services } = (await ask(ListServices)).value
  return services.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

type Answer = Promise<{ readonly code: string }>

/** Two in one order and in the other: a statement locks rows in an order of its own. */
const bothWays = <A>(two: ReadonlyArray<A>) => [two, two.toReversed()]

/** A recall of the vehicle. */
const aRecall = async ({ ask, id, vehicleOfOrders: { make, model } }: Workshop) => {
  const named = { number: "24V-101", manufacturer: "Ford", component: "Hoses", system: "brakes" } as const
  const unknown = { summary: null, remedy: null, reported_on: null, year_from: null, year_to: null }
  await ask(CreateCampaign, { body: { ...named, ...unknown, make: make ?? "", model } })
  await runJob(app, "maintenance.when-campaign-changed", await newestEvent(app, "CampaignChanged", id))
  return first((await ask(ListRecalls)).value.items)
}

describe("work orders with the same defects", () => {
  it("are restored together, and the second learns of the first, whatever the order of their lines", async () => {
    const scene = await workshop(app)
    const defects = await twoDefects(scene)
    const one = await cancelled(scene, defects)
    const other = await cancelled(scene, defects.toReversed())
    const restored = await together(
      ["work_order_lines", first(one.items.toReversed()).id],
      () => scene.on(RestoreWorkOrder, one),
      () => scene.on(RestoreWorkOrder, other)
    )
    expect(codes(restored)).toEqual(["", "in_another_work_order"])
  })

  it("are restored while someone adds one of them to another work order", async () => {
    const scene = await workshop(app)
    const defect = await scene.defect()
    const order = await cancelled(scene, [defect])
    const { value: other } = await scene.open()
    const params = { workOrderId: other.id }
    const changed = await together(
      ["defects", defect.id],
      (): Answer => scene.ask(AddLine, { params, body: { defect_id: defect.id } }),
      () => scene.on(RestoreWorkOrder, order)
    )
    expect(codes(changed)).toEqual(["", "in_another_work_order"])
  })

  it("are opened while someone dismisses them, or brings them back, whatever the order of their lines", async () => {
    const scene = await workshop(app)
    const vehicle_id = scene.vehicleOfOrders.id
    for (const defects of bothWays(await twoDefects(scene))) {
      const open = () => scene.open({ lines: linesFor(defects.toReversed()) })
      const defect_ids = defects.map(({ id }) => id)
      const body = { vehicle_id, occurrence_ids: [], defect_ids }
      for (const [endpoint, given] of [
        [DismissServiceProposal, { body }],
        [RestoreServiceProposal, { body: { vehicle_id } }]
      ] as const) {
        const [dismissed, opened] = await together(
          ["defects", first(defects).id],
          (): Answer => scene.ask(endpoint, given),
          open
        )
        expect([dismissed?.code, opened?.code]).toEqual(["", ""])
        const order = first((await scene.ask(ListWorkOrders)).value.items)
        await scene.on(CancelWorkOrder, order, { reason: "Later" })
      }
    }
  })
})

describe("a line for a defect and a recall", () => {
  it("is removed while someone adds both to another work order", async () => {
    const scene = await workshop(app)
    const [defect, recall] = [await scene.defect(), await aRecall(scene)]
    const body = { defect_id: defect.id, recall_id: recall.id }
    const { value: order } = await scene.open({ lines: [body] })
    const { value: other } = await scene.open()
    const changed = await together(
      ["defects", defect.id],
      (): Answer => scene.ask(AddLine, { params: { workOrderId: other.id }, body }),
      () => scene.ask(RemoveLine, { params: { lineId: first(order.items).id } })
    )
    expect(codes(changed)).toEqual(["", "in_another_work_order"])
  })
})

describe("a work order for services", () => {
  it("is opened while someone adds one with a defect to another work order, and learns of that", async () => {
    const scene = await workshop(app)
    const service = first(await twoServices(scene))
    const defect = await scene.defect()
    const { value: other } = await scene.open()
    const params = { workOrderId: other.id }
    const changed = await together(
      ["occurrences", service.id],
      (): Answer => scene.ask(AddLine, { params, body: { occurrence_id: service.id, defect_id: defect.id } }),
      () => scene.open({ lines: [{ defect_id: defect.id }, { occurrence_id: service.id }] })
    )
    expect(codes(changed)).toEqual(["", "in_another_work_order"])
  })

  it("is opened while they are computed again, whatever the order of its lines", async () => {
    const scene = await workshop(app)
    let value = 90_000
    for (const services of bothWays(await twoServices(scene))) {
      const read = { value, unit: "km", confirm: true, read_at: inHours(value / 1000 - 100) } as const
      value += 1000
      await scene.ask(RecordReading, { params: { vehicleId: scene.vehicleOfOrders.id }, body: read })
      const event = await newestEvent(app, "MeterChanged", scene.id)
      const lines = services.toReversed().map(({ id: occurrence_id }) => ({ occurrence_id }))
      const [, opened] = await together<unknown>(
        ["occurrences", first(services).id],
        () => runJob(app, "maintenance.when-meter-changed", event),
        () => scene.open({ lines })
      )
      expect(opened).toMatchObject({ status: 201 })
      const order = first((await scene.ask(ListWorkOrders)).value.items)
      await scene.on(CancelWorkOrder, order, { reason: "Later" })
    }
  })
})
