import {
  ChangeLifecycle,
  GetVehicle,
  Lifecycle,
  ListRegistrations,
  ListTimeline,
  nextStates,
  type VehicleView
} from "#fleet/contract"
import type { Role } from "#kernel"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const requestFor = (tenant: FleetTenant, vehicleId: string) => ({
  token: tenant.owner.access_token,
  params: tenant.params({ vehicleId })
})

const become = (tenant: FleetTenant, { id }: VehicleView, lifecycle: Lifecycle) =>
  callEndpoint(app, ChangeLifecycle, { ...requestFor(tenant, id), body: { lifecycle, note: null } })

const plates = async (tenant: FleetTenant, { id }: VehicleView) =>
  (await callEndpoint(app, ListRegistrations, requestFor(tenant, id))).value.items.map(
    ({ plate, from, until }) => [plate, from, until]
  )

describe("adding a vehicle", () => {
  it("stores it, in service, and publishes the change", async () => {
    const tenant = await createFleetTenant(app)
    const { status, value } = await tenant.create({
      unit_number: " 12 ",
      plate: "B-MW 1234",
      plate_region: "DE"
    })
    expect(status).toBe(201)
    expect(value).toMatchObject({ unit_number: "12", lifecycle: "in_service", safety: "ok", version: 1 })
    expect((await callEndpoint(app, GetVehicle, requestFor(tenant, value.id))).value).toEqual(value)
    expect(await published(app, tenant, "VehicleChanged")).toBe(1)
    expect(await logged(app, tenant, "vehicle.created")).toEqual([{ subject: "12", details: {} }])
  })

  it("needs a unit number, plate or VIN", async () => {
    const tenant = await createFleetTenant(app)
    expect(await tenant.create()).toMatchObject({ status: 422, code: "vehicle_unnamed" })
    expect(await tenant.create({ plate: "---" })).toMatchObject({ status: 422, code: "invalid_input" })
    expect((await tenant.create({ unit_number: "x".repeat(200) })).status).toBe(422)
  })

  it.each([
    ["vin", { vin: "1M8GDM9AXKP042788" }, "vin_taken"],
    ["unit number", { unit_number: "Van 7" }, "unit_number_taken"],
    ["plate", { plate: "B MW 1", plate_region: "DE" }, "plate_taken"]
  ])("refuses the %s of another vehicle, even in ten requests together", async (_, fields, code) => {
    const tenant = await createFleetTenant(app)
    const responses = await Promise.all(Array.from({ length: 10 }, () => tenant.create(fields)))
    expect(responses.map((response) => response.code).toSorted()).toEqual(["", ...Array(9).fill(code)])
    expect((await (await createFleetTenant(app)).create(fields)).status).toBe(201)
  })

  it("does not find the location or group of another organization", async () => {
    const [tenant, other] = [await createFleetTenant(app), await createFleetTenant(app)]
    const fields = { unit_number: "1" }
    expect((await tenant.create({ ...fields, location_id: await other.location() })).code).toBe("not_found")
    expect((await tenant.create({ ...fields, group_id: await other.group() })).code).toBe("not_found")
  })
})

it("shows what a vehicle cost to sales and managers only", async () => {
  const tenant = await createFleetTenant(app)
  const { id } = await tenant.vehicle({ unit_number: "1", purchase_minor: 7741, residual_minor: 41 })
  const pricesFor = async (role: Role) => {
    const { access_token: token } = await tenant.addMember(role)
    const request = { token, params: tenant.params({ vehicleId: id }) }
    const { purchase_minor, residual_minor } = (await callEndpoint(app, GetVehicle, request)).value
    return [purchase_minor, residual_minor]
  }
  for (const role of ["manager", "sales"] as const) expect(await pricesFor(role)).toEqual([7741, 41])
  for (const role of ["technician", "driver", "viewer"] as const)
    expect(await pricesFor(role)).toEqual([null, null])
})

describe("editing a vehicle", () => {
  it("shows the second of two people that the vehicle was changed", async () => {
    const tenant = await createFleetTenant(app)
    const seen = await tenant.vehicle()
    expect((await tenant.edit(seen, { make: "Renault" })).value).toMatchObject({
      make: "Renault",
      version: 2
    })
    expect(await tenant.edit(seen, { make: "Iveco" })).toMatchObject({
      status: 409,
      code: "vehicle_was_changed"
    })
    // What both entered alike is no conflict.
    expect((await tenant.edit(seen, { make: "Renault" })).status).toBe(200)
    expect(await logged(app, tenant, "vehicle.edited")).toEqual([
      { subject: "V-1", details: { fields: "make" } }
    ])
  })

  it("refuses to take the last name, or to end service before it began", async () => {
    const tenant = await createFleetTenant(app)
    const seen = await tenant.vehicle()
    expect((await tenant.edit(seen, { unit_number: null })).code).toBe("vehicle_unnamed")
    const dates = { in_service_on: "2026-02-01", out_of_service_on: "2026-01-31" }
    expect((await tenant.edit(seen, dates)).code).toBe("dates_reversed")
  })
})

