import type { Role } from "#kernel"
import {
  ChangeMemberRole,
  GetOrganization,
  InviteMember,
  LeaveOrganization,
  ListMembers,
  RemoveMember
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const changeRole = async (by: Person, { memberId, params }: Tenant, target: Person, role: Role) =>
  callEndpoint(app, ChangeMemberRole, {
    token: by.access_token,
    params: params({ memberId: await memberId(target) }),
    body: { role }
  })

const remove = async (by: Person, { memberId, params }: Tenant, target: Person) =>
  callEndpoint(app, RemoveMember, {
    token: by.access_token,
    params: params({ memberId: await memberId(target) })
  })

const roleOf = async ({ members }: Tenant, person: Person) =>
  (await members()).find((member) => member.user_id === person.user.id)?.role

describe("the member list", () => {
  it("lists all members newest first, with profile and inviter", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver", "Ada Driver")
    const bob = await tenant.addMember("viewer", "Bob Viewer")
    const members = await tenant.members(ada)
    expect(members.map(({ full_name, email, role }) => [full_name, email, role])).toEqual([
      ["Bob Viewer", bob.email, "viewer"],
      ["Ada Driver", ada.email, "driver"],
      ["Olga Owner", tenant.owner.email, "owner"]
    ])
    expect(members[0]).toMatchObject({
      status: "active",
      invited_by: tenant.owner.user.id,
      organization_id: tenant.id
    })
    expect(members[0]?.invited_at).toBeInstanceOf(Date)
    expect(members[2]).toMatchObject({ invited_by: null, invited_at: null })
    expect(members.every(({ can }) => !can.remove && can.give_roles.length === 0)).toBe(true)
  })

  it("pages without gaps or duplicates", async () => {
    const tenant = await createTenant(app)
    for (const role of ["admin", "driver", "viewer"] as const) await tenant.addMember(role)
    // All in one millisecond, so that the id decides.
    await app.admin.query("update tenancy.members set created_at = '2026-01-01' where organization_id = $1", [
      tenant.id
    ])
    const whole = (await tenant.members()).map(({ id }) => id)
    const paged: Array<string> = []
    for (let after: string | null = ""; after !== null;) {
      const query: Record<string, string> = after === "" ? { limit: "2" } : { limit: "2", after }
      const page = await callEndpoint(app, ListMembers, {
        token: tenant.owner.access_token,
        params: tenant.params(),
        query
      })
      paged.push(...page.value.items.map(({ id }) => id))
      after = page.value.next
    }
    expect(paged).toEqual(whole)
    expect(whole).toHaveLength(4)
  })

  it.each([{ limit: "0" }, { limit: "201" }, { limit: "many" }, { after: "yesterday" }])(
    "refuses %j",
    async (query) => {
      const { owner, params } = await createTenant(app)
      expect(
        (await callEndpoint(app, ListMembers, { token: owner.access_token, params: params(), query })).status
      ).toBe(422)
    }
  )
})

