import {
  AcceptServiceProposal,
  ArchiveBay,
  AssignWorkOrder,
  CreateBay,
  DismissServiceProposal,
  GetPlanningBoard,
  GetWorkingHours,
  ListBays,
  ListServiceProposals,
  RenameBay,
  RestoreBay,
  RestoreServiceProposal,
  ScheduleWorkOrder,
  type ServiceProposal,
  SetWorkingHours,
  UnscheduleWorkOrder
} from "#maintenance/contract"
import { BlockVehicle, ChangeLifecycle } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { inHours, rented, type Workshop, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const during = `${inHours(-1)}..${inHours(1000)}`
const boardOf = async ({ ask }: Workshop) => (await ask(GetPlanningBoard, { query: { during } })).value
const bay = async ({ ask }: Workshop, name = "Lift 1") => (await ask(CreateBay, { body: { name } })).value
const proposals = async ({ ask }: Workshop) => (await ask(ListServiceProposals)).value.items

const acceptance = (proposal: ServiceProposal) => {
  const ids = (kind: "service" | "defect") =>
    proposal.work.filter((one) => one.kind === kind).map(({ id }) => id as never)
  return {
    vehicle_id: proposal.vehicle.id,
    occurrence_ids: ids("service"),
    defect_ids: ids("defect"),
    from: proposal.from.toISOString(),
    to: proposal.to.toISOString(),
    bay_id: proposal.bay?.id ?? null,
    technician_id: proposal.technician?.id ?? null
  }
}

describe("bays", () => {
  it("are added, renamed, archived and restored", async () => {
    const scene = await workshop(app)
    const { ask } = scene
    const added = await bay(scene)
    expect(await ask(CreateBay, { body: { name: "lift 1" } })).toMatchObject({ code: "bay_exists" })
    const params = { bayId: added.id }
    const renamed = await ask(RenameBay, { params, body: { name: "Lift A", expected_version: 1 } })
    expect(renamed.value).toMatchObject({ name: "Lift A", version: 2 })
    const stale = await ask(RenameBay, { params, body: { name: "Lift B", expected_version: 1 } })
    expect(stale).toMatchObject({ status: 409, code: "bay_was_changed" })
    await ask(ArchiveBay, { params })
    expect((await ask(ListBays)).value.items).toEqual([])
    expect((await ask(ListBays, { query: { archived: "true" } })).value.items).toHaveLength(1)
    await ask(RestoreBay, { params })
    expect((await boardOf(scene)).bays).toEqual([{ id: added.id, name: "Lift A" }])
  })

  it("are at most 50, also if several are added at the same moment", async () => {
    const { ask } = await workshop(app)
    const add = async (number: number) => (await ask(CreateBay, { body: { name: `Lift ${number}` } })).code
    for (let number = 1; number < 50; number += 1) await add(number)
    const codes = await Promise.all([50, 51, 52, 53].map(add))
    expect(codes.toSorted()).toEqual(["", "too_many_bays", "too_many_bays", "too_many_bays"])
  })
})

it("working hours are Monday to Friday from 8 to 17 until they are set", async () => {
  const { ask } = await workshop(app)
  const { week } = (await ask(GetWorkingHours)).value
  expect(week[0]).toEqual({ opens: 480, closes: 1020 })
  expect(week[6]).toBeNull()
  const saturdays = [null, null, null, null, null, { opens: 600, closes: 840 }, null]
  expect((await ask(SetWorkingHours, { body: { week: saturdays } })).status).toBe(200)
  expect((await ask(GetWorkingHours)).value.week).toEqual(saturdays)
  const reversed = [{ opens: 600, closes: 500 }, ...saturdays.slice(1)]
  expect((await ask(SetWorkingHours, { body: { week: reversed } })).status).toBe(422)
})

describe("a scheduled work order", () => {
  it("has a bay and a technician, who are nowhere else at that time", async () => {
    const scene = await workshop(app)
    const { on, open, owner, vehicle } = scene
    const { id: bay_id } = await bay(scene)
    const { value: first } = await open()
    const assigned_to = owner.user.id as never
    const period = { from: inHours(24), to: inHours(26) }
    const { value: planned } = await on(ScheduleWorkOrder, first, { ...period, bay_id, assigned_to })
    expect(planned).toMatchObject({ state: "scheduled", bay: { id: bay_id, name: "Lift 1" } })
    const other = await vehicle({ unit_number: "V-2" })
    const { value: second } = await open({ vehicle_id: other.id })
    const inBay = await on(ScheduleWorkOrder, second, { ...period, bay_id })
    expect(inBay).toMatchObject({ status: 409, code: "bay_taken" })
    expect(inBay.detail).toContain("WO-1001")
    const busy = await on(ScheduleWorkOrder, second, { ...period, assigned_to })
    expect(busy).toMatchObject({ status: 409, code: "technician_taken" })
    const { value: without } = await on(ScheduleWorkOrder, second, period)
    expect(await on(AssignWorkOrder, without, { assigned_to })).toMatchObject({ code: "technician_taken" })
    const board = await boardOf(scene)
    expect(board.scheduled).toHaveLength(2)
    const { value: freed } = await on(UnscheduleWorkOrder, planned)
    expect(freed.bay).toBeNull()
    expect((await on(AssignWorkOrder, without, { assigned_to: null })).status).toBe(200)
  })
})

describe("proposals", () => {
  it("are the earliest gap in the vehicle's calendar, with reasons, and are accepted with their hold", async () => {
    const scene = await workshop(app)
    await scene.ask(SetWorkingHours, {
      body: { week: Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 })) }
    })
    const { id: bay_id } = await bay(scene)
    await scene.defect({ title: "Worn pads" })
    await rented(scene, inHours(1), inHours(30))
    const [proposal] = await proposals(scene)
    if (proposal === undefined) throw new Error("Nothing is proposed.")
    expect(proposal).toMatchObject({ minutes: 60, bay: { id: bay_id }, work: [{ title: "Worn pads" }] })
    const accepted = await scene.ask(AcceptServiceProposal, { body: acceptance(proposal) })
    expect(accepted.value).toMatchObject({ state: "scheduled", title: "Worn pads", lines: 1 })
    const holds = await scene.holds()
    expect(holds.some(({ kind, held_for }) => kind === "maintenance" && held_for === "WO-1001")).toBe(true)
    expect(await proposals(scene)).toEqual([])
  })

  it("are made for a grounded vehicle, which needs the work most", async () => {
    const scene = await workshop(app)
    await scene.defect({ severity: "critical", blocking: true })
    const [proposal] = await proposals(scene)
    if (proposal === undefined) throw new Error("Nothing is proposed.")
    expect(proposal).toMatchObject({ vehicle: { name: "V-1" }, free_until: null })
    const accepted = await scene.ask(AcceptServiceProposal, { body: acceptance(proposal) })
    expect(accepted.value).toMatchObject({ state: "scheduled" })
  })

  it("are made for the next vehicles if the most urgent ones are taken until further notice", async () => {
    const scene = await workshop(app)
    await scene.defect({ severity: "minor" })
    for (let number = 2; number <= 22; number += 1) {
      const { id } = await scene.vehicle({ unit_number: `V-${String(number)}` })
      await scene.defect({ vehicle_id: id, severity: "major" })
      const hold = {
        kind: "hard_hold",
        starts_at: inHours(0),
        due_at: null,
        held_for: null,
        note: null
      } as const
      await scene.ask(BlockVehicle, { params: { vehicleId: id }, body: hold })
    }
    expect((await proposals(scene)).map(({ vehicle }) => vehicle.name)).toEqual(["V-1"])
  })

  it("are made for the fleet, however many defects sold vehicles had", async () => {
    const scene = await workshop(app)
    const sold = await scene.vehicle({ unit_number: "V-2" })
    for (let number = 1; number <= 201; number += 1)
      await scene.defect({ vehicle_id: sold.id, severity: "major" })
    for (const lifecycle of ["for_sale", "sold"] as const)
      await scene.ask(ChangeLifecycle, { params: { vehicleId: sold.id }, body: { lifecycle, note: null } })
    await scene.defect({ severity: "minor" })
    expect((await proposals(scene)).map(({ vehicle }) => vehicle.name)).toEqual(["V-1"])
  })

  it("are dismissed, and come back", async () => {
    const scene = await workshop(app)
    const { id } = await scene.defect({ title: "Worn pads" })
    const vehicle_id = scene.vehicleOfOrders.id
    const dismissed = { vehicle_id, occurrence_ids: [], defect_ids: [id] }
    expect((await scene.ask(DismissServiceProposal, { body: dismissed })).status).toBe(204)
    const { value } = await scene.ask(ListServiceProposals)
    expect(value.items).toEqual([])
    expect(value.dismissed).toMatchObject([
      {
        vehicle: { name: "V-1" },
        work: [{ id, title: "Worn pads" }],
        dismissed_by: { id: scene.owner.user.id }
      }
    ])
    await scene.defect({ title: "Left mirror" })
    expect((await proposals(scene)).map(({ work }) => work)).toMatchObject([[{ title: "Left mirror" }]])
    await scene.ask(RestoreServiceProposal, { body: { vehicle_id } })
    expect((await proposals(scene))[0]?.work).toHaveLength(2)
    expect((await scene.ask(ListServiceProposals)).value.dismissed).toEqual([])
  })

  it("are not dismissed with work on another vehicle", async () => {
    const scene = await workshop(app)
    const { id } = await scene.defect()
    const { id: vehicle_id } = await scene.vehicle({ unit_number: "V-2" })
    const body = { vehicle_id, occurrence_ids: [], defect_ids: [id] }
    expect((await scene.ask(DismissServiceProposal, { body })).status).toBe(404)
    expect(await proposals(scene)).toHaveLength(1)
  })

  it("are refused if the time was taken meanwhile, and nothing is left behind", async () => {
    const scene = await workshop(app)
    await scene.defect()
    const [proposal] = await proposals(scene)
    if (proposal === undefined) throw new Error("Nothing is proposed.")
    await rented(scene, inHours(0.1), inHours(24 * 8))
    const refused = await scene.ask(AcceptServiceProposal, { body: acceptance(proposal) })
    expect(refused).toMatchObject({ status: 409, code: "hold_conflict" })
    expect((await boardOf(scene)).unscheduled).toEqual([])
    const [next] = await proposals(scene)
    expect(next?.from.getTime()).toBeGreaterThan(proposal.to.getTime())
  })
})
