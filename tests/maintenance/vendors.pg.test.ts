import {
  ArchiveVendor,
  CreateVendor,
  EditVendor,
  ListVendors,
  RestoreVendor,
  type VendorView
} from "#maintenance/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged } from "../support/history.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const garage = { name: "Garage Nord", email: "info@nord.example", phone: "+49 30 123", note: "Trucks only" }

const createVendors = async () => {
  const tenant = await createTenant(app)
  const token = tenant.owner.access_token
  const on = ({ id: vendorId }: VendorView) => ({ token, params: tenant.params({ vendorId }) })
  return {
    ...tenant,
    creating: (fields: Partial<typeof garage> = {}) =>
      callEndpoint(app, CreateVendor, { token, params: tenant.params(), body: { ...garage, ...fields } }),
    editing: (seen: VendorView, changes: Partial<typeof garage>) =>
      callEndpoint(app, EditVendor, { ...on(seen), body: { ...changes, expected_version: seen.version } }),
    archiving: (vendor: VendorView) => callEndpoint(app, ArchiveVendor, on(vendor)),
    restoring: (vendor: VendorView) => callEndpoint(app, RestoreVendor, on(vendor)),
    names: async (query: Readonly<Record<string, string>> = {}) =>
      (await callEndpoint(app, ListVendors, { token, params: tenant.params(), query })).value.items.map(
        ({ name }) => name
      )
  }
}

it("adds and edits vendors, each name once", async () => {
  const vendors = await createVendors()
  const { value: vendor, status } = await vendors.creating()
  expect(status).toBe(201)
  expect(vendor).toMatchObject(garage)
  expect((await vendors.creating({ name: "GARAGE NORD" })).code).toBe("vendor_exists")
  await vendors.creating({ name: "Atlas Tires" })
  expect((await vendors.editing(vendor, { phone: "+49 30 456" })).value).toMatchObject({
    phone: "+49 30 456",
    note: "Trucks only"
  })
  expect((await vendors.editing(vendor, { name: "Nord" })).code).toBe("vendor_was_changed")
  expect(await vendors.names()).toEqual(["Atlas Tires", "Garage Nord"])
})

it("archives and restores a vendor", async () => {
  const vendors = await createVendors()
  const { value: vendor } = await vendors.creating()
  for (const _ of [1, 2]) expect((await vendors.archiving(vendor)).status).toBe(204)
  expect(await vendors.names()).toEqual([])
  expect(await vendors.names({ archived: "true" })).toEqual(["Garage Nord"])
  const archived = { ...vendor, version: vendor.version + 1 }
  expect((await vendors.editing(archived, { note: "Closed" })).code).toBe("vendor_is_archived")
  await vendors.creating()
  expect((await vendors.restoring(vendor)).code).toBe("vendor_exists")
  expect(await logged(app, vendors, "vendor.archived")).toHaveLength(1)
})
