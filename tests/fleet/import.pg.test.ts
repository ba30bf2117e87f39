import {
  CreateCustomField,
  GetVehicle,
  ListRegistrations,
  ListTimeline,
  ListVehicles,
  vehicleName
} from "#fleet/contract"
import * as fc from "fast-check"
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

const listed = async (tenant: FleetTenant, query: Readonly<Record<string, string>> = {}) =>
  (
    await callEndpoint(app, ListVehicles, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      query
    })
  ).value.items

const HEADER = "Unidad;FIN;License plate;Region;Marke;Modell;Año;Type;Fuel;Location;Estado;Etiquetas"

describe("importing vehicles", () => {
  it("understands headers and words of three languages", async () => {
    const tenant = await createFleetTenant(app)
    await tenant.location("Nord")
    const { state, created } = await importing(tenant).run([
      HEADER,
      "V-1;1m8gdm9axkp042788;B-RD 1001;de;VW;Crafter;2024;Furgoneta;Diésel;nord;activo;Winter, tail lift",
      "V-2;;B-RD 1002;DE;MAN;TGE;2023;LKW;Elektro;;spare;"
    ])
    expect([state, created]).toEqual(["finished", 2])
    expect(await listed(tenant)).toMatchObject([
      {
        unit_number: "V-1",
        vin: "1M8GDM9AXKP042788",
        plate_region: "DE",
        kind: "van",
        fuel_type: "diesel",
        lifecycle: "in_service",
        tags: ["tail lift", "winter"],
        location: { name: "Nord" }
      },
      { unit_number: "V-2", kind: "truck", fuel_type: "bev", lifecycle: "standby", model_year: 2023 }
    ])
  })

  it("says for each row why it was not imported", async () => {
    const tenant = await createFleetTenant(app)
    await tenant.vehicle({ unit_number: "A", plate: "TAKEN 1" })
    const imports = importing(tenant)
    const { id } = await imports.run([
      "unit number,vin,plate,kind,year,location",
      `${"x".repeat(200)},,,van,,`,
      "B,1M8GDM9AXKP04278O,,van,,",
      "C,,taken-1,van,,",
      "D,,,spaceship,1700,Nowhere",
      ",,,van,2024,",
      "E,,,,2024,",
      "F,,,van,,",
      "f,,,van,,"
    ])
    const rows = await imports.rows(id, { outcome: "failed" })
    const failed = rows.map(({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`))
    expect(failed).toEqual([
      ["unit_number: Unit number must be at most 40 characters."],
      ["vin: VINs don't have the letters I, O and Q. Check whether they are 1 or 0."],
      ["plate: Another vehicle has this plate."],
      [
        "kind: Enter car, van, truck, trailer, motorcycle or equipment.",
        "location: No location has this name. Add it first.",
        "model_year: Year must be a number from 1886 to 2100."
      ],
      ["unit_number: Enter a VIN, a plate or a unit number."],
      ["kind: Kind is required."],
      ["unit_number: Another vehicle in your fleet has this unit number."]
    ])
    expect(await tenant.names()).toEqual(["A", "F"])
  })

  it("updates by VIN or unit number, and restores what it changed", async () => {
    const tenant = await createFleetTenant(app)
    const before = await tenant.vehicle({ unit_number: "1", plate: "OLD 1", make: "Ford" })
    const other = await tenant.vehicle({ unit_number: "2", make: "Ford" })
    const imports = importing(tenant)
    const file = ["unit number,make,plate,kind", "1,Iveco,NEW 1,van", "2,Iveco,,van", "3,MAN,,truck"]
    const { id, updated, created } = await imports.run(file, { key: "unit_number", existing: "update" })
    expect([updated, created]).toEqual([2, 1])
    expect((await listed(tenant)).map(({ make, plate }) => [make, plate])).toEqual([
      ["Iveco", "NEW 1"],
      ["Iveco", null],
      ["MAN", null]
    ])
    // Changed since: it stays as it is.
    await tenant.edit({ ...other, version: 2 }, { model: "Daily" })
    await imports.undone(id)
    expect((await listed(tenant)).map(({ make, model, plate }) => [make, model, plate])).toEqual([
      ["Ford", "Transit", "OLD 1"],
      ["Iveco", "Daily", null]
    ])
    const request = {
      token: tenant.owner.access_token,
      params: tenant.params({ vehicleId: before.id })
    }
    const plates = (await callEndpoint(app, ListRegistrations, request)).value.items
    expect(plates.map(({ plate, until }) => [plate, until])).toEqual([["OLD 1", null]])
    const { items } = (await callEndpoint(app, ListTimeline, request)).value
    expect(items.map(({ kind }) => kind)).toContain("vehicle.plate_changed")
  })

  it("reads columns with the names of custom fields, and restores their values", async () => {
    const tenant = await createFleetTenant(app)
    const token = tenant.owner.access_token
    const field = async (body: (typeof CreateCustomField)["body"]["Encoded"]) =>
      (await callEndpoint(app, CreateCustomField, { token, params: tenant.params(), body })).value
    const wrap = await field({ name: "Wrap", type: "choice", choices: ["Red", "Blue"] })
    const payload = await field({ name: "Payload (t)", type: "number" })
    const wrapped = await field({ name: "Wrapped on", type: "date" })
    const [red, blue] = wrap.choices.map(({ id }) => id)
    const custom = { [wrap.id]: red ?? "", [payload.id]: 1 }
    const before = await tenant.vehicle({ unit_number: "A", custom })
    const imports = importing(tenant)
    const { id } = await imports.run(
      [
        "unit number,kind,wrap,payload t,wrapped on",
        "A,van,BLUE,,4.3.2026",
        'B,van,,"1,5",',
        "C,van,Green,heavy,soon"
      ],
      { key: "unit_number", existing: "update" }
    )
    const [a, b] = await listed(tenant)
    expect(a?.custom).toEqual({ [wrap.id]: blue, [payload.id]: 1, [wrapped.id]: "2026-03-04" })
    expect(b?.custom).toEqual({ [payload.id]: 1.5 })
    const [failed] = await imports.rows(id, { outcome: "failed" })
    expect(failed?.errors.map(({ message }) => message)).toEqual([
      "This is none of the field's choices.",
      "Enter a number.",
      "Enter a date."
    ])
    await imports.undone(id)
    expect((await vehicleOf(tenant, before.id)).custom).toEqual(custom)
  })

  it("archives instead of removing what was changed since", async () => {
    const tenant = await createFleetTenant(app)
    const imports = importing(tenant)
    const { id } = await imports.run(["unit number,kind,plate", "1,van,AB 1", "2,van,AB 2"])
    const [first] = await listed(tenant)
    if (first === undefined) throw new Error("Nothing was imported.")
    await tenant.edit(await vehicleOf(tenant, first.id), { make: "Kept" })
    await imports.undone(id)
    expect(await tenant.names()).toEqual([])
    expect((await listed(tenant, { lifecycle: "archived" })).map(vehicleName)).toEqual(["1"])
    // Its plate is free again.
    expect((await tenant.create({ unit_number: "9", plate: "AB 1" })).status).toBe(201)
  })

  it("ends where it began when a file is imported, undone and imported again", async () => {
    const cell = fc.constantFrom("1", "2", "3", "10", "")
    const rows = fc.array(fc.tuple(cell, cell, fc.constantFrom("Ford", "MAN")), {
      minLength: 1,
      maxLength: 8
    })
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom("skip" as const, "update" as const), async (given, existing) => {
        const tenant = await createFleetTenant(app)
        await tenant.vehicle({ unit_number: "2", make: "Renault" })
        const content = async () =>
          (await listed(tenant)).map(({ unit_number, plate, make }) => [unit_number, plate, make])
        const start = await content()
        const file = ["unit number,plate,make,kind", ...given.map((row) => `${row.join(",")},van`)]
        const plan = { key: "unit_number", existing }
        const imports = importing(tenant)
        const { id } = await imports.run(file, plan)
        const once = await content()
        await imports.undone(id)
        expect(await content()).toEqual(start)
        await imports.run(file, plan)
        expect(await content()).toEqual(once)
      }),
      { numRuns: 15, seed: 14 }
    )
  })
})

const vehicleOf = async (tenant: FleetTenant, vehicleId: string) =>
  (
    await callEndpoint(app, GetVehicle, {
      token: tenant.owner.access_token,
      params: tenant.params({ vehicleId })
    })
  ).value
