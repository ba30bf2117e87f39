import {
  CountVehicles,
  CreateCustomField,
  EditVehicle,
  LoadSampleData,
  RecordFuel,
  RecordReading,
  RemoveSampleData
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { cliOn } from "../cli/support.ts"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const requestOf = ({ owner, params }: FleetTenant, more: Readonly<Record<string, string>> = {}) => ({
  token: owner.access_token,
  params: params(more)
})

describe("an import", () => {
  it("neither finds nor changes what another organization has under the same names", async () => {
    const [other, tenant] = [await createFleetTenant(app), await createFleetTenant(app)]
    const [location_id, group_id] = [await other.location("Their depot"), await other.group("Their team")]
    const theirs = await other.vehicle({ unit_number: "1", plate: "AB 1", location_id, group_id })
    const imports = importsOf(app, tenant, tenant.owner, "vehicles")
    const { id, created, updated } = await imports.run(
      ["unit number,plate,make,kind,location,group", "1,AB 1,Iveco,van,,", "2,,,van,Their depot,Their team"],
      { key: "unit_number", existing: "update" }
    )
    expect([created, updated]).toEqual([1, 0])
    const [failed] = await imports.rows(id, { outcome: "failed" })
    expect(failed?.errors.map(({ field }) => field)).toEqual(["location", "group"])
    expect(await other.list()).toMatchObject([{ id: theirs.id, make: "Ford", plate: "AB 1", version: 1 }])
  })

  it("fails the rows of names that only look different, and of plates that others have until later", async () => {
    const tenant = await createFleetTenant(app)
    await tenant.vehicle({ unit_number: "o1" })
    await tenant.vehicle({ unit_number: "2", vin: "1M8GDM9AXKP042788" })
    const kept = await tenant.vehicle({ unit_number: "3", plate: "AB 1" })
    await tenant.edit(kept, { plate: "AB 2", plate_from: "2150-01-01" })
    const imports = importsOf(app, tenant, tenant.owner, "vehicles")
    const { id, state } = await imports.run(
      ["unit number,vin,plate,kind", "ø1,1M8GDM9AXKP042788,,van", "4,,AB-1,van", "5,,,van"],
      { key: "vin", existing: "update" }
    )
    expect(state).toBe("finished")
    const rows = await imports.rows(id, { outcome: "failed" })
    expect(rows.map(({ errors }) => errors.map(({ field }) => field))).toEqual([["unit_number"], ["plate"]])
    expect(await tenant.names()).toEqual(["2", "3", "5", "o1"])
  })
})

describe("sample data", () => {
  it("is removed while people work with it, whose changes are stored or not found", async () => {
    const tenant = await createFleetTenant(app)
    await callEndpoint(app, LoadSampleData, requestOf(tenant))
    const replies = await Promise.all([
      ...(await tenant.list()).flatMap(({ id: vehicleId, version }) => {
        const request = requestOf(tenant, { vehicleId })
        const fuel = { energy: "diesel", quantity: 9, unit: "l", is_full: true } as const
        return [
          callEndpoint(app, EditVehicle, {
            ...request,
            body: { expected_version: version, notes: "Edited" }
          }),
          callEndpoint(app, RecordReading, {
            ...request,
            body: { value: 900_000, unit: "km", confirm: true }
          }),
          callEndpoint(app, RecordFuel, {
            ...request,
            body: { ...fuel, cost_minor: null, location_id: null, place: null, odometer: null }
          })
        ]
      }),
      callEndpoint(app, RemoveSampleData, requestOf(tenant))
    ])
    expect(replies.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([])
    expect(await tenant.names()).toEqual([])
  })
})

describe("a filter with many conditions on custom fields", () => {
  it("costs less than six with a single one", async () => {
    const tenant = await createFleetTenant(app)
    const fields: Array<string> = []
    for (let at = 0; at < 10; at++) {
      const body = { name: `Payload ${at}`, type: "number" } as const
      fields.push((await callEndpoint(app, CreateCustomField, { ...requestOf(tenant), body })).value.id)
    }
    await app.admin.query(
      `insert into fleet.vehicles (organization_id, id, unit_number, vin_status, name_key, kind, lifecycle,
         lifecycle_since, safety, version, created_at, updated_at, custom)
       select $1, gen_random_uuid(), n::text, 'unchecked', n::text, 'van', 'in_service', now(), 'ok', 1, now(), now(),
         (select jsonb_object_agg(field, n) from unnest($2::text[]) field)
       from generate_series(1, 20000) n`,
      [tenant.id, fields]
    )
    await app.admin.query("analyze fleet.vehicles")
    const timeOf = async (conditions: number) => {
      const custom = fields
        .slice(0, conditions)
        .map((field) => `${field}:0..99999`)
        .join()
      const start = performance.now()
      const { value } = await callEndpoint(app, CountVehicles, { ...requestOf(tenant), query: { custom } })
      const time = performance.now() - start
      expect(value.count).toBe(20_000)
      return time
    }
    const times: Array<readonly [one: number, ten: number]> = []
    for (let attempt = 0; attempt < 12; attempt++) times.push([await timeOf(1), await timeOf(10)])
    const one = Math.min(...times.map(([one]) => one))
    const ten = Math.min(...times.map(([, ten]) => ten))
    // Usually four times as long. Building the keys for each of them took a hundred times as long.
    expect(ten).toBeLessThan(one * 6)
  })
})

describe("a command", () => {
  it.each([
    [3, "vehicles show 7741"],
    [3, "readings record 7741 5 km"],
    [2, "readings record own NaN km"],
    [2, "readings record own Infinity km"],
    [2, "readings record own 1e309 km"],
    [2, "readings record own 0x10 furlongs"],
    [2, "readings record own 5 km --at 2026-02-30T00:00:00Z"],
    [2, "vehicles list --state nowhere"],
    [2, "vehicles list --limit -1"],
    [2, "vehicles export --columns password_hash"],
    [2, "vehicles export --format pdf"],
    [2, "vehicles decode 1M8GDM9AXKP04278O"],
    [2, "drivers list --license revoked"]
  ])("ends with exit code %s: %s", async (exitCode, command) => {
    const [other, tenant] = [await createFleetTenant(app), await createFleetTenant(app)]
    await other.vehicle({ unit_number: "7741" })
    await tenant.vehicle({ unit_number: "own" })
    const words = [...command.split(" "), "--organization", tenant.id]
    expect(await cliOn(app).refused(...words)).toMatchObject({ exitCode })
  })
})