describe("changing a member's role", () => {
  it("takes effect on the next request, publishes an event and is audited (ASVS 8.3.2)", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver", "Ada Driver")
    expect((await changeRole(tenant.owner, tenant, ada, "manager")).status).toBe(204)
    const isAllowed = async () => {
      const organization = await callEndpoint(app, GetOrganization, {
        token: ada.access_token,
        params: tenant.params()
      })
      return organization.value.can.includes("invitations.create")
    }
    expect(await isAllowed()).toBe(true)
    const { rows: events } = await app.admin.query(
      "select data, user_id from app.outbox where organization_id = $1 and name = 'MemberRoleChanged'",
      [tenant.id]
    )
    expect(events).toMatchObject([{ data: { role: "manager", userId: ada.user.id }, user_id: ada.user.id }])
    const { rows: written } = await app.admin.query(
      "select subject, user_id, details from audit.entries where organization_id = $1 and action = 'member.role_changed'",
      [tenant.id]
    )
    expect(written).toEqual([
      { subject: "Ada Driver", user_id: ada.user.id, details: { from: "driver", to: "manager" } }
    ])
    await changeRole(tenant.owner, tenant, ada, "driver")
    expect(await isAllowed()).toBe(false)
    const invited = { invited_name: "Ben", email: "ben.later@example.com", role: "viewer" } as const
    expect(
      await callEndpoint(app, InviteMember, {
        token: ada.access_token,
        params: tenant.params(),
        body: invited
      })
    ).toMatchObject({ status: 403, code: "forbidden" })
  })

  it("changes nothing when the role is the same", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver")
    expect((await changeRole(tenant.owner, tenant, ada, "driver")).status).toBe(204)
    const { rowCount } = await app.admin.query(
      "select from app.outbox where organization_id = $1 and name = 'MemberRoleChanged'",
      [tenant.id]
    )
    expect(rowCount).toBe(0)
  })

  it("refuses members and roles above one's own", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    const driver = await tenant.addMember("driver")
    const manager = await tenant.addMember("manager")
    expect(await changeRole(admin, tenant, tenant.owner, "viewer")).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect(await changeRole(admin, tenant, driver, "owner")).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect(await changeRole(admin, tenant, admin, "owner")).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect(await changeRole(manager, tenant, driver, "viewer")).toMatchObject({
      status: 403,
      code: "forbidden"
    })
    expect((await changeRole(admin, tenant, driver, "admin")).status).toBe(204)
    expect(await roleOf(tenant, tenant.owner)).toBe("owner")
  })

  it("keeps at least one owner", async () => {
    const tenant = await createTenant(app)
    const refused = await changeRole(tenant.owner, tenant, tenant.owner, "admin")
    expect(refused).toMatchObject({ status: 409, code: "last_owner" })
    const second = await tenant.addMember("owner")
    expect((await changeRole(second, tenant, tenant.owner, "admin")).status).toBe(204)
    expect(await changeRole(second, tenant, second, "viewer")).toMatchObject({
      status: 409,
      code: "last_owner"
    })
  })

  it("returns 404 for an unknown member", async () => {
    const tenant = await createTenant(app)
    const refused = await callEndpoint(app, ChangeMemberRole, {
      token: tenant.owner.access_token,
      params: tenant.params({ memberId: "01a1fa85-92a5-712d-8f06-a3c8f05f13d8" }),
      body: { role: "viewer" }
    })
    expect(refused).toMatchObject({
      status: 404,
      detail: "This member doesn't exist, or you don't have access to it."
    })
  })
})

describe("removing a member and leaving", () => {
  it("are limited by rank and refused for the last owner", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    const other = await tenant.addMember("admin")
    const driver = await tenant.addMember("driver")
    expect(await remove(admin, tenant, tenant.owner)).toMatchObject({ code: "role_above_own" })
    expect(await remove(driver, tenant, admin)).toMatchObject({ status: 403, code: "forbidden" })
    expect((await remove(admin, tenant, other)).status).toBe(204)
    expect((await remove(admin, tenant, driver)).status).toBe(204)
    expect(await remove(tenant.owner, tenant, tenant.owner)).toMatchObject({
      status: 409,
      code: "last_owner"
    })
    const leave = (token: string) => callEndpoint(app, LeaveOrganization, { token, params: tenant.params() })
    for (const [token, mayLeave] of [
      [tenant.owner.access_token, false],
      [admin.access_token, true]
    ] as const) {
      const organization = await callEndpoint(app, GetOrganization, { token, params: tenant.params() })
      expect(organization.value.may_leave).toBe(mayLeave)
    }
    expect(await leave(tenant.owner.access_token)).toMatchObject({ status: 409, code: "last_owner" })
    expect((await leave(admin.access_token)).status).toBe(204)
    expect(await tenant.members()).toHaveLength(1)
    const { rows } = await app.admin.query(
      "select action, details from audit.entries where organization_id = $1 and action in ('member.left', 'member.removed') order by id",
      [tenant.id]
    )
    expect(rows.map(({ action }) => action)).toEqual(["member.removed", "member.removed", "member.left"])
  })

  it("publish the event to the removed person as well", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver")
    await remove(tenant.owner, tenant, ada)
    const { rows } = await app.admin.query(
      "select user_id from app.outbox where name = 'MemberRemoved' and organization_id = $1",
      [tenant.id]
    )
    expect(rows).toEqual([{ user_id: ada.user.id }])
  })

  it("allow a removed person to join again", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver")
    await remove(tenant.owner, tenant, ada)
    expect((await tenant.invite(ada.email, "viewer")).status).toBe(201)
  })
})
