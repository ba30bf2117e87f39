import {
  ArchiveDriver,
  CountDrivers,
  CreateDriver,
  DriverSort,
  EditDriver,
  GetDriver,
  licenseStateOn,
  ListDrivers,
  RestoreDriver
} from "#fleet/contract"
import { CalendarDate, daysAfter, dayIn } from "#kernel"
import { RemoveMember } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged } from "../support/history.ts"
import type { Person } from "../support/seeds.ts"
import { assign } from "./assigning.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const requestFor = (tenant: FleetTenant, driverId: string, by: Person = tenant.owner) => ({
  token: by.access_token,
  params: tenant.params({ driverId })
})

const edit = (tenant: FleetTenant, id: string, body: (typeof EditDriver)["body"]["Encoded"]) =>
  callEndpoint(app, EditDriver, { ...requestFor(tenant, id), body })

const list = (tenant: FleetTenant, query: Readonly<Record<string, string>> = {}) =>
  callEndpoint(app, ListDrivers, { token: tenant.owner.access_token, params: tenant.params(), query })

const names = async (tenant: FleetTenant, query?: Readonly<Record<string, string>>) =>
  (await list(tenant, query)).value.items.map(({ name }) => name)

describe("a driver", () => {
  it("who is a member is a driver once, and remains one without an account after leaving", async () => {
    const tenant = await createFleetTenant(app)
    const member = await tenant.addMember("driver")
    const entered = { name: "Dora Driver", user_id: member.user.id }
    const driver = await tenant.driver(entered)
    const request = { token: tenant.owner.access_token, params: tenant.params(), body: entered }
    expect((await callEndpoint(app, CreateDriver, request)).code).toBe("driver_exists")
    await callEndpoint(app, RemoveMember, {
      token: tenant.owner.access_token,
      params: tenant.params({ memberId: await tenant.memberId(member) })
    })
    const { value } = await callEndpoint(app, GetDriver, requestFor(tenant, driver.id))
    expect(value).toMatchObject({ name: "Dora Driver", user_id: null })
  })

  it("is not a member of another organization", async () => {
    const tenant = await createFleetTenant(app)
    const stranger = (await createFleetTenant(app)).owner.user.id
    const driver = await tenant.driver()
    expect((await edit(tenant, driver.id, { user_id: stranger })).code).toBe("not_found")
  })

  it("shows their license number and notes to technicians, managers and themself, and to no log", async () => {
    const tenant = await createFleetTenant(app)
    const driver = await tenant.driver({ name: "Dora" })
    const [own, other] = [await tenant.addMember("driver"), await tenant.addMember("agent")]
    await edit(tenant, driver.id, {
      user_id: own.user.id,
      license_number: "B072RRE2I55",
      notes: "Bad back",
      license_classes: ["ce"]
    })
    const seenBy = async (by: Person) => {
      const { value } = await callEndpoint(app, GetDriver, requestFor(tenant, driver.id, by))
      return [value.license_number, value.notes]
    }
    expect(await seenBy(await tenant.addMember("technician"))).toEqual(["B072RRE2I55", "Bad back"])
    expect(await seenBy(own)).toEqual(["B072RRE2I55", "Bad back"])
    expect(await seenBy(other)).toEqual([null, null])
    const listed = await callEndpoint(app, ListDrivers, {
      token: other.access_token,
      params: tenant.params()
    })
    expect(listed.value.items).toMatchObject([{ license_number: null, notes: null, license_classes: ["CE"] }])
    expect(await logged(app, tenant, "driver.edited")).toEqual([
      { subject: "Dora", details: { fields: "user_id, license_number, license_classes, notes" } }
    ])
  })

  it("is archived once they have no vehicle, and restored", async () => {
    const tenant = await createFleetTenant(app)
    const driver = await tenant.driver()
    const assignment = await assign(app, tenant, { driver, vehicle: await tenant.vehicle() })
    const request = requestFor(tenant, driver.id)
    expect((await callEndpoint(app, ArchiveDriver, request)).code).toBe("driver_has_vehicle")
    await assignment.end()
    expect((await callEndpoint(app, ArchiveDriver, request)).status).toBe(204)
    expect(await names(tenant)).toEqual([])
    expect(await names(tenant, { archived: "true" })).toEqual(["Dora Driver"])
    expect((await edit(tenant, driver.id, { name: "Other" })).code).toBe("driver_is_archived")
    expect((await callEndpoint(app, RestoreDriver, request)).status).toBe(204)
    expect(await names(tenant)).toEqual(["Dora Driver"])
  })
})

describe("the list of drivers", () => {
  let tenant: FleetTenant
  const today = dayIn("Europe/Berlin", new Date())
  beforeAll(async () => {
    tenant = await createFleetTenant(app)
    const expiry = (days: number) => ({ license_expires_on: daysAfter(today, days) })
    const anna = await tenant.driver({ name: "Ánna Müller", phone: "+49 170 555-01", ...expiry(200) })
    await tenant.driver({ name: "bert", email: "bert@example.com", ...expiry(29) })
    await tenant.driver({ name: "Carla", ...expiry(-2), user_id: (await tenant.addMember("driver")).user.id })
    await tenant.driver({ name: "Dirk" })
    await assign(app, tenant, { driver: anna, vehicle: await tenant.vehicle({ unit_number: "7" }) })
  })

  it.each([
    [{}, ["Ánna Müller", "bert", "Carla", "Dirk"]],
    [{ search: "muller" }, ["Ánna Müller"]],
    [{ search: "17055501" }, ["Ánna Müller"]],
    [{ search: "EXAMPLE" }, ["bert"]],
    [{ license: "expiring" }, ["bert"]],
    [{ license: "expired,unknown" }, ["Carla", "Dirk"]],
    [{ assigned: "yes" }, ["Ánna Müller"]],
    [{ assigned: "no", account: "yes" }, ["Carla"]],
    [{ free_from: "2099-01-01T00:00:00Z", license: "valid,expiring" }, ["bert"]]
  ])("finds those that match %o", async (query, expected) => {
    expect(await names(tenant, query)).toEqual(expected)
    const request = { token: tenant.owner.access_token, params: tenant.params(), query }
    expect((await callEndpoint(app, CountDrivers, request)).value.count).toBe(expected.length)
  })

  it("shows who has which vehicle", async () => {
    expect((await list(tenant, { assigned: "yes" })).value.items).toMatchObject([{ vehicle: { name: "7" } }])
  })

  it.each(DriverSort.literals)("can be read page by page, sorted by %s", async (sort) => {
    const whole = await names(tenant, { sort })
    expect(new Set(whole).size).toBe(4)
    const read: Array<string> = []
    let after: string | null = ""
    while (after !== null) {
      const query: Record<string, string> = { sort, limit: "1", ...(after !== "" && { after }) }
      const { value } = await list(tenant, query)
      read.push(...value.items.map(({ name }) => name))
      after = value.next
    }
    expect(read).toEqual(whole)
    const opposite = sort.startsWith("-") ? sort.slice(1) : `-${sort}`
    expect(await names(tenant, { sort: opposite })).toEqual(whole.toReversed())
  })

  it("knows the state of a license from its expiry", () => {
    const day = CalendarDate.make("2026-03-01")
    const after = (days: number) => licenseStateOn(day, daysAfter(day, days))
    expect([-1, 0, 30, 31].map(after)).toEqual(["expired", "expiring", "expiring", "valid"])
  })
})
