import {
  AddLine,
  CancelWorkOrder,
  CompleteLine,
  EditLine,
  GetDefect,
  IssuePart,
  RecordLabor,
  RemoveLine,
  ReopenDefect,
  ReopenLine,
  ResolveDefect,
  ScheduleWorkOrder,
  StartTimer,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { first, inHours, stocked, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a line of a work order", () => {
  it("has the workshop's rates, and amounts that follow from what was entered", async () => {
    const scene = await workshop(app)
    await scene.limit(null)
    const { value: order } = await scene.open({
      lines: [
        { title: "Pads", labor_minutes: 90, parts_price_minor: 4999, other_minor: 1 },
        { title: "Disposal", other_minor: 333, tax_bp: 700 }
      ]
    })
    expect(order.items.map(({ totals }) => totals)).toEqual([
      { labor_minor: 13_500, parts_minor: 4999, other_minor: 1, tax_minor: 3515, total_minor: 22_015 },
      { labor_minor: 0, parts_minor: 0, other_minor: 333, tax_minor: 23, total_minor: 356 }
    ])
    expect(order.totals).toEqual({
      labor_minor: 13_500,
      parts_minor: 4999,
      other_minor: 334,
      tax_minor: 3538,
      total_minor: 22_371
    })
    expect(
      (await scene.ask(RemoveLine, { params: { lineId: first(order.items).id } })).value.totals.total_minor
    ).toBe(356)
  })

  it("is completed by one of two technicians who do that together", async () => {
    const scene = await workshop(app)
    const order = await scene.begun({ lines: [{ title: "Pads" }] })
    const line = first(order.items)
    const done = () => scene.onLine(CompleteLine, line, { cause: "Wear", correction: "Replaced" })
    const replies = await Promise.all([done(), done()])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.code).toBe("line_was_changed")
    const seen = first((await scene.seen(order)).items)
    expect(seen).toMatchObject({ state: "done", cause: "Wear", correction: "Replaced" })
    expect(first((await scene.onLine(ReopenLine, seen)).value.items)).toMatchObject({
      state: "open",
      done_by: null
    })
    expect(await scene.onLine(EditLine, line, { title: "Other" })).toMatchObject({ code: "line_was_changed" })
  })

  it("needs a title, unless it is for something that has one", async () => {
    const scene = await workshop(app)
    const { value: order } = await scene.open()
    const add = (body: (typeof AddLine)["body"]["Encoded"]) =>
      scene.ask(AddLine, { params: { workOrderId: order.id }, body })
    expect(await add({})).toMatchObject({ status: 422, code: "title_missing" })
    const defect = await scene.defect()
    expect(first((await add({ defect_id: defect.id })).value.items)).toMatchObject({
      title: "Worn pads",
      complaint: "Squeals",
      defect_id: defect.id
    })
  })

  it("takes a defect of its vehicle into work, in one work order only", async () => {
    const scene = await workshop(app)
    const defect = await scene.defect()
    const stateOf = async () => {
      const { value } = await scene.ask(GetDefect, { params: { defectId: defect.id } })
      return [value.state, value.work_order?.number ?? null]
    }
    const { value: order } = await scene.open({ lines: [{ defect_id: defect.id }] })
    expect(await stateOf()).toEqual(["in_work", order.number])
    const again = { lines: [{ defect_id: defect.id }] }
    expect(await scene.open(again)).toMatchObject({ status: 409, code: "in_another_work_order" })
    const other = await scene.vehicle({ unit_number: "V-2" })
    const foreign = await scene.defect({ vehicle_id: other.id })
    expect(await scene.open({ lines: [{ defect_id: foreign.id }] })).toMatchObject({
      code: "not_of_this_vehicle"
    })
    await scene.on(CancelWorkOrder, await scene.seen(order), { reason: "Later" })
    expect(await stateOf()).toEqual(["triaged", null])
    expect((await scene.open(again)).status).toBe(201)
  })

  it("has its defect in work again if that is opened again meanwhile", async () => {
    const scene = await workshop(app)
    const { id } = await scene.defect()
    const { value: order } = await scene.open({ lines: [{ defect_id: id }] })
    const params = { defectId: id }
    const current = async () => (await scene.ask(GetDefect, { params })).value
    const again = async () => ({ expected_version: (await current()).version, reason: null })
    const inWork = { state: "in_work", work_order: { number: order.number } }
    const resolve = {
      expected_version: (await current()).version,
      resolution: "no_fault_found",
      note: null
    } as const
    await scene.ask(ResolveDefect, { params, body: resolve })
    expect((await scene.ask(ReopenDefect, { params, body: await again() })).value).toMatchObject(inWork)
    const { value: cancelled } = await scene.on(CancelWorkOrder, await scene.seen(order), { reason: "Later" })
    expect(cancelled.state).toBe("cancelled")
    expect(await current()).toMatchObject({ state: "triaged", work_order: null })
  })

  it("costs nothing before the work has begun", async () => {
    const scene = await workshop(app)
    const part = await stocked(scene)
    const { value: draft } = await scene.open({ lines: [{ title: "Pads" }] })
    const { value: scheduled } = await scene.on(ScheduleWorkOrder, draft, {
      from: inHours(1),
      to: inHours(2)
    })
    const line = first(draft.items)
    const params = { lineId: line.id }
    const spend = [
      () => scene.ask(IssuePart, { params, body: { part_id: part.id, quantity: 1 } }),
      () => scene.ask(RecordLabor, { params, body: { minutes: 30 } }),
      () => scene.ask(StartTimer, { params, body: {} }),
      () => scene.onLine(CompleteLine, line)
    ]
    expect(scheduled.can).not.toContain("work")
    for (const call of spend) expect(await call()).toMatchObject({ status: 409, code: "work_not_started" })
    expect((await scene.on(StartWork, scheduled)).value.can).toContain("work")
    for (const call of spend) expect((await call()).status).toBeLessThan(300)
  })

  it("does not change once its work order is over", async () => {
    const scene = await workshop(app)
    const { value: closed } = await scene.close(await scene.readyToClose())
    const line = first(closed.items)
    const over = { status: 409, code: "work_order_is_over" }
    expect(await scene.onLine(EditLine, line, { title: "Other" })).toMatchObject(over)
    expect(await scene.onLine(ReopenLine, line)).toMatchObject(over)
    expect(await scene.ask(RemoveLine, { params: { lineId: line.id } })).toMatchObject(over)
  })
})
