import { RecordReading, type VehicleId } from "#fleet/contract"
import {
  AcceptServiceProposal,
  CancelWorkOrder,
  ArchivePart,
  CloseWorkOrder,
  CompleteLine,
  CreatePart,
  CreateTask,
  DismissServiceProposal,
  GetPlanningBoard,
  IssuePart,
  ListServiceProposals,
  type OccurrenceId,
  OpenWorkOrder,
  type PartId,
  ReceiveParts,
  type ServiceProposal,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, dayAgo, daysAgo, follow, item, type ServiceTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const during = `${daysAgo(0)}..${daysAgo(-30)}`

const acceptance = ({ vehicle, work, from, to, bay, technician }: ServiceProposal) => ({
  vehicle_id: vehicle.id,
  occurrence_ids: work.flatMap((one) => (one.kind === "service" ? [one.id] : [])),
  defect_ids: work.flatMap((one) => (one.kind === "defect" ? [one.id] : [])),
  from: from.toISOString(),
  to: to.toISOString(),
  bay_id: bay?.id ?? null,
  technician_id: technician?.id ?? null
})

it("proposals leave out a service that is done as part of another one, while that is proposed or planned", async () => {
  const { program, request, services, setLast, task, vehicle } = await createServiceTenant(app)
  const van = await vehicle({ unit_number: "V-1" })
  const small = item(await task("PM-A"), { every_days: 100 })
  const large = item(await task("PM-B"), { every_days: 100, supersedes: [small.id] })
  const yearly = item(await task("PM-C"), { every_days: 300, supersedes: [large.id] })
  await program([small, large, yearly])
  const all = await services(van)
  const last = (name: string, days: number) =>
    setLast(all.find(({ task: { name: own } }) => own === name)?.schedule_id ?? "", { on: dayAgo(days) })
  for (const name of ["PM-A", "PM-B", "PM-C"]) await last(name, 120)
  const proposed = async () => (await request(ListServiceProposals, {})).value.items
  const titles = async () => (await proposed()).map(({ work }) => work.map(({ title }) => title))
  const due = async () => (await request(GetPlanningBoard, {}, { query: { during } })).value.due
  expect([await titles(), await due()]).toEqual([[["PM-B"]], 1])
  await last("PM-C", 310)
  const [yearlyOne] = await proposed()
  if (yearlyOne === undefined) throw new Error("Nothing is proposed.")
  expect([await titles(), await due()]).toEqual([[["PM-C"]], 1])
  await request(DismissServiceProposal, {}, { body: { ...acceptance(yearlyOne) } })
  const [proposal] = await proposed()
  if (proposal === undefined) throw new Error("Nothing is proposed.")
  expect(await titles()).toEqual([["PM-B"]])
  await request(AcceptServiceProposal, {}, { body: acceptance(proposal) })
  expect([await titles(), await due()]).toEqual([[], 1])
})

it("proposals say how many hours are left until a service is due by them", async () => {
  const { id, program, request, task, vehicle } = await createServiceTenant(app)
  const van = await vehicle({ unit_number: "V-1" })
  await program([item(await task(), { every_s: 360_000, due_soon_s: 36_000 })])
  for (const [value, ago] of [
    [0, 20],
    [95, 0]
  ] as const) {
    const body = { value, unit: "h", kind: "engine_hours", confirm: true, read_at: daysAgo(ago) } as const
    await request(RecordReading, { vehicleId: van.id }, { body })
    await follow(app, "MeterChanged", id)
  }
  const [proposal] = (await request(ListServiceProposals, {})).value.items
  expect(proposal).toMatchObject({ remaining_m: null, remaining_s: 18_000 })
})

/** Parts in stock, and a task that usually uses three of them. */
const createTaskWithParts = async ({ request }: ServiceTenant) => {
  const part = async (name: string, quantity: number) => {
    const fields = { number: name, name, unit: "pcs", cost_minor: 900, reorder_point: null, bin: null }
    const { id: partId } = (await request(CreatePart, {}, { body: fields })).value
    const received = { quantity, unit_cost_minor: 900, vendor_id: null, note: null }
    if (quantity > 0) await request(ReceiveParts, { partId }, { body: received })
    return partId
  }
  const [filter, oil, old] = [await part("Filter", 1), await part("Oil", 4), await part("Old filter", 0)]
  const parts = [
    { part_id: filter, quantity: 1 },
    { part_id: oil, quantity: 4.5 },
    { part_id: old, quantity: 1 }
  ]
  const { value: task } = await request(CreateTask, {}, { body: { name: "Oil", system: "engine", parts } })
  await request(ArchivePart, { partId: old })
  return { task, filter, oil }
}

/** Does a service of a vehicle in the workshop, with one unit of a part if one is given, and ends its work order. */
const serviceInWorkshop = async (
  { request }: ServiceTenant,
  vehicle_id: VehicleId,
  [occurrence_id, partId]: readonly [occurrence_id: OccurrenceId, partId?: PartId],
  end: "close" | "cancel" = "close"
) => {
  const body = { vehicle_id, kind: "preventive", title: "Oil", lines: [{ occurrence_id }] } as const
  const opened = (await request(OpenWorkOrder, {}, { body })).value
  const params = { workOrderId: opened.id, lineId: opened.items[0]?.id ?? "" }
  const start = { expected_version: opened.version, without_hold: true }
  const [line] = (await request(StartWork, params, { body: start })).value.items
  const used = partId && (await request(IssuePart, params, { body: { part_id: partId, quantity: 1 } }))
  const expected_version = used?.value.items[0]?.version ?? line?.version ?? 0
  const done = (await request(CompleteLine, params, { body: { expected_version } })).value
  const ending = { expected_version: done.version }
  const { status } =
    end === "close"
      ? await request(CloseWorkOrder, params, { body: ending })
      : await request(CancelWorkOrder, params, { body: { ...ending, reason: "Wrong vehicle" } })
  expect(status).toBe(200)
}

describe("the parts of a proposal", () => {
  const proposed = async ({ request }: ServiceTenant) =>
    new Map((await request(ListServiceProposals, {})).value.items.map((one) => [one.vehicle.name, one.parts]))

  it("are the usual ones of its services until the vehicle had them, without archived ones", async () => {
    const tenant = await createServiceTenant(app)
    const { task, filter, oil } = await createTaskWithParts(tenant)
    const [van, other] = [
      await tenant.vehicle({ unit_number: "V-1" }),
      await tenant.vehicle({ unit_number: "V-2" })
    ]
    await tenant.program([item(task.id, { every_days: 1, due_soon_days: 30 })])
    const usual = [
      { id: filter, name: "Filter", quantity: 1, in_stock: true },
      { id: oil, name: "Oil", quantity: 4.5, in_stock: false }
    ]
    expect(await proposed(tenant)).toEqual(
      new Map([
        ["V-1", usual],
        ["V-2", usual]
      ])
    )
    await serviceInWorkshop(tenant, van.id, [(await tenant.next(van)).id, oil])
    await serviceInWorkshop(tenant, van.id, [(await tenant.next(van)).id], "cancel")
    await serviceInWorkshop(tenant, other.id, [(await tenant.next(other)).id])
    const used = [{ id: oil, name: "Oil", quantity: 1, in_stock: true }]
    // The second vehicle's last service used none, so that nothing is known about it.
    expect(await proposed(tenant)).toEqual(
      new Map([
        ["V-1", used],
        ["V-2", usual]
      ])
    )
  })

  it("are added up over the services of a vehicle before they are compared with the stock", async () => {
    const tenant = await createServiceTenant(app)
    const { task, filter } = await createTaskWithParts(tenant)
    const parts = [{ part_id: filter, quantity: 1 }]
    const body = { name: "Filter", system: "engine", parts } as const
    const { value: another } = await tenant.request(CreateTask, {}, { body })
    await tenant.vehicle({ unit_number: "V-1" })
    await tenant.program([task, another].map(({ id }) => item(id, { every_days: 1, due_soon_days: 30 })))
    expect((await proposed(tenant)).get("V-1")).toMatchObject([
      { name: "Filter", quantity: 2, in_stock: false },
      { name: "Oil", quantity: 4.5 }
    ])
  })
})
