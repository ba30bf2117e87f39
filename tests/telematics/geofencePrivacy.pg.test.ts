import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { geofenceScene } from "./geofenceScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("what may not be seen", () => {
  it("is neither shown nor notified to others while someone drives privately", async () => {
    const { tenant, manager, kinds, create, geofences, notices, drivesPrivately, watch, drive } =
      await geofenceScene(app)
    const van = await tenant.tracked("Van 12")
    await create()
    await drive(van, 10, [500, 500])
    await watch()
    await drivesPrivately(manager, van.vehicleId)
    await drive(van, 30, [0, 0])
    await watch()
    expect([await kinds(), await kinds(manager)]).toEqual([[], ["entered"]])
    const inside = async (by: Person) => (await geofences(by)).map(({ vehicles }) => vehicles)
    expect([await inside(tenant.owner), await inside(manager)]).toEqual([[0], [1]])
    expect(await notices(tenant.owner)).toEqual([])
    expect(await notices(manager)).toEqual(["Van 12 entered Depot North"])
  })

  it("is neither shown nor notified outside of the tracked hours", async () => {
    const { tenant, manager, events, create, geofences, notices, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked()
    await app.admin.query(
      `insert into telematics.tracking_settings (organization_id, tracked_hours, updated_at) values ($1, '[]', now())`,
      [tenant.id]
    )
    await create()
    await drive(van, 10, [500, 500, 0, 0])
    await watch()
    expect([await events(), await notices(manager)]).toEqual([[], []])
    expect((await geofences()).map(({ vehicles }) => vehicles)).toEqual([0])
  })

  it("is everything of another organization, and of vehicles that a driver does not have", async () => {
    const { tenant, kinds, create, geofences, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked()
    const other = await geofenceScene(app)
    await create()
    await drive(van, 10, [500, 500, 0, 0])
    await watch()
    const driver = await tenant.addMember("driver")
    expect([await kinds(), await kinds(driver)]).toEqual([["entered"], []])
    expect((await geofences(driver)).map(({ vehicles }) => vehicles)).toEqual([0])
    expect([await other.events(), await other.geofences()]).toEqual([[], []])
    expect(await other.notices(other.manager)).toEqual([])
  })

  it("is what happened before a driver had the vehicle", async () => {
    const { tenant, kinds, create, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked()
    const driver = await tenant.addMember("driver")
    await tenant.assignSince(van.vehicleId, driver, new Date())
    await create()
    await drive(van, 10, [500, 500, 0, 0])
    await watch()
    expect([await kinds(), await kinds(driver)]).toEqual([["entered"], ["entered"]])
    await app.admin.query(
      "update telematics.geofence_events set fixed_at = fixed_at - interval '1 day' where organization_id = $1",
      [tenant.id]
    )
    expect([await kinds(), await kinds(driver)]).toEqual([["entered"], []])
  })
})
