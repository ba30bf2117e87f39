import { ListServices } from "#maintenance/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { countingStatements } from "../support/countingStatements.ts"
import { createServiceTenant, follow, item } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DAY = 86_400_000

it("services of three vehicles take as many statements as those of thirty, when they are forecast and listed", async () => {
  const tenant = await createServiceTenant(app)
  const { during } = countingStatements(app)
  const items = [
    item(await tenant.task("Oil"), { every_days: 30 }),
    item(await tenant.task("Brakes"), { every_days: 60 })
  ]
  let added = 0
  const addVehicles = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await tenant.vehicle({ unit_number: `S-${added++}` })
      await follow(app, "VehicleChanged", tenant.id)
    }
  }
  const forecast = (days: number) =>
    during((counted) =>
      runJob(counted, "maintenance.forecast-services", {}, { at: new Date(Date.now() + days * DAY) })
    )
  const list = () =>
    during(async (counted) => {
      const token = tenant.owner.access_token
      const { value } = await callEndpoint(counted, ListServices, {
        token,
        params: tenant.params(),
        query: { limit: "200" }
      })
      expect(value.items).toHaveLength(2 * added)
    })
  const states = async () => (await tenant.due({ limit: "200" })).items.map(({ state }) => state)
  await tenant.program(items)
  await addVehicles(3)
  await list()
  await forecast(1)
  // Oil is overdue by then, and brakes later, so that a forecast stores something for every vehicle.
  const few = { forecast: await forecast(40), list: await list() }
  await addVehicles(27)
  const many = { forecast: await forecast(80), list: await list() }
  expect(await states()).toEqual(Array.from({ length: 60 }, () => "overdue"))
  expect(many).toEqual(few)
  expect(Math.min(...Object.values(few))).toBeGreaterThan(2)
})
