import { afterAll, beforeAll, expect, it } from "vitest"
import { createServiceTenant, item, KM } from "../maintenance/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { cliOn } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("services due lists what is due, or in other states", async () => {
  const tenant = await createServiceTenant(app)
  const [one, two] = [
    await tenant.vehicle({ unit_number: "V-1" }),
    await tenant.vehicle({ unit_number: "V-2" })
  ]
  await tenant.read(one, 1000)
  await tenant.read(two, 1000)
  await tenant.program([item(await tenant.task("Engine oil"), { every_m: 10_000 * KM })])
  await tenant.read(one, 11_500)
  const cli = cliOn(app)
  const due = ["services", "due", "--organization", tenant.id]
  expect(await cli.json(...due)).toMatchObject({ items: [{ vehicle: { name: "V-1" }, state: "due" }] })
  expect(await cli.json(...due, "--state", "upcoming")).toMatchObject({
    items: [{ vehicle: { name: "V-2" } }]
  })
  expect(await cli.json(...due, "--search", "tires")).toEqual({ items: [] })
})
