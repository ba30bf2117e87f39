import {
  AssignmentState,
  EditAssignment,
  ListAssignments,
  ListTimeline,
  ListVehicleDrivers,
  nextAssignmentStates,
  SwapDrivers,
  type VehicleView
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { assign, assigning, inHours } from "./assigning.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createFleetTenant(app)
  const vehicle = (unit_number: string) => tenant.vehicle({ unit_number })
  return {
    tenant,
    one: await vehicle("1"),
    two: await vehicle("2"),
    anna: await tenant.driver({ name: "Anna" }),
    bert: await tenant.driver({ name: "Bert" })
  }
}

const driversOf = async (tenant: FleetTenant, { id }: VehicleView, at?: string) => {
  const request = { token: tenant.owner.access_token, params: tenant.params({ vehicleId: id }) }
  const { value } = await callEndpoint(app, ListVehicleDrivers, { ...request, query: at ? { at } : {} })
  return value.items.map(({ driver }) => driver.name)
}

const swap = (tenant: FleetTenant, one: VehicleView, two: VehicleView) =>
  callEndpoint(app, SwapDrivers, {
    token: tenant.owner.access_token,
    params: tenant.params(),
    body: { vehicle_id: one.id, other_vehicle_id: two.id }
  })

describe("giving a vehicle to a driver", () => {
  it("starts now, is shown in the list of vehicles, and is recorded", async () => {
    const { tenant, one, anna } = await scene()
    const { status, value } = await assigning(app, tenant, { vehicle: one, driver: anna })
    expect(status).toBe(201)
    expect(value).toMatchObject({ state: "active", role: "primary", vehicle: { name: "1" }, until: null })
    for (const query of [{ assigned: "yes" }, { driver: anna.id }, { search: "anna" }])
      expect(await tenant.names(query)).toEqual(["1"])
    expect(await tenant.names({ assigned: "no" })).toEqual(["2"])
    expect(await published(app, tenant, "AssignmentChanged")).toBe(1)
    expect(await logged(app, tenant, "assignment.started")).toEqual([
      { subject: "1", details: { driver: "Anna" } }
    ])
    const request = { token: tenant.owner.access_token, params: tenant.params({ vehicleId: one.id }) }
    expect((await callEndpoint(app, ListTimeline, request)).value.items[0]).toMatchObject({
      kind: "assignment.started",
      details: { driver: "Anna", driver_id: anna.id, role: "primary" }
    })
  })

  it("may begin at the exact instant at which another assignment ends, and not before", async () => {
    const { tenant, one, two, anna, bert } = await scene()
    const noon = inHours(12)
    await assign(app, tenant, { vehicle: one, driver: anna, until: noon })
    const next = (from: string, vehicle = one, driver = bert) =>
      assigning(app, tenant, { vehicle, driver, from, until: inHours(13) })
    expect((await next(inHours(11))).code).toBe("vehicle_assigned")
    expect((await next(inHours(11), two, anna)).code).toBe("driver_assigned")
    expect((await next(inHours(11), one, anna)).code).toMatch(
      /^(vehicle_assigned|driver_assigned|assigned_twice)$/
    )
    expect((await next(noon)).value.state).toBe("planned")
    expect((await next(noon, two, anna)).value.state).toBe("planned")
  })

  it("may be secondary, beside the primary driver and on several vehicles, once per vehicle", async () => {
    const { tenant, one, two, anna, bert } = await scene()
    const secondary = { driver: bert, role: "secondary" } as const
    await assign(app, tenant, { vehicle: one, driver: anna })
    await assign(app, tenant, { vehicle: one, ...secondary })
    await assign(app, tenant, { vehicle: two, ...secondary })
    expect((await assigning(app, tenant, { vehicle: one, ...secondary })).code).toBe("assigned_twice")
    expect(await driversOf(tenant, one)).toEqual(["Anna", "Bert"])
  })

  it("needs a vehicle in service that may be driven, and an active driver", async () => {
    const { tenant, one, anna } = await scene()
    const ordered = await tenant.vehicle({ unit_number: "3", lifecycle: "ordered" })
    const given = { vehicle: ordered, driver: anna }
    expect((await assigning(app, tenant, given)).code).toBe("vehicle_unavailable")
    const planned = await assign(app, tenant, { ...given, from: inHours(48) })
    expect((await planned.start()).code).toBe("vehicle_unavailable")
    await planned.cancel()
    await tenant.ground(one)
    expect((await assigning(app, tenant, { vehicle: one, driver: anna })).code).toBe("vehicle_grounded")
    await app.admin.query("update fleet.drivers set archived_at = now() where id = $1", [anna.id])
    expect((await assigning(app, tenant, given)).code).toBe("driver_is_archived")
  })

  it("refuses vehicles and drivers of another organization", async () => {
    const { tenant, one, anna } = await scene()
    const other = await scene()
    expect((await assigning(app, tenant, { vehicle: other.one, driver: anna })).code).toBe("not_found")
    expect((await assigning(app, tenant, { vehicle: one, driver: other.anna })).code).toBe("not_found")
  })
})

