import {
  CountDefects,
  CountServices,
  CountWorkOrders,
  GetDefectNumbers,
  GetServiceNumbers,
  GetWorkshopNumbers,
  ListDefects,
  ListPastServices,
  ListServices,
  ListWorkOrders,
  MAINTENANCE_NUMBERS
} from "#maintenance/contract"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { ACTS, createScene, type Scene } from "./numbersScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Query = Readonly<Record<string, string>>

interface Listed {
  readonly items: ReadonlyArray<{ readonly id: string; readonly vehicle: { readonly id: string } }>
  readonly next: string | null
}

/** All rows of a list, read in small pages. */
const rowsOf = async (read: (query: Query) => Promise<Listed>, filter: Query) => {
  const rows: Array<Listed["items"][number]> = []
  let after: string | null = ""
  while (after !== null) {
    const page: Listed = await read({ ...filter, limit: "7", ...(after !== "" && { after }) })
    rows.push(...page.items)
    after = page.next
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  return rows
}

const N = MAINTENANCE_NUMBERS

/** The numbers, after comparing each with the rows that it opens and with the total above them. */
const seen = async ({ request }: Scene) => {
  const services = (await request(GetServiceNumbers, {})).value
  const defects = (await request(GetDefectNumbers, {})).value
  const workshop = (await request(GetWorkshopNumbers, {})).value
  const listServices = async (query: Query) => (await request(ListServices, {}, { query })).value
  const listPast = async (query: Query) => (await request(ListPastServices, {}, { query })).value
  const listDefects = async (query: Query) => (await request(ListDefects, {}, { query })).value
  const listOrders = async (query: Query) => (await request(ListWorkOrders, {}, { query })).value
  const counted = async (
    endpoint: typeof CountServices | typeof CountDefects | typeof CountWorkOrders,
    query: Query
  ) => (await request(endpoint, {}, { query })).value.count
  const rows = {
    overdue: await rowsOf(listServices, N.services_overdue),
    due: await rowsOf(listServices, N.services_due),
    due_soon: await rowsOf(listServices, N.services_due_soon),
    open_defects: await rowsOf(listDefects, N.open_defects),
    in_workshop: await rowsOf(listOrders, N.in_workshop)
  }
  expect({
    overdue: rows.overdue.length,
    due: rows.due.length,
    due_soon: rows.due_soon.length,
    open_defects: rows.open_defects.length,
    in_workshop: rows.in_workshop.length
  }).toEqual({
    overdue: services.overdue,
    due: services.due,
    due_soon: services.due_soon,
    open_defects: defects.open,
    in_workshop: workshop.in_workshop
  })
  expect(await counted(CountServices, N.services_overdue)).toBe(services.overdue)
  expect(await counted(CountServices, N.services_due)).toBe(services.due)
  expect(await counted(CountServices, N.services_due_soon)).toBe(services.due_soon)
  expect(await counted(CountDefects, N.open_defects)).toBe(defects.open)
  expect(await counted(CountWorkOrders, N.in_workshop)).toBe(workshop.in_workshop)
  const done = await rowsOf(listPast, N.pm_compliance)
  const onTime = (await rowsOf(listPast, { outcome: "on_time" })).filter(({ id }) =>
    done.some((one) => one.id === id)
  )
  expect([services.counted, services.on_time]).toEqual([done.length + services.overdue, onTime.length])
  return {
    ...services,
    open_defects: defects.open,
    in_workshop: workshop.in_workshop,
    done: done.length,
    vehicles: new Set(
      [...rows.overdue, ...rows.due, ...rows.due_soon, ...rows.open_defects].map((row) => row.vehicle.id)
    )
  }
}

const NUMBERS = ["overdue", "due", "due_soon", "on_time", "done", "open_defects", "in_workshop"] as const

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat({ max: 2 })), {
  minLength: 30,
  maxLength: 30
})

it("each number of maintenance opens as many rows as it says, after any sequence of changes", async () => {
  const most: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const tenant = await createScene(app)
      for (const [name, index] of sequence) {
        const vehicle = tenant.fleet[index]
        if (vehicle) await ACTS[name]?.(tenant, vehicle)
        const numbers = await seen(tenant)
        for (const name of NUMBERS) most[name] = Math.max(most[name] ?? 0, numbers[name])
      }
    }),
    { numRuns: 2, seed: 17, endOnFailure: true }
  )
  // It has seen some of everything.
  expect(NUMBERS.filter((name) => (most[name] ?? 0) === 0)).toEqual([])
})

it("what a sold or archived vehicle needed counts no more, and what is done on it still does", async () => {
  const tenant = await createScene(app)
  const [sold, archived, stays] = tenant.fleet
  if (!sold || !archived || !stays) throw new Error("There are three vehicles.")
  for (const vehicle of tenant.fleet) {
    await ACTS["driveFar"]?.(tenant, vehicle)
    await ACTS["report"]?.(tenant, vehicle)
    await ACTS["start"]?.(tenant, vehicle)
  }
  expect(await seen(tenant)).toMatchObject({ overdue: 3, open_defects: 3, in_workshop: 3 })
  await ACTS["sell"]?.(tenant, sold)
  await ACTS["archive"]?.(tenant, archived)
  const after = await seen(tenant)
  expect(after).toMatchObject({ overdue: 1, open_defects: 1, in_workshop: 3 })
  expect([...after.vehicles]).toEqual([stays.id])
})
