import {
  AddLine,
  ApproveWorkOrder,
  CancelWorkOrder,
  CheckQuality,
  CloseWorkOrder,
  CompleteLine,
  CreateBay,
  EditLine,
  ListWorkOrders,
  PauseWork,
  RejectWorkOrder,
  RequestApproval,
  ResumeWork,
  ScheduleWorkOrder,
  SetWorkshopSettings,
  StartWork,
  UnscheduleWorkOrder,
  WithdrawApproval
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { published } from "../support/history.ts"
import { inHours, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("approval", () => {
  it("is given by managers below the limit, and by owners and admins above it", async () => {
    const { addMember, limit, on, open } = await workshop(app)
    await limit(50_000)
    const [technician, manager] = [await addMember("technician"), await addMember("manager")]
    const { value: draft } = await open(
      { lines: [{ title: "Gearbox", other_minor: 50_000, tax_bp: 0 }] },
      technician
    )
    expect(await on(StartWork, draft, {}, technician)).toMatchObject({ status: 409, code: "approval_needed" })
    const { value: requested } = await on(RequestApproval, draft, {}, technician)
    expect(requested).toMatchObject({
      state: "requested",
      approval: { state: "requested", amount_minor: 50_000 }
    })
    const above = { status: 409, code: "amount_above_limit" }
    expect(await on(ApproveWorkOrder, requested, {}, manager)).toMatchObject(above)
    const { value: rejected } = await on(RejectWorkOrder, requested, { reason: "Too much" }, manager)
    expect(rejected).toMatchObject({ state: "draft", approval: { state: "rejected", note: "Too much" } })
    const { value: again } = await on(RequestApproval, rejected, {}, technician)
    const { value: approved } = await on(ApproveWorkOrder, again)
    expect(approved).toMatchObject({
      state: "approved",
      approval: { state: "approved", amount_minor: 50_000 }
    })
    expect((await on(StartWork, approved, {}, technician)).value.state).toBe("in_progress")
  })

  it("covers what the approver has seen, and no line that was added since", async () => {
    const { addMember, ask, limit, on, open, seen } = await workshop(app)
    await limit(10_000)
    const technician = await addMember("technician")
    const pump = { title: "Pump", other_minor: 20_000, tax_bp: 0 }
    const more = { title: "Gearbox", other_minor: 50_000, tax_bp: 0 }
    const needed = { status: 409, code: "approval_needed" }
    for (const isRequested of [true, false]) {
      const { value: draft } = await open({ lines: [pump] }, technician)
      const shown = isRequested ? (await on(RequestApproval, draft, {}, technician)).value : draft
      await ask(AddLine, { params: { workOrderId: draft.id }, body: more, by: technician })
      if (!isRequested)
        expect(await on(ApproveWorkOrder, shown)).toMatchObject({ status: 422, code: "amount_missing" })
      const body = isRequested ? {} : { amount_minor: shown.totals.total_minor }
      const { value: approved } = await on(ApproveWorkOrder, shown, body)
      expect(approved).toMatchObject({
        approval: { state: "approved", amount_minor: 20_000 },
        totals: { total_minor: 70_000 }
      })
      expect(await on(StartWork, await seen(draft), {}, technician)).toMatchObject(needed)
    }
  })

  it("is withdrawn before work is scheduled", async () => {
    const { on, open } = await workshop(app)
    const { value: requested } = await on(RequestApproval, (await open()).value)
    const { value: draft } = await on(WithdrawApproval, requested)
    expect(draft).toMatchObject({ state: "draft", approval: { state: "none", requested_at: null } })
  })

  it("is requested again for work that turns out to cost more", async () => {
    const { addMember, limit, on, readyToClose } = await workshop(app)
    await limit(10_000)
    const technician = await addMember("technician")
    const order = await readyToClose({ title: "Pump", other_minor: 20_000 })
    const { value: waiting } = await on(RequestApproval, order, { amount_minor: 30_000 }, technician)
    expect(waiting).toMatchObject({ state: "waiting", waiting_for: "approval" })
    const { value: approved } = await on(ApproveWorkOrder, waiting)
    expect(approved).toMatchObject({ state: "in_progress", approval: { amount_minor: 30_000 } })
    expect((await on(CloseWorkOrder, approved, {}, technician)).value.state).toBe("closed")
  })

  it("is requested of scheduled work, which keeps its time, bay and hold", async () => {
    const { addMember, ask, holds, limit, on, open, seen } = await workshop(app)
    await limit(10_000)
    const technician = await addMember("technician")
    const { value: bay } = await ask(CreateBay, { body: { name: "Bay 1" } })
    const { value: draft } = await open({ lines: [{ title: "Pump", other_minor: 5000, tax_bp: 0 }] })
    const plan = { from: inHours(1), to: inHours(2), bay_id: bay.id }
    await on(ScheduleWorkOrder, draft, plan)
    const more = { title: "Gearbox", other_minor: 50_000, tax_bp: 0 }
    await ask(AddLine, { params: { workOrderId: draft.id }, body: more })
    const grown = await seen(draft)
    const needed = { status: 409, code: "approval_needed" }
    expect(await on(StartWork, grown, {}, technician)).toMatchObject(needed)
    const { value: requested } = await on(RequestApproval, grown, {}, technician)
    const place = { state: "scheduled", scheduled_from: grown.scheduled_from, bay: { id: bay.id } }
    expect(requested).toMatchObject({ ...place, approval: { state: "requested", amount_minor: 55_000 } })
    expect(requested.can).not.toContain("request_approval")
    expect(await holds()).toHaveLength(1)
    const { value: toApprove } = await ask(ListWorkOrders, { query: { approval: "requested" } })
    expect(toApprove.items.map(({ id }) => id)).toEqual([draft.id])
    const { value: off } = await on(UnscheduleWorkOrder, requested, {}, technician)
    expect(off).toMatchObject({ state: "requested", approval: { state: "requested" } })
    const { value: approved } = await on(ApproveWorkOrder, off)
    const { value: again } = await on(ScheduleWorkOrder, approved, plan, technician)
    expect((await on(StartWork, again, {}, technician)).value.state).toBe("in_progress")
  })

  it("is waited for, also by work that waits for parts or is in the quality check", async () => {
    const scene = await workshop(app)
    const { addMember, limit, on, onLine, readyToClose, seen } = scene
    await limit(10_000)
    const technician = await addMember("technician")
    const order = await readyToClose({ title: "Pump", other_minor: 5000, tax_bp: 0 })
    const [line] = order.items
    if (line === undefined) throw new Error("The work order has no line.")
    await onLine(EditLine, line, { other_minor: 50_000 })
    const notPossible = { status: 409, code: "work_order_not_possible" }
    const { value: parts } = await on(PauseWork, order, { waiting_for: "parts" }, technician)
    const { value: requested } = await on(RequestApproval, parts, {}, technician)
    expect(requested).toMatchObject({
      state: "waiting",
      waiting_for: "parts",
      approval: { state: "requested" }
    })
    expect(await on(ResumeWork, requested, {}, technician)).toMatchObject(notPossible)
    const { value: rejected } = await on(RejectWorkOrder, requested, { reason: "Too much" })
    expect(rejected).toMatchObject({ state: "waiting", waiting_for: "parts" })
    const { value: resumed } = await on(ResumeWork, rejected, {}, technician)
    const { value: waiting } = await on(RequestApproval, resumed, {}, technician)
    expect(waiting).toMatchObject({ state: "waiting", waiting_for: "approval" })
    expect(await on(ResumeWork, waiting, {}, technician)).toMatchObject(notPossible)
    const { value: refused } = await on(RejectWorkOrder, waiting, { reason: "Too much" })
    const { value: checked } = await on(CheckQuality, refused, {}, technician)
    const { value: last } = await on(RequestApproval, checked, {}, technician)
    expect(last).toMatchObject({ state: "quality_check", approval: { state: "requested" } })
    expect((await on(CloseWorkOrder, await seen(last))).value).toMatchObject({
      state: "closed",
      approval: { state: "approved", amount_minor: 50_000, decided_by: { name: "Olga Owner" } }
    })
    expect(await published(app, scene, "ApprovalDecided")).toBe(3)
  })

  it("is raised by an owner who closes work beyond it", async () => {
    const { addMember, limit, on, onLine, open } = await workshop(app)
    await limit(10_000)
    const manager = await addMember("manager")
    const { value: draft } = await open({ lines: [{ title: "Pump", other_minor: 5000, tax_bp: 0 }] })
    const { value: started } = await on(StartWork, draft, {}, manager)
    const [line] = started.items
    if (line === undefined) throw new Error("The work order has no line.")
    const { value: grown } = await onLine(EditLine, line, { other_minor: 50_000 })
    const [edited] = grown.items
    if (edited === undefined) throw new Error("The work order has no line.")
    const { value: ready } = await onLine(CompleteLine, edited)
    expect(await on(CloseWorkOrder, ready, {}, manager)).toMatchObject({ code: "approval_needed" })
    expect((await on(CloseWorkOrder, ready)).value.approval).toMatchObject({
      state: "approved",
      amount_minor: 50_000,
      decided_by: { name: "Olga Owner" }
    })
  })

  it("that was requested ends with a work order that is cancelled", async () => {
    const { on, open } = await workshop(app)
    const { value: requested } = await on(RequestApproval, (await open()).value)
    const { value: cancelled } = await on(CancelWorkOrder, requested, { reason: "Sold" })
    expect(cancelled.approval).toMatchObject({ state: "none", amount_minor: null })
  })

  it("needs a decision about the warranty first", async () => {
    const { close, on, open, readyToClose } = await workshop(app)
    const { value: draft } = await open({ lines: [{ title: "Pump", warranty_check: "possible" }] })
    const undecided = { status: 409, code: "warranty_undecided" }
    expect(await on(ApproveWorkOrder, draft, { amount_minor: 0 })).toMatchObject(undecided)
    expect(await on(StartWork, draft)).toMatchObject(undecided)
    const order = await readyToClose({ title: "Pump" })
    await app.admin.query(
      "update maintenance.work_order_lines set warranty_check = 'possible' where work_order_id = $1",
      [order.id]
    )
    expect(await close(order)).toMatchObject(undecided)
  })

  it("has settings that owners and admins change", async () => {
    const { addMember, ask } = await workshop(app)
    const body = { approval_from_minor: 1, rate_minor: 2, tax_bp: 3 }
    expect((await ask(SetWorkshopSettings, { body })).value).toEqual(body)
    expect((await ask(SetWorkshopSettings, { body, by: await addMember("manager") })).status).toBe(403)
  })
})
