import { afterAll, beforeAll, expect, it } from "vitest"
import { createFleetTenant } from "../fleet/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { cliOn } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("drivers list shows those that match, without their license numbers", async () => {
  const tenant = await createFleetTenant(app)
  const cli = cliOn(app)
  const license = {
    license_number: "B072RRE2I55",
    license_classes: ["B", "BE"],
    license_expires_on: "2020-03-01"
  }
  await tenant.driver({ name: "Anna", ...license })
  await tenant.driver({ name: "Bert" })
  const inside = ["--organization", tenant.id]
  expect(await cli.json("drivers", "list", "--license", "expired", ...inside)).toMatchObject({
    items: [{ name: "Anna", license_expires_on: "2020-03-01", license_number: null }]
  })
  expect(await cli.json("drivers", "list", "--limit", "1", ...inside)).toMatchObject({
    items: [{ name: "Bert" }]
  })
})
