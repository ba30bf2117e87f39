import { afterAll, beforeAll, expect, it } from "vitest"
import { createMeterTenant, daysAgo, type MeterTenant } from "../fleet/meterScene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let tenant: MeterTenant
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  tenant = await createMeterTenant(app)
  await tenant.vehicle({ plate: "B-MW 1234" })
})
afterAll(() => app.stop())

const record = (vehicle: string, value: string, unit: string, ...more: ReadonlyArray<string>) => [
  "readings",
  "record",
  vehicle,
  value,
  unit,
  "--organization",
  tenant.id,
  ...more
]

it("readings record finds a vehicle by any of its names, and asks to confirm what is unlikely", async () => {
  expect(
    await cli.json("readings", "record", "van 1", "51245", "km", "--organization", tenant.id)
  ).toMatchObject({
    vehicle: "Van 1",
    value: 51_245_000,
    plausibility: "ok"
  })
  expect(await cli.refused(...record("Van 1", "99999", "km"))).toMatchObject({
    exitCode: 1,
    hint: "--confirm stores it anyway."
  })
  expect(await cli.json(...record("Van 1", "99999", "km", "--confirm"))).toMatchObject({
    plausibility: "high_warned"
  })
  const earlier = ["--meter", "engine_hours", "--at", daysAgo(3)]
  expect(await cli.json(...record("bmw1234", "12.5", "h", ...earlier))).toMatchObject({ value: 45_000 })
  expect(await cli.refused(...record("nobody", "1", "km"))).toMatchObject({ exitCode: 3 })
})
