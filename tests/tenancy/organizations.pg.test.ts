import {
  EditOrganization,
  CreateOrganization,
  GetOrganization,
  LeaveOrganization,
  MyOrganizations,
  RemoveMember
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("creating an organization", () => {
  it("makes the creator owner and starts a trial of 14 days", async () => {
    const { access_token: token, user } = await createPerson(app)
    const body = {
      name: "  Harbour   ",
      industry: "rental",
      currency: "USD",
      time_zone: "Europe/Berlin"
    } as const
    const { status, value } = await callEndpoint(app, CreateOrganization, { token, body })
    expect(status).toBe(201)
    expect(value).toMatchObject({ name: "Harbour", role: "owner", created_by: user.id, units: "metric" })
    expect(value.trial_ends_at.getTime() - value.created_at.getTime()).toBe(14 * 86_400_000)
    const fetched = await callEndpoint(app, GetOrganization, { token, params: { organizationId: value.id } })
    expect(fetched.value).toEqual({ ...value, may_leave: false })
    expect(fetched.value).toMatchObject({ currency: "USD", time_zone: "Europe/Berlin" })
  })

  it.each([
    [{ name: "", industry: "fleet" }],
    [{ name: "x".repeat(121), industry: "fleet" }],
    [{ name: "a\u0000b", industry: "fleet" }],
    [{ name: "a\u202eb", industry: "fleet" }],
    [{ name: "Depot", industry: "piracy" }],
    [{ name: "Depot", industry: "fleet", currency: "EURO" }],
    [{ name: "Depot", industry: "fleet", time_zone: "Mars/Olympus" }]
  ])("refuses %j with a message and creates nothing", async (body) => {
    const { access_token: token } = await createPerson(app)
    const refused = await call(app, "POST", CreateOrganization.path, { token, body })
    expect(refused).toMatchObject({ status: 422, body: { code: "invalid_input" } })
    expect(Reflect.get(refused.body, "detail")).toMatch(/^[A-Z].*\.$/)
    expect((await callEndpoint(app, MyOrganizations, { token })).value.items).toEqual([])
  })

  it("lists a user's organizations newest first, with their role in each", async () => {
    const first = await createTenant(app, "First")
    const manager = await first.addMember("manager")
    const token = manager.access_token
    await callEndpoint(app, CreateOrganization, { token, body: { name: "Second", industry: "other" } })
    const { items } = (await callEndpoint(app, MyOrganizations, { token })).value
    expect(items.map(({ name, role }) => [name, role])).toEqual([
      ["Second", "owner"],
      ["First", "manager"]
    ])
    expect(items[1]?.can).not.toContain("organization.edit")
  })
})

describe("editing an organization", () => {
  it("changes the given fields only and audits them", async () => {
    const { owner, id, params } = await createTenant(app)
    const body = { name: "Lakeside", units: "imperial" } as const
    const { value } = await callEndpoint(app, EditOrganization, {
      token: owner.access_token,
      params: params(),
      body
    })
    expect(value).toMatchObject({ name: "Lakeside", units: "imperial", currency: "EUR", industry: "fleet" })
    const fetched = await callEndpoint(app, GetOrganization, { token: owner.access_token, params: params() })
    expect(fetched.value).toEqual({ ...value, may_leave: false })
    const { rows } = await app.admin.query(
      "select details from audit.entries where organization_id = $1 and action = 'organization.edited'",
      [id]
    )
    expect(rows).toEqual([{ details: { name: "Lakeside", units: "imperial" } }])
  })

  it("audits nothing when nothing changes", async () => {
    const { owner, id, params } = await createTenant(app)
    const { status } = await callEndpoint(app, EditOrganization, {
      token: owner.access_token,
      params: params(),
      body: {}
    })
    expect(status).toBe(200)
    const { rowCount } = await app.admin.query(
      "select from audit.entries where organization_id = $1 and action = 'organization.edited'",
      [id]
    )
    expect(rowCount).toBe(0)
  })

  it("is limited to owners and admins", async () => {
    const { addMember, params } = await createTenant(app)
    const admin = await addMember("admin")
    const manager = await addMember("manager")
    const as = (token: string) =>
      callEndpoint(app, EditOrganization, { token, params: params(), body: { name: "Mine" } })
    expect((await as(admin.access_token)).status).toBe(200)
    expect(await as(manager.access_token)).toMatchObject({ status: 403, code: "forbidden" })
  })
})

describe("a removed member", () => {
  it("gets 404 on the next request", async () => {
    const { owner, addMember, memberId, params } = await createTenant(app)
    const removed = await addMember("admin")
    const left = await addMember("driver")
    const memberParams = params({ memberId: await memberId(removed) })
    await callEndpoint(app, RemoveMember, { token: owner.access_token, params: memberParams })
    await callEndpoint(app, LeaveOrganization, { token: left.access_token, params: params() })
    for (const { access_token: token } of [removed, left]) {
      expect(await callEndpoint(app, GetOrganization, { token, params: params() })).toMatchObject({
        status: 404,
        detail: "This organization doesn't exist, or you don't have access to it."
      })
      expect((await callEndpoint(app, MyOrganizations, { token })).value.items).toEqual([])
    }
  })
})