describe("an assignment", () => {
  it("can only become what the contract says, in the database, too", async () => {
    const states = AssignmentState.literals
    const { rows } = await app.admin.query<{ before: string; after: string }>(
      `select before, after from unnest($1::text[]) before cross join unnest($1::text[]) after
       where fleet.assignment_may_become(before, after)`,
      [states]
    )
    const allowed = states.flatMap((before) =>
      nextAssignmentStates(before).map((after) => `${before} ${after}`)
    )
    expect(rows.map(({ before, after }) => `${before} ${after}`).toSorted()).toEqual(allowed.toSorted())
  })

  it("answers who had the vehicle at an instant", async () => {
    const { tenant, one, anna, bert } = await scene()
    await assign(app, tenant, { vehicle: one, driver: anna, from: inHours(-5), until: inHours(-3) })
    const second = await assign(app, tenant, {
      vehicle: one,
      driver: bert,
      from: inHours(-3),
      until: inHours(-2)
    })
    expect(second.state).toBe("ended")
    expect(await driversOf(tenant, one, inHours(-6))).toEqual([])
    expect(await driversOf(tenant, one, inHours(-4))).toEqual(["Anna"])
    expect(await driversOf(tenant, one, second.from.toISOString())).toEqual(["Bert"])
    expect(await driversOf(tenant, one)).toEqual([])
  })

  it("lasts until it is ended; whoever was to have the vehicle meanwhile gets it afterwards", async () => {
    const { tenant, one, two, anna, bert } = await scene()
    const late = await assign(app, tenant, {
      vehicle: one,
      driver: anna,
      from: inHours(-9),
      until: inHours(9)
    })
    const next = await assign(app, tenant, { vehicle: one, driver: bert, from: inHours(9) })
    const missed = await assign(app, tenant, {
      vehicle: two,
      driver: anna,
      from: inHours(10),
      until: inHours(11)
    })
    // Ten hours and a half later.
    await app.admin.query(
      `update fleet.assignments set starts_at = starts_at - interval '12 hours', ends_at = ends_at - interval '12 hours'
       where organization_id = $1`,
      [tenant.id]
    )
    expect(await driversOf(tenant, one)).toEqual(["Anna"])
    expect((await next.start()).code).toBe("vehicle_assigned")
    const { value: ended } = await late.end()
    const listed = await callEndpoint(app, ListAssignments, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      query: { state: "planned,cancelled" }
    })
    expect(listed.value.items.map(({ id, state }) => [id, state])).toEqual([
      [next.id, "planned"],
      [missed.id, "cancelled"]
    ])
    expect(listed.value.items[0]?.from).toEqual(ended.until)
    expect((await next.start()).value.state).toBe("active")
  })

  it("is edited, started, ended and cancelled only where that makes sense", async () => {
    const { tenant, one, anna } = await scene()
    const planned = await assign(app, tenant, {
      vehicle: one,
      driver: anna,
      from: inHours(1),
      until: inHours(2)
    })
    const change = (body: (typeof EditAssignment)["body"]["Encoded"]) =>
      callEndpoint(app, EditAssignment, {
        token: tenant.owner.access_token,
        params: tenant.params({ assignmentId: planned.id }),
        body
      })
    expect((await planned.end()).code).toBe("assignment_not_possible")
    expect((await planned.start(inHours(0.5))).code).toBe("not_yet")
    expect((await change({ from: inHours(3) })).code).toBe("period_reversed")
    expect((await change({ until: null, note: "Long trip" })).value).toMatchObject({
      until: null,
      note: "Long trip"
    })
    expect((await planned.start(inHours(-1))).value.state).toBe("active")
    expect((await planned.cancel()).code).toBe("assignment_not_possible")
    expect((await change({ from: inHours(-2) })).code).toBe("assignment_not_possible")
    expect((await planned.end(inHours(-2))).code).toBe("period_reversed")
    expect((await planned.end()).value.state).toBe("ended")
    expect((await change({ note: null })).code).toBe("assignment_not_possible")
  })
})

describe("swapping the drivers of two vehicles", () => {
  it("gives each driver the other vehicle until the earlier of the planned ends", async () => {
    const { tenant, one, two, anna, bert } = await scene()
    await assign(app, tenant, { vehicle: one, driver: anna })
    const { until } = await assign(app, tenant, { vehicle: two, driver: bert, until: inHours(5) })
    const { value } = await swap(tenant, one, two)
    expect(value.items).toHaveLength(2)
    for (const item of value.items) expect(item.until).toEqual(until)
    expect(await driversOf(tenant, one)).toEqual(["Bert"])
    expect(await driversOf(tenant, two)).toEqual(["Anna"])
  })

  it("moves a driver to a vehicle without one, unless it is grounded: then nothing changes", async () => {
    const { tenant, one, two, anna } = await scene()
    expect((await swap(tenant, one, two)).code).toBe("assignment_not_possible")
    await assign(app, tenant, { vehicle: one, driver: anna })
    expect((await swap(tenant, one, one)).code).toBe("assignment_not_possible")
    const blockId = await tenant.ground(two)
    expect((await swap(tenant, one, two)).code).toBe("vehicle_grounded")
    expect(await driversOf(tenant, one)).toEqual(["Anna"])
    await tenant.makeSafe(blockId)
    expect((await swap(tenant, one, two)).value.items).toHaveLength(1)
    expect(await driversOf(tenant, two)).toEqual(["Anna"])
  })
})
