import { ChangeLifecycle, ChangeVehicles, type VehicleView } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { assign, inHours } from "./assigning.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Change = Omit<(typeof ChangeVehicles)["body"]["Encoded"], "ids">

const change = (tenant: FleetTenant, vehicles: ReadonlyArray<VehicleView>, requested: Change) =>
  callEndpoint(app, ChangeVehicles, {
    token: tenant.owner.access_token,
    params: tenant.params(),
    body: { ids: vehicles.map(({ id }) => id), ...requested }
  })

describe("changing several vehicles", () => {
  it("changes those that can be, and says why the others were skipped", async () => {
    const tenant = await createFleetTenant(app)
    const other = await (await createFleetTenant(app)).vehicle()
    const [ready, ordered] = [
      await tenant.vehicle({ unit_number: "1", plate: "A 1" }),
      await tenant.vehicle({ unit_number: "2", lifecycle: "ordered" })
    ]
    const { value } = await change(tenant, [ready, ordered, other], {
      lifecycle: "for_sale",
      add_tags: ["Sale"]
    })
    expect(value.changed.map(({ id, lifecycle, tags }) => ({ id, lifecycle, tags }))).toEqual([
      { id: ready.id, lifecycle: "in_service", tags: [] }
    ])
    expect(value.skipped).toEqual([
      { id: ordered.id, reason: "not_possible" },
      { id: other.id, reason: "not_found" }
    ])
    expect(await tenant.names({ tag: "sale", lifecycle: "for_sale" })).toEqual(["1"])
  })

  it("returns to the fleet only those whose VIN, unit number and plate are free", async () => {
    const tenant = await createFleetTenant(app)
    const gone = [
      await tenant.vehicle({ unit_number: "1" }),
      await tenant.vehicle({ vin: "1M8GDM9AXKP042788" }),
      await tenant.vehicle({ plate: "AB-1" }),
      await tenant.vehicle({ unit_number: "4" })
    ]
    await change(tenant, gone, { lifecycle: "archived" })
    await tenant.vehicle({ unit_number: "1" })
    await tenant.vehicle({ vin: "1M8GDM9AXKP042788" })
    await tenant.vehicle({ plate: "ab 1" })
    const { value } = await change(tenant, gone, { lifecycle: "standby" })
    expect(value.skipped.map(({ reason }) => reason)).toEqual(["taken", "taken", "taken"])
    expect(await tenant.names({ lifecycle: "standby" })).toEqual(["4"])
  })

  it("refuses a location of another organization and changes nothing", async () => {
    const tenant = await createFleetTenant(app)
    const vehicle = await tenant.vehicle()
    const location_id = await (await createFleetTenant(app)).location()
    expect((await change(tenant, [vehicle], { location_id, add_tags: ["moved"] })).code).toBe("not_found")
    expect(await tenant.names({ tag: "moved" })).toEqual([])
  })
})

describe("a vehicle with a driver", () => {
  it("does not leave service, alone or together with others, until the assignment is over", async () => {
    const tenant = await createFleetTenant(app)
    const [assigned, free] = [
      await tenant.vehicle({ unit_number: "1" }),
      await tenant.vehicle({ unit_number: "2" })
    ]
    const planned = await assign(app, tenant, {
      vehicle: assigned,
      driver: await tenant.driver(),
      from: inHours(1)
    })
    const leave = () =>
      callEndpoint(app, ChangeLifecycle, {
        token: tenant.owner.access_token,
        params: tenant.params({ vehicleId: assigned.id }),
        body: { lifecycle: "for_sale", note: null }
      })
    expect((await leave()).code).toBe("assignment_open")
    const { value } = await change(tenant, [assigned, free], { lifecycle: "standby" })
    expect(value.skipped).toEqual([{ id: assigned.id, reason: "assigned" }])
    expect(value.changed.map(({ id }) => id)).toEqual([free.id])
    await planned.cancel()
    expect((await leave()).value.lifecycle).toBe("for_sale")
  })
})
