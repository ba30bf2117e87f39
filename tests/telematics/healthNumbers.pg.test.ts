import { SetTrackingSettings, type WeeklyHours } from "#telematics/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { report } from "./devices.ts"
import { createHealthScene } from "./healthScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it("the numbers of devices equal the lists, and leave out other than tracked hours and private drives", async () => {
  const { check, issues, numbers, tenant } = await createHealthScene(app)
  const driver = await tenant.addMember("driver")
  expect(await numbers()).toEqual({
    devices: 0,
    own_devices: 0,
    moving: 0,
    silent_devices: 0,
    open_faults: 0
  })
  const { key, vehicleId } = await tenant.tracked()
  const parked = await tenant.tracked()
  await tenant.tracked()
  await report(app, key, { lat: 50, lon: 8, more: { speed: "20" } })
  await report(app, parked.key, { lat: 50, lon: 8, more: { speed: "0" } })
  await check()
  expect(await numbers()).toEqual({
    devices: 3,
    own_devices: 3,
    moving: 1,
    silent_devices: 1,
    open_faults: 0
  })
  expect((await numbers(driver)).moving).toBe(0)
  expect(await issues({ kind: "offline,never_reported" })).toHaveLength(1)
  const track = (tracked_hours: WeeklyHours | null) =>
    callEndpoint(app, SetTrackingSettings, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      body: { retention_days: 400, tracked_hours }
    })
  await track([])
  expect(await numbers()).toMatchObject({ moving: 0, devices: 3, silent_devices: 1 })
  await track(null)
  expect((await numbers()).moving).toBe(1)
  await app.admin.query(
    `insert into telematics.drive_purposes (organization_id, id, vehicle_id, user_id, purpose, begins_at, created_at)
       values ($1, gen_random_uuid(), $2, $3, 'private', now() - interval '1 hour', now())`,
    [tenant.id, vehicleId, driver.user.id]
  )
  expect((await numbers()).moving).toBe(0)
})
