import { ChangeLifecycle, CountVehicles, ListVehicles, vehicleName, VehicleSort } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
let tenant: FleetTenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createFleetTenant(app)
  const [depot, team] = [await tenant.location("Depot"), await tenant.group("Team")]
  await tenant.vehicle({
    unit_number: "10",
    make: "Ford",
    model: "Transit",
    model_year: 2020,
    location_id: depot
  })
  await tenant.vehicle({
    unit_number: "2",
    make: "Citroën",
    model: "Berlingo",
    fuel_type: "bev",
    group_id: team
  })
  await tenant.vehicle({
    plate: "B-MW 1234",
    make: null,
    kind: "car",
    uses: ["rental", "loaner"],
    model_year: null
  })
  await tenant.vehicle({ vin: "1M8GDM9AXKP042788", make: "MCI", kind: "truck", tags: ["  Winter  Tyres "] })
  const sold = await tenant.vehicle({ unit_number: "9", lifecycle: "for_sale" })
  await callEndpoint(app, ChangeLifecycle, {
    token: tenant.owner.access_token,
    params: tenant.params({ vehicleId: sold.id }),
    body: { lifecycle: "sold", note: null }
  })
})
afterAll(() => app.stop())

describe("the list of vehicles", () => {
  it("is in the order of names, in which 2 comes before 10, without those that left", async () => {
    expect(await tenant.names()).toEqual(["1M8GDM9AXKP042788", "2", "10", "B-MW 1234"])
  })

  it.each([
    [{ kind: "car,truck" }, ["1M8GDM9AXKP042788", "B-MW 1234"]],
    [{ fuel: "bev" }, ["2"]],
    [{ use: "loaner" }, ["B-MW 1234"]],
    [{ tag: "winter tyres" }, ["1M8GDM9AXKP042788"]],
    [{ year: "..2023" }, ["10"]],
    [{ lifecycle: "sold" }, ["9"]],
    [{ lifecycle: "sold,in_service", kind: "van" }, ["2", "9", "10"]],
    [{ search: "bmw1234" }, ["B-MW 1234"]],
    [{ search: "mw 12" }, ["B-MW 1234"]],
    [{ search: "042788" }, ["1M8GDM9AXKP042788"]],
    [{ search: "1m8 gdm9ax kp042788" }, ["1M8GDM9AXKP042788"]],
    [{ search: "10" }, ["10"]],
    [{ search: "citroen berl" }, ["2"]],
    [{ search: "1%" }, []]
  ])("finds those that match %o", async (query, names) => {
    expect(await tenant.names(query)).toEqual(names)
    const request = { token: tenant.owner.access_token, params: tenant.params(), query }
    expect((await callEndpoint(app, CountVehicles, request)).value.count).toBe(names.length)
  })

  it.each(VehicleSort.literals)("can be read page by page, sorted by %s", async (sort) => {
    const request = { token: tenant.owner.access_token, params: tenant.params() }
    const whole = await tenant.names({ sort })
    expect(new Set(whole).size).toBe(4)
    const read: Array<string> = []
    let after: string | null = ""
    while (after !== null) {
      const query: Record<string, string> = { sort, limit: "1", ...(after !== "" && { after }) }
      const { value } = await callEndpoint(app, ListVehicles, { ...request, query })
      read.push(...value.items.map(vehicleName))
      after = value.next
    }
    expect(read).toEqual(whole)
    const opposite = sort.startsWith("-") ? sort.slice(1) : `-${sort}`
    expect(await tenant.names({ sort: opposite })).toEqual(whole.toReversed())
  })

  it.each(["kind=bus", "year=x..", "location=nowhere", "sort=price"])("refuses %s", async (query) => {
    const request = { token: tenant.owner.access_token, params: tenant.params() }
    const parameters = Object.fromEntries(new URLSearchParams(query))
    expect((await callEndpoint(app, ListVehicles, { ...request, query: parameters })).status).toBe(422)
  })
})
