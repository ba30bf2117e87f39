import {
  ArchiveLocation,
  CreateCustomField,
  EditCustomField,
  ListFuel,
  RecordFuel,
  RecordReading
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const importing = (tenant: FleetTenant) => importsOf(app, tenant, tenant.owner, "vehicles")

describe("undoing an import", () => {
  it("keeps vehicles that people recorded readings or fuel for", async () => {
    const tenant = await createFleetTenant(app)
    const imports = importing(tenant)
    const { id } = await imports.run(["unit number,kind", "1,van", "2,van", "3,van"])
    const [read, filled] = await tenant.list()
    const request = (vehicleId = "") => ({
      token: tenant.owner.access_token,
      params: tenant.params({ vehicleId })
    })
    await callEndpoint(app, RecordReading, { ...request(read?.id), body: { value: 100, unit: "km" } })
    await callEndpoint(app, RecordFuel, {
      ...request(filled?.id),
      body: {
        energy: "diesel",
        quantity: 40,
        unit: "l",
        is_full: true,
        cost_minor: null,
        location_id: null,
        place: null,
        odometer: null
      }
    })
    expect(await imports.undone(id)).toMatchObject({ state: "undone", removed: 1, archived: 2 })
    const archived = await tenant.list({ lifecycle: "archived" })
    expect(archived.map(({ odometer_m }) => odometer_m)).toEqual([100_000, null])
    expect((await callEndpoint(app, ListFuel, request(filled?.id))).value.items).toHaveLength(1)
  })

  it("restores what can be as it was: places that are in use, free numbers and plates, choices that are left", async () => {
    const tenant = await createFleetTenant(app)
    const [token, params] = [tenant.owner.access_token, tenant.params()]
    const old = await tenant.location("Old depot")
    await tenant.location("New depot")
    const { value: wrap } = await callEndpoint(app, CreateCustomField, {
      token,
      params,
      body: { name: "Wrap", type: "choice", choices: ["Red", "Blue"] }
    })
    const [red, blue] = wrap.choices.map(({ id }) => id)
    const [moved, numbered, plated, wrapped] = [
      "1M8GDM9AXKP042788",
      "1HGCM82633A004352",
      "11111111111111111",
      "5YJSA1E26HF000337"
    ] as const
    await tenant.vehicle({ vin: moved, unit_number: "1", location_id: old })
    await tenant.vehicle({ vin: numbered, unit_number: "2" })
    await tenant.vehicle({ vin: plated, unit_number: "3", plate: "AB 1" })
    await tenant.vehicle({ vin: wrapped, unit_number: "4", custom: { [wrap.id]: red ?? "" } })
    const imports = importing(tenant)
    const { id, updated } = await imports.run(
      [
        "vin,unit number,plate,location,wrap",
        `${moved},1,,New depot,`,
        `${numbered},20,,,`,
        `${plated},3,AB 2,,`,
        `${wrapped},4,,,Blue`
      ],
      { key: "vin", existing: "update" }
    )
    expect(updated).toBe(4)
    await callEndpoint(app, ArchiveLocation, { token, params: tenant.params({ locationId: old }) })
    await tenant.vehicle({ unit_number: "2" })
    await tenant.vehicle({ unit_number: "5", plate: "AB 1" })
    await callEndpoint(app, EditCustomField, {
      token,
      params: tenant.params({ customFieldId: wrap.id }),
      body: { choices: [{ id: blue ?? "", name: "Blue" }] }
    })
    expect(await imports.undone(id)).toMatchObject({ state: "undone", restored: 1, kept: 3 })
    const after = await tenant.list()
    expect(after.filter(({ vin }) => vin !== null)).toMatchObject([
      { unit_number: "1", location: { name: "New depot" } },
      { unit_number: "3", plate: "AB 2" },
      { unit_number: "4", custom: {} },
      { unit_number: "20" }
    ])
  })
})
