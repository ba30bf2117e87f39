import {
  ArchiveGroup,
  ArchiveLocation,
  EditGroup,
  EditLocation,
  ListGroups,
  ListLocations,
  RestoreGroup,
  RestoreLocation
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createFleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe.each([
  {
    what: "locations",
    field: "location_id",
    key: "locationId",
    edit: EditLocation,
    archive: ArchiveLocation,
    restore: RestoreLocation,
    list: ListLocations
  },
  {
    what: "groups",
    field: "group_id",
    key: "groupId",
    edit: EditGroup,
    archive: ArchiveGroup,
    restore: RestoreGroup,
    list: ListGroups
  }
])("$what", ({ what, field, key, edit, archive, restore, list }) => {
  it("can be renamed, archived once empty, and restored", async () => {
    const tenant = await createFleetTenant(app)
    const create = what === "locations" ? tenant.location : tenant.group
    const [north, south] = [await create("North"), await create("South")]
    const request = { token: tenant.owner.access_token, params: tenant.params({ [key]: north }) }
    const listed = async () => (await callEndpoint(app, list, request)).value.items
    expect((await callEndpoint(app, edit, { ...request, body: { name: "söuth" } })).status).toBe(409)
    const vehicle = await tenant.vehicle({ unit_number: "1", [field]: north })
    expect(await listed()).toMatchObject([
      { name: "North", vehicles: 1 },
      { name: "South", vehicles: 0 }
    ])
    expect(await callEndpoint(app, archive, request)).toMatchObject({ status: 409 })
    await tenant.edit(vehicle, { [field]: south })
    expect((await callEndpoint(app, archive, request)).status).toBe(204)
    expect((await listed()).map(({ name }) => name)).toEqual(["South", "North"])
    expect((await tenant.create({ unit_number: "2", [field]: north })).code).toBe("not_found")
    expect((await callEndpoint(app, restore, request)).status).toBe(204)
    expect((await tenant.create({ unit_number: "2", [field]: north })).status).toBe(201)
  })
})
