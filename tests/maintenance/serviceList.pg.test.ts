import { CountServices, GetServiceNumbers, ListPastServices } from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, dayAgo, follow, item, KM } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Van 2 is overdue, van 10 due soon, and truck 1 needs nothing soon. */
const scene = async () => {
  const tenant = await createServiceTenant(app)
  const group = await tenant.group("Night shift")
  const [two, ten, truck] = [
    await tenant.vehicle({ unit_number: "Van 2", group_id: group }),
    await tenant.vehicle({ unit_number: "Van 10" }),
    await tenant.vehicle({ unit_number: "Truck 1", kind: "truck", make: "MAN", model: "TGX" })
  ]
  for (const vehicle of [two, ten, truck]) await tenant.read(vehicle, 1000, 40)
  const oil = item(await tenant.task("Engine oil"), { every_m: 10_000 * KM, due_soon_m: 1500 * KM })
  const yearly = item(await tenant.task("Annual inspection"), { every_months: 12 })
  const vans = await tenant.program([oil], { kinds: ["van"] }, "Vans")
  await tenant.program([yearly], { kinds: ["truck"] }, "Trucks")
  await tenant.read(two, 13_000)
  await tenant.read(ten, 9700)
  const rows = async (query: Readonly<Record<string, string>> = {}) =>
    (await tenant.due(query)).items.map(({ vehicle, state }) => `${vehicle.name} ${state}`)
  return { ...tenant, group, oil, rows, ten, truck, two, vans }
}

describe("the list of services", () => {
  it("is by when they will be due, or by vehicle", async () => {
    const { rows } = await scene()
    const byDue = ["Van 2 overdue", "Van 10 due_soon", "Truck 1 upcoming"]
    expect(await rows()).toEqual(byDue)
    expect(await rows({ sort: "-due" })).toEqual(byDue.toReversed())
    expect(await rows({ sort: "vehicle" })).toEqual(["Truck 1 upcoming", "Van 2 overdue", "Van 10 due_soon"])
  })

  it("is read in pages, each row once", async () => {
    const { due } = await scene()
    for (const sort of ["due", "-due", "vehicle", "-vehicle"]) {
      const all = (await due({ sort })).items.map(({ id }) => id)
      const paged: Array<string> = []
      let after: string | null = ""
      while (after !== null) {
        const page: Awaited<ReturnType<typeof due>> = await due({
          sort,
          limit: "1",
          ...(after !== "" && { after })
        })
        paged.push(...page.items.map(({ id }) => id))
        after = page.next
      }
      expect(paged).toEqual(all)
    }
  })

  it("is filtered by state, vehicle, group, program, task and search", async () => {
    const { group, oil, request, rows, ten, vans } = await scene()
    expect(await rows({ state: "overdue" })).toEqual(["Van 2 overdue"])
    expect(await rows({ state: "overdue,due_soon" })).toEqual(["Van 2 overdue", "Van 10 due_soon"])
    expect(await rows({ vehicle: ten.id })).toEqual(["Van 10 due_soon"])
    expect(await rows({ group })).toEqual(["Van 2 overdue"])
    expect(await rows({ program: vans.id, state: "due_soon" })).toEqual(["Van 10 due_soon"])
    expect(await rows({ task: oil.task_id, sort: "vehicle" })).toEqual(["Van 2 overdue", "Van 10 due_soon"])
    expect(await rows({ search: "man tgx" })).toEqual(["Truck 1 upcoming"])
    expect(await rows({ search: "annual" })).toEqual(["Truck 1 upcoming"])
    expect(await rows({ search: "truck" })).toEqual(["Truck 1 upcoming"])
    expect(await rows({ search: "van 10" })).toEqual(["Van 10 due_soon"])
    expect(await rows({ search: "nothing like it" })).toEqual([])
    const { value } = await request(CountServices, {}, { query: { search: "engine oil" } })
    expect(value.count).toBe(2)
  })

  it("follows the name and group of a vehicle", async () => {
    const { edit, group, rows, ten } = await scene()
    await edit(ten, { unit_number: "Aaa", group_id: group })
    await follow(app, "VehicleChanged", ten.organization_id)
    expect(await rows({ sort: "vehicle", group })).toEqual(["Aaa due_soon", "Van 2 overdue"])
  })
})

describe("the numbers of services", () => {
  it("count what is due, and how many of the last 365 days were on time", async () => {
    const { complete, id, next, past, request, skip, ten, truck, two } = await scene()
    const counted = async () => (await past({ outcome: "counted" })).map(({ vehicle }) => vehicle.name)
    const numbers = async () => (await request(GetServiceNumbers, {})).value
    expect(await numbers()).toEqual({
      due_soon: 1,
      due: 0,
      overdue: 1,
      on_time: 0,
      counted: 1,
      compliance_pct: 0
    })
    await complete(await next(ten))
    await skip(await next(truck))
    expect(await numbers()).toMatchObject({ due_soon: 0, on_time: 1, counted: 2, compliance_pct: 50 })
    await complete(await next(two))
    expect(await numbers()).toMatchObject({ overdue: 0, on_time: 1, counted: 2, compliance_pct: 50 })
    expect(await counted()).toEqual(["Van 2", "Van 10"])
    await app.admin.query(
      `update maintenance.occurrences set completed_on = completed_on - 366
       where organization_id = $1 and vehicle_id = $2 and state = 'done'`,
      [id, ten.id]
    )
    expect(await numbers()).toMatchObject({ on_time: 0, counted: 1, compliance_pct: 0 })
    expect(await counted()).toEqual(["Van 2"])
  })
})

it("lists past services newest first, in pages", async () => {
  const { complete, next, past, request, ten, two } = await scene()
  await complete(await next(two))
  await complete(await next(ten), { on: dayAgo(1) })
  expect((await past()).map(({ vehicle }) => vehicle.name)).toEqual(["Van 10", "Van 2"])
  const first = (await request(ListPastServices, {}, { query: { limit: "1" } })).value
  expect(first.items.map(({ vehicle }) => vehicle.name)).toEqual(["Van 10"])
  const rest = await past({ limit: "1", after: first.next ?? "" })
  expect(rest.map(({ vehicle }) => vehicle.name)).toEqual(["Van 2"])
})
