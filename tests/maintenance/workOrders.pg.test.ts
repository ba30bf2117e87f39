import { ChangeLifecycle } from "#fleet/contract"
import {
  AssignWorkOrder,
  CancelWorkOrder,
  CheckQuality,
  CloseWorkOrder,
  CountWorkOrders,
  EditWorkOrder,
  GetWorkshopNumbers,
  ListWorkOrders,
  ListWorkshopSchedule,
  nextWorkOrderStates,
  PauseWork,
  RestoreWorkOrder,
  ResumeWork,
  ScheduleWorkOrder,
  StartWork,
  UnscheduleWorkOrder,
  WorkOrderState
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { inHours, rented, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("the states of a work order", () => {
  it("follow each other in the database as in the contract", async () => {
    const states = WorkOrderState.literals
    const { rows } = await app.admin.query(
      `select before || ' ' || after as pair from unnest($1::text[]) before, unnest($1::text[]) after
       where maintenance.work_order_may_become(before, after)`,
      [states]
    )
    const expected = states.flatMap((before) =>
      nextWorkOrderStates(before).map((after) => `${before} ${after}`)
    )
    expect(new Set(rows.map(({ pair }) => pair))).toEqual(new Set(expected))
  })

  it("are enforced by a trigger, and what is over does not change", async () => {
    const { close, open, readyToClose } = await workshop(app)
    const { value: draft } = await open()
    const update = (set: string, id: string) =>
      app.admin.query(`update maintenance.work_orders set ${set} where id = $1`, [id])
    await expect(update("state = 'quality_check', started_at = now()", draft.id)).rejects.toThrow(
      "a work order that is draft cannot become quality_check"
    )
    const { value: closed } = await close(await readyToClose())
    await expect(update("title = 'Changed'", closed.id)).rejects.toThrow("does not change")
    const change = "update maintenance.work_order_lines set rate_minor = 1 where work_order_id = $1"
    await expect(app.admin.query(change, [closed.id])).rejects.toThrow("the work order is over")
  })

  it("lead from the draft through waiting and the quality check to the end", async () => {
    const { on, open, readyToClose, seen } = await workshop(app)
    const { value: draft, status } = await open({ priority: "high", notes: "Since Monday" })
    expect(status).toBe(201)
    expect(draft).toMatchObject({ number: 1001, state: "draft", priority: "high", vehicle: { name: "V-1" } })
    expect((await open()).value.number).toBe(1002)
    const order = await readyToClose()
    expect(order).toMatchObject({ state: "in_progress", lines: 1, lines_done: 1 })
    const { value: waiting } = await on(PauseWork, order, { waiting_for: "parts" })
    expect(waiting).toMatchObject({ state: "waiting", waiting_for: "parts" })
    expect(await on(CloseWorkOrder, waiting)).toMatchObject({ status: 409, code: "work_order_not_possible" })
    const { value: resumed } = await on(ResumeWork, waiting)
    const { value: checked } = await on(CheckQuality, resumed)
    const { value: closed } = await on(CloseWorkOrder, checked)
    expect(closed).toMatchObject({ state: "closed", can: ["reopen"] })
    expect((await seen(closed)).version).toBe(closed.version)
  })
})

describe("a work order", () => {
  it("is not overwritten: whoever has not seen its newest version is refused", async () => {
    const { on, open } = await workshop(app)
    const { value: draft } = await open()
    expect((await on(EditWorkOrder, draft, { title: "Noise" })).value).toMatchObject({
      title: "Noise",
      version: 2
    })
    const refused = { status: 409, code: "work_order_was_changed" }
    expect(await on(EditWorkOrder, draft, { title: "Other" })).toMatchObject(refused)
    expect(await on(ScheduleWorkOrder, draft, { from: inHours(1), to: inHours(2) })).toMatchObject(refused)
  })

  it("blocks its vehicle while it is scheduled, and moves with its schedule", async () => {
    const scene = await workshop(app)
    const { holds, on, open, timeline } = scene
    await rented(scene, inHours(30), inHours(40))
    const { value: draft } = await open()
    const clash = await on(ScheduleWorkOrder, draft, { from: inHours(24), to: inHours(32) })
    expect(clash).toMatchObject({ status: 409, code: "hold_conflict" })
    const { value: scheduled } = await on(ScheduleWorkOrder, draft, { from: inHours(20), to: inHours(24) })
    expect(scheduled).toMatchObject({ state: "scheduled", approval: { state: "approved" } })
    expect((await holds()).map(({ kind, held_for }) => [kind, held_for])).toEqual([
      ["maintenance", "WO-1001"],
      ["rental", null]
    ])
    const { value: moved } = await on(ScheduleWorkOrder, scheduled, { from: inHours(41), to: inHours(45) })
    expect((await holds()).map(({ kind }) => kind)).toEqual(["rental", "maintenance"])
    const { value: free } = await on(UnscheduleWorkOrder, moved)
    expect(free).toMatchObject({ state: "approved", scheduled_from: null })
    expect((await holds()).map(({ kind }) => kind)).toEqual(["rental"])
    expect((await timeline()).filter((kind) => kind.startsWith("work_order."))).toEqual([
      "work_order.unscheduled",
      "work_order.scheduled",
      "work_order.scheduled",
      "work_order.opened"
    ])
  })

  it("blocks its vehicle from the start of the work, until further notice unless it was scheduled", async () => {
    const scene = await workshop(app)
    const { holds, on, open } = scene
    await rented(scene, inHours(30), inHours(40))
    const { value: draft } = await open()
    expect(await on(StartWork, draft)).toMatchObject({ status: 409, code: "hold_conflict" })
    const { value: started } = await on(StartWork, draft, { until: inHours(5) })
    expect(started).toMatchObject({ state: "in_progress", reading_in: { m: null, estimated: false } })
    expect((await holds()).map(({ kind }) => kind)).toEqual(["maintenance", "rental"])
    const { value: cancelled } = await on(CancelWorkOrder, started, { reason: "Nothing to repair" })
    expect(cancelled).toMatchObject({ state: "cancelled", reason: "Nothing to repair", can: ["restore"] })
    expect((await holds()).map(({ kind }) => kind)).toEqual(["rental"])
    expect((await on(RestoreWorkOrder, cancelled)).value).toMatchObject({ state: "draft", reason: null })
  })

  it("can be started for a vehicle that stays with whoever has it", async () => {
    const scene = await workshop(app)
    await rented(scene, inHours(-2), inHours(2))
    const { value: draft } = await scene.open()
    expect((await scene.on(StartWork, draft, { without_hold: true })).value.state).toBe("in_progress")
    expect((await scene.holds()).map(({ kind }) => kind)).toEqual(["rental"])
  })

  it("is not opened or restored for a vehicle that was sold; what is open can be ended", async () => {
    const { ask, on, open, vehicleOfOrders } = await workshop(app)
    const { value: draft } = await open()
    const { value: cancelled } = await on(CancelWorkOrder, (await open()).value, { reason: "Sold" })
    const become = (lifecycle: "for_sale" | "sold") =>
      ask(ChangeLifecycle, { params: { vehicleId: vehicleOfOrders.id }, body: { lifecycle, note: null } })
    await become("for_sale")
    expect((await become("sold")).status).toBe(200)
    expect(await open()).toMatchObject({ status: 409, code: "vehicle_not_in_fleet" })
    const refused = { status: 409, code: "vehicle_not_in_fleet" }
    expect(await on(RestoreWorkOrder, cancelled)).toMatchObject(refused)
    expect(await on(ScheduleWorkOrder, draft, { from: inHours(1), to: inHours(2) })).toMatchObject(refused)
    expect(await on(StartWork, draft)).toMatchObject(refused)
    const { value: started } = await on(StartWork, draft, { without_hold: true })
    expect((await on(CloseWorkOrder, started)).value.state).toBe("closed")
  })

  it("is assigned to someone who may do the work", async () => {
    const { addMember, on, open } = await workshop(app)
    const technician = await addMember("technician", "Tom Technician")
    const viewer = await addMember("viewer")
    const { value: draft } = await open()
    expect(await on(AssignWorkOrder, draft, { assigned_to: viewer.user.id })).toMatchObject({
      status: 422,
      code: "not_a_technician"
    })
    expect(await on(AssignWorkOrder, draft, { assigned_to: randomUUID() })).toMatchObject({ status: 404 })
    const { value: assigned } = await on(AssignWorkOrder, draft, { assigned_to: technician.user.id })
    expect(assigned.assigned_to).toEqual({ id: technician.user.id, name: "Tom Technician" })
    expect((await on(AssignWorkOrder, assigned, { assigned_to: null })).value.assigned_to).toBeNull()
  })
})

describe("the list of work orders", () => {
  it("selects, searches, sorts and counts", async () => {
    const { ask, on, open, vehicle } = await workshop(app)
    const other = await vehicle({ unit_number: "Truck 9" })
    const { value: first } = await open({ title: "Brakes", priority: "low" })
    await open({ title: "Tires", priority: "urgent", lines: [{ title: "Change", complaint: "Squeals" }] })
    await open({ title: "Oil", kind: "preventive", vehicle_id: other.id })
    await on(ScheduleWorkOrder, first, { from: inHours(2), to: inHours(3) })
    const titles = async (query: Readonly<Record<string, string>> = {}) =>
      (await ask(ListWorkOrders, { query })).value.items.map(({ title }) => title)
    expect(await titles()).toEqual(["Oil", "Tires", "Brakes"])
    expect(await titles({ sort: "number" })).toEqual(["Brakes", "Tires", "Oil"])
    expect(await titles({ sort: "-priority" })).toEqual(["Tires", "Oil", "Brakes"])
    expect((await titles({ sort: "scheduled" }))[0]).toBe("Brakes")
    expect(await titles({ state: "draft,closed" })).toEqual(["Oil", "Tires"])
    expect(await titles({ kind: "preventive" })).toEqual(["Oil"])
    expect(await titles({ search: "wo-1002" })).toEqual(["Tires"])
    expect(await titles({ search: "SQUEAL" })).toEqual(["Tires"])
    expect(await titles({ search: "truck 9" })).toEqual(["Oil"])
    expect((await ask(CountWorkOrders, { query: { vehicle: other.id } })).value.count).toBe(1)
    expect((await ask(GetWorkshopNumbers)).value).toEqual({
      open: 3,
      in_workshop: 0,
      waiting: 0,
      to_approve: 0,
      scheduled: 1
    })
    const during = `${inHours(0)}..${inHours(9)}`
    const { value: schedule } = await ask(ListWorkshopSchedule, { query: { during } })
    expect(schedule.items.map(({ title }) => title)).toEqual(["Brakes"])
  })

  it("is read page by page in each order", async () => {
    const { ask, open } = await workshop(app)
    for (const priority of ["low", "urgent", "low", "normal"] as const)
      await open({ title: priority, priority })
    for (const sort of ["-number", "number", "-updated", "scheduled", "-priority", "-total"]) {
      const numbers: Array<number> = []
      for (let after: string | null = null; ;) {
        const query: Record<string, string> = { sort, limit: "1", ...(after !== null && { after }) }
        const { value } = await ask(ListWorkOrders, { query })
        numbers.push(...value.items.map(({ number }) => number))
        if (value.next === null) break
        after = value.next
      }
      expect(
        numbers.toSorted((one, other) => one - other),
        sort
      ).toEqual([1001, 1002, 1003, 1004])
    }
  })
})
