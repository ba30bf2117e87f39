import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, item, KM } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createServiceTenant(app)
  const van = await tenant.vehicle({ unit_number: "Van 1" })
  await tenant.read(van, 10_000, 1)
  const program = await tenant.program([item(await tenant.task(), { every_m: 10_000 * KM })])
  return { ...tenant, van, program, service: () => tenant.next(van) }
}

it("a service of a vehicle has an interval of its own, until it is reset to the program's", async () => {
  const { editProgram, program, resetInterval, service, services, setInterval, van } = await scene()
  const { schedule_id, from_m, due_m } = await service()
  expect((await setInterval(schedule_id, {})).code).toBe("interval_missing")
  const unclear = await setInterval(schedule_id, { every_months: 6, every_days: 180 })
  expect(unclear.code).toBe("interval_unclear")
  expect((await setInterval(schedule_id, { every_m: 4000 * KM, every_months: 6 })).status).toBe(204)
  expect((await service()).due_m).toBe((from_m ?? 0) + 4000 * KM)
  const [own] = await services(van)
  expect(own).toMatchObject({
    every_m: 4000 * KM,
    every_months: 6,
    program_interval: { every_months: null }
  })
  await editProgram(program, { name: "Other name" })
  expect((await service()).due_m).toBe((from_m ?? 0) + 4000 * KM)
  expect((await resetInterval(schedule_id)).status).toBe(204)
  expect((await resetInterval(schedule_id)).status).toBe(204)
  expect((await service()).due_m).toBe(due_m)
  expect((await services(van))[0]?.program_interval).toBeNull()
})

it("a service is on time by the vehicle's own interval", async () => {
  const { complete, past, read, service, setInterval, van } = await scene()
  const { schedule_id } = await service()
  await setInterval(schedule_id, { every_m: 4000 * KM })
  // Within the tolerance of the program's interval, which is 1,000 km, but not of the vehicle's.
  await read(van, 14_900)
  expect((await service()).state).toBe("overdue")
  await complete(await service())
  expect((await past())[0]?.on_time).toBe(false)
})
