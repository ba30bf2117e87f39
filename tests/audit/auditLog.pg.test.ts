import { MyAuditLog, OrganizationAuditLog } from "#audit/contract"
import { EditOrganization, RemoveMember } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } })
})
afterAll(() => app.stop())

const organizationLog = (by: Person, { params }: Tenant, after?: string) =>
  callEndpoint(app, OrganizationAuditLog, {
    token: by.access_token,
    params: params(),
    ...(after === undefined ? {} : { query: { after } })
  })

const myLog = (by: Person, after?: string) =>
  callEndpoint(app, MyAuditLog, {
    token: by.access_token,
    ...(after === undefined ? {} : { query: { after } })
  })

const rename = (by: Person, { params }: Tenant, name: string) =>
  callEndpoint(app, EditOrganization, { token: by.access_token, params: params(), body: { name } })

describe("an organization's audit log", () => {
  it("lists actor, action, time, subject and network address, newest first", async () => {
    const tenant = await createTenant(app)
    const before = new Date()
    await app.hono.request(`/api/organizations/${tenant.id}`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${tenant.owner.access_token}`,
        "content-type": "application/json",
        "x-forwarded-for": "203.0.113.9"
      },
      body: JSON.stringify({ name: "Renamed" })
    })
    const { items } = (await organizationLog(tenant.owner, tenant)).value
    expect(items.map(({ action }) => action)).toEqual(["organization.edited", "organization.founded"])
    expect(items[0]).toMatchObject({
      actor_kind: "Member",
      actor_id: tenant.owner.user.id,
      actor_name: "Olga Owner",
      subject: "Renamed",
      details: { name: "Renamed" },
      address: "203.0.113.9"
    })
    expect(items[0]?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  it("is limited to owners and admins", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    const manager = await tenant.addMember("manager")
    expect((await organizationLog(admin, tenant)).status).toBe(200)
    expect(await organizationLog(manager, tenant)).toMatchObject({ status: 403, code: "forbidden" })
  })

  it("excludes other organizations and its members' personal actions", async () => {
    const [one, two] = [await createTenant(app, "One"), await createTenant(app, "Two")]
    const answered = await organizationLog(one.owner, one)
    expect(answered.text).not.toContain("Two")
    expect(answered.text).not.toContain(two.owner.user.id)
    expect(answered.text).not.toContain("account.signed_up")
  })

  it("pages without gaps or duplicates", async () => {
    const tenant = await createTenant(app)
    await app.admin.query(
      `insert into audit.entries (id, at, action, organization_id, actor_kind, subject)
       select gen_random_uuid(), '2026-01-01T00:00:00Z', 'test.line', $1, 'Operator', n::text
       from generate_series(1, 120) as n`,
      [tenant.id]
    )
    const seen: Array<string> = []
    for (let after: string | null | undefined = undefined; after !== null;) {
      const { items, next }: (typeof OrganizationAuditLog)["output"]["Type"] = (
        await organizationLog(tenant.owner, tenant, after)
      ).value
      expect(items.length).toBeLessThanOrEqual(50)
      seen.push(...items.map(({ id }) => id))
      after = next
    }
    expect(seen).toHaveLength(121)
    expect(new Set(seen).size).toBe(121)
  })

  it("excludes what was rolled back", async () => {
    const tenant = await createTenant(app)
    await tenant.invite(tenant.owner.email, "viewer")
    const { items } = (await organizationLog(tenant.owner, tenant)).value
    expect(items.map(({ action }) => action)).toEqual(["organization.founded"])
  })
})

describe("a user's own audit log", () => {
  it("lists actions by and on the user, without other people's network addresses", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver", "Ada Driver")
    const memberId = await tenant.memberId(ada)
    await callEndpoint(app, RemoveMember, {
      token: tenant.owner.access_token,
      params: tenant.params({ memberId })
    })
    const { items } = (await myLog(ada)).value
    expect(items.map(({ action }) => action)).toEqual([
      "member.removed",
      "invitation.accepted",
      "member.joined",
      "email.verified",
      "account.signed_up"
    ])
    expect(items[0]).toMatchObject({ actor_name: null, subject: null, address: null, redacted: true })
    expect(items[1]).toMatchObject({ actor_name: "Ada Driver", address: "127.0.0.1" })
  })

  it("excludes other people's entries", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver", "Ada Driver")
    await rename(tenant.owner, tenant, "Not her business")
    const answered = await myLog(ada)
    expect(answered.text).not.toContain("organization.edited")
    expect((await myLog(await createPerson(app))).value.items.map(({ action }) => action)).toEqual([
      "email.verified",
      "account.signed_up"
    ])
  })

  it("pages across the user's own and others' actions", async () => {
    const ada = await createPerson(app)
    await app.admin.query(
      `insert into audit.entries (id, at, action, user_id, actor_id, actor_kind)
       select gen_random_uuid(), '2026-01-01T00:00:00Z'::timestamptz + n % 7 * interval '1 second', 'test.line',
         case when n % 3 < 2 then $1::uuid end, case when n % 3 > 0 then $1::uuid end, 'Person'
       from generate_series(1, 120) as n`,
      [ada.user.id]
    )
    const seen: Array<string> = []
    for (let after: string | null | undefined = undefined; after !== null;) {
      const { items, next }: (typeof MyAuditLog)["output"]["Type"] = (await myLog(ada, after)).value
      seen.push(...items.map(({ id }) => id))
      after = next
    }
    expect(seen).toHaveLength(122)
    expect(new Set(seen).size).toBe(122)
  })
})