describe("plates", () => {
  it("are kept with their days, and are free for another vehicle afterwards", async () => {
    const tenant = await createFleetTenant(app)
    const first = await tenant.vehicle({ unit_number: "1", plate: "OLD 1" })
    const { value: second } = await tenant.edit(first, { plate: "NEW 1", plate_from: "2090-01-01" })
    const [current, previous] = await plates(tenant, second)
    expect(current).toEqual(["NEW 1", "2090-01-01", null])
    expect(previous).toEqual(["OLD 1", expect.any(String), "2090-01-01"])
    // Still on the first vehicle today.
    expect((await tenant.create({ unit_number: "2", plate: "old1" })).code).toBe("plate_taken")
    // A change for an earlier day replaces what was entered ahead, and another one for a day in the past what follows it.
    const { value: third } = await tenant.edit(second, { plate: "NEW 2", plate_from: "2080-01-01" })
    expect(await plates(tenant, third)).toEqual([
      ["NEW 2", "2080-01-01", null],
      ["OLD 1", previous?.[1], "2080-01-01"]
    ])
    const { value: last } = await tenant.edit(third, { plate: "NEW 3", plate_from: "2000-01-01" })
    expect(await plates(tenant, last)).toEqual([["NEW 3", "2000-01-01", null]])
    expect((await tenant.create({ unit_number: "2", plate: "old1" })).status).toBe(201)
  })

  it("end when the vehicle leaves the fleet, and are back when it returns", async () => {
    const tenant = await createFleetTenant(app)
    const sold = await tenant.vehicle({ unit_number: "1", plate: "AB 1" })
    await become(tenant, sold, "archived")
    const other = await tenant.vehicle({ unit_number: "1", plate: "AB 1" })
    expect((await become(tenant, sold, "standby")).code).toBe("unit_number_taken")
    await tenant.edit(other, { unit_number: "2" })
    expect((await become(tenant, sold, "standby")).code).toBe("plate_taken")
    await become(tenant, other, "archived")
    expect((await become(tenant, sold, "standby")).value.lifecycle).toBe("standby")
    expect((await plates(tenant, sold))[0]).toEqual(["AB 1", expect.any(String), null])
  })
})

describe("the lifecycle", () => {
  it("changes as the contract says, in the database, too", async () => {
    const states = Lifecycle.literals
    const { rows } = await app.admin.query<{ before: string; after: string }>(
      `select before, after from unnest($1::text[]) before cross join unnest($1::text[]) after
       where fleet.may_become(before, after)`,
      [states]
    )
    const allowed = states.flatMap((before) => nextStates(before).map((after) => `${before} ${after}`))
    expect(rows.map(({ before, after }) => `${before} ${after}`).toSorted()).toEqual(allowed.toSorted())
  })

  it("refuses other changes", async () => {
    const tenant = await createFleetTenant(app)
    const vehicle = await tenant.vehicle()
    expect(await become(tenant, vehicle, "sold")).toMatchObject({
      status: 409,
      code: "lifecycle_not_possible"
    })
    expect((await become(tenant, vehicle, "in_service")).status).toBe(200)
  })
})

describe("the timeline", () => {
  it("says what happened to the vehicle and who did it, newest first, page by page", async () => {
    const tenant = await createFleetTenant(app)
    const vehicle = await tenant.vehicle({ unit_number: "1", plate: "AB 1" })
    const { value } = await tenant.edit(vehicle, { plate: "AB 2", make: "Iveco", seats: 3 })
    await become(tenant, value, "standby")
    const { items, next } = (await callEndpoint(app, ListTimeline, requestFor(tenant, vehicle.id))).value
    expect(next).toBeNull()
    expect(items.map(({ kind, details }) => [kind, details])).toEqual([
      ["vehicle.lifecycle_changed", { from: "in_service", to: "standby" }],
      expect.arrayContaining([expect.stringMatching(/^vehicle\.(edited|plate_changed)$/)]),
      expect.arrayContaining([expect.stringMatching(/^vehicle\.(edited|plate_changed)$/)]),
      ["vehicle.added", {}]
    ])
    expect(items.every(({ actor }) => actor?.name === "Olga Owner")).toBe(true)
  })
})
