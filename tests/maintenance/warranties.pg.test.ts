import {
  AddLine,
  ApproveWorkOrder,
  ArchiveWarranty,
  CompleteLine,
  CreateWarranty,
  EditLine,
  EditWarranty,
  ListWarranties,
  RecordLabor,
  RestoreWarranty,
  StartTimer,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type Workshop, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const powertrain = {
  scope: "powertrain",
  systems: [],
  covers: null,
  provider: "Ford",
  reference: "W-1",
  starts_on: "2024-01-10",
  until_date: "2150-01-09",
  until_m: 160_000_000,
  until_s: null,
  note: null
} as const

const add = (
  { ask, vehicleOfOrders }: Workshop,
  fields: Partial<(typeof CreateWarranty)["body"]["Encoded"]> = {}
) => ask(CreateWarranty, { params: { vehicleId: vehicleOfOrders.id }, body: { ...powertrain, ...fields } })

const listed = async ({ ask, vehicleOfOrders }: Workshop) =>
  (await ask(ListWarranties, { params: { vehicleId: vehicleOfOrders.id } })).value.items

describe("warranties", () => {
  it("are at most 50 of a vehicle, also if several are added at the same moment", async () => {
    const scene = await workshop(app)
    for (let number = 1; number < 50; number += 1) await add(scene, { reference: `W-${number}` })
    const added = await Promise.all([1, 2, 3, 4].map(() => add(scene)))
    expect(added.map(({ code }) => code).toSorted()).toEqual([
      "",
      "too_many_warranties",
      "too_many_warranties",
      "too_many_warranties"
    ])
  })

  it("are added, edited, archived and restored", async () => {
    const scene = await workshop(app)
    const { ask } = scene
    const { value: added, status } = await add(scene)
    expect(status).toBe(201)
    expect(added).toMatchObject({ ...powertrain, state: "active", limit: null, version: 1 })
    const params = { warrantyId: added.id }
    const edit = (body: Omit<(typeof EditWarranty)["body"]["Encoded"], "expected_version">) =>
      ask(EditWarranty, { params, body: { expected_version: 1, ...body } })
    const { value: ended } = await edit({ until_date: "2024-12-31" })
    expect(ended).toMatchObject({ state: "expired", limit: "date", provider: "Ford" })
    expect(await edit({ note: "Later" })).toMatchObject({ status: 409, code: "warranty_was_changed" })
    await ask(ArchiveWarranty, { params })
    await ask(ArchiveWarranty, { params })
    expect((await listed(scene))[0]?.archived_at).toBeInstanceOf(Date)
    expect(await ask(EditWarranty, { params, body: { expected_version: 3, note: null } })).toMatchObject({
      status: 409,
      code: "warranty_is_archived"
    })
    await ask(RestoreWarranty, { params })
    expect(await listed(scene)).toMatchObject([{ archived_at: null, state: "expired" }])
  })

  it("end after they start, and name systems only if they cover parts", async () => {
    const scene = await workshop(app)
    const unclear = { status: 422, code: "warranty_scope_unclear" }
    expect(await add(scene, { until_date: "2024-01-09" })).toMatchObject({
      status: 422,
      code: "warranty_reversed"
    })
    expect(await add(scene, { scope: "part" })).toMatchObject(unclear)
    expect(await add(scene, { systems: ["brakes"] })).toMatchObject(unclear)
    expect(await add(scene, { covers: "Pump" })).toMatchObject(unclear)
    expect((await add(scene, { scope: "part", systems: ["brakes"], covers: "Pump" })).status).toBe(201)
  })

  it("are changed by managers only", async () => {
    const scene = await workshop(app)
    const technician = await scene.addMember("technician")
    const params = { vehicleId: scene.vehicleOfOrders.id }
    expect((await scene.ask(CreateWarranty, { params, body: powertrain, by: technician })).status).toBe(403)
    expect((await scene.ask(ListWarranties, { params, by: technician })).status).toBe(200)
  })
})

describe("work that a warranty may pay for", () => {
  it("is not approved or begun until someone decides", async () => {
    const scene = await workshop(app)
    const { ask, defect, on, onLine, open, seen } = scene
    await add(scene)
    const { id: defect_id } = await defect({ system: "transmission", title: "Jumps out of gear" })
    const { value: draft } = await open({
      lines: [{ defect_id }, { title: "Wiper blades", system: "wipers" }]
    })
    expect(draft.items).toMatchObject([
      {
        system: "transmission",
        warranty_check: "possible",
        warranty: { scope: "powertrain", provider: "Ford", reference: "W-1" }
      },
      { system: "wipers", warranty_check: "none", warranty: null }
    ])
    const undecided = { status: 409, code: "warranty_undecided" }
    expect(await on(ApproveWorkOrder, draft, { amount_minor: 0 })).toMatchObject(undecided)
    expect(await on(StartWork, draft)).toMatchObject(undecided)
    const { value: withMore } = await ask(AddLine, {
      params: { workOrderId: draft.id },
      body: { title: "Gearbox oil", system: "transmission", warranty_check: "none" }
    })
    for (const line of withMore.items)
      if (line.warranty_check === "possible") await onLine(EditLine, line, { warranty_check: "refused" })
    expect((await on(StartWork, await seen(draft))).value.state).toBe("in_progress")
  })

  it("costs nothing, and is not passed over, until someone decides", async () => {
    const scene = await workshop(app)
    await add(scene)
    const { ask, begun, onLine } = scene
    const order = await begun()
    const { value: withLine } = await ask(AddLine, {
      params: { workOrderId: order.id },
      body: { title: "Gearbox oil", system: "transmission" }
    })
    const [line] = withLine.items
    if (line === undefined) throw new Error("There is no line.")
    const params = { lineId: line.id }
    const undecided = { status: 409, code: "warranty_undecided" }
    expect(await onLine(EditLine, line, { warranty_check: "none" })).toMatchObject(undecided)
    expect(await onLine(CompleteLine, line)).toMatchObject(undecided)
    expect(await ask(RecordLabor, { params, body: { minutes: 1 } })).toMatchObject(undecided)
    expect(await ask(StartTimer, { params, body: {} })).toMatchObject(undecided)
    const { value: decided } = await onLine(EditLine, line, { warranty_check: "claimed" })
    const [claimed] = decided.items
    if (claimed === undefined) throw new Error("There is no line.")
    expect(await onLine(EditLine, claimed, { warranty_check: "none" })).toMatchObject(undecided)
    expect((await onLine(CompleteLine, claimed)).status).toBe(200)
  })

  it("is not checked for warranties that are archived or over", async () => {
    const scene = await workshop(app)
    await add(scene, { until_date: "2024-12-31" })
    const { value: archived } = await add(scene)
    await scene.ask(ArchiveWarranty, { params: { warrantyId: archived.id } })
    const { value: draft } = await scene.open({ lines: [{ title: "Clutch", system: "transmission" }] })
    expect(draft.items).toMatchObject([{ warranty_check: "none", warranty: null }])
  })
})
