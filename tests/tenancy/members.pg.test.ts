import type { Role } from "#kernel"
import {
  ChangeMemberRole,
  GetOrganization,
  LeaveOrganization,
  ListMembers,
  RemoveMember,
  TransferOwnership
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { ask } from "./ask.ts"
import { depot, type Depot, type Person } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const changeRole = async (by: Person, { memberId, params }: Depot, target: Person, role: Role) =>
  ask(app, ChangeMemberRole, {
    token: by.access_token,
    params: params({ memberId: await memberId(target) }),
    body: { role }
  })

const remove = async (by: Person, { memberId, params }: Depot, target: Person) =>
  ask(app, RemoveMember, { token: by.access_token, params: params({ memberId: await memberId(target) }) })

const roleOf = async ({ members }: Depot, person: Person) =>
  (await members()).find((member) => member.user_id === person.user.id)?.role

describe("the member list", () => {
  it("lists all members newest first, with profile and inviter", async () => {
    const house = await depot(app)
    const ada = await house.joined("driver", "Ada Driver")
    const bob = await house.joined("viewer", "Bob Viewer")
    const members = await house.members(ada)
    expect(members.map(({ full_name, email, role }) => [full_name, email, role])).toEqual([
      ["Bob Viewer", bob.email, "viewer"],
      ["Ada Driver", ada.email, "driver"],
      ["Olga Owner", house.owner.email, "owner"]
    ])
    expect(members[0]).toMatchObject({
      status: "active",
      invited_by: house.owner.user.id,
      organization_id: house.id
    })
    expect(members[0]?.invited_at).toBeInstanceOf(Date)
    expect(members[2]).toMatchObject({ invited_by: null, invited_at: null })
    expect(members.every(({ can }) => !can.remove && can.give_roles.length === 0)).toBe(true)
  })

  it("pages without gaps or duplicates", async () => {
    const house = await depot(app)
    for (const role of ["admin", "driver", "viewer"] as const) await house.joined(role)
    // All in one millisecond, so that the id decides.
    await app.admin.query("update tenancy.members set created_at = '2026-01-01' where organization_id = $1", [
      house.id
    ])
    const whole = (await house.members()).map(({ id }) => id)
    const paged: Array<string> = []
    for (let after: string | null = ""; after !== null;) {
      const query: Record<string, string> = after === "" ? { limit: "2" } : { limit: "2", after }
      const page = await ask(app, ListMembers, {
        token: house.owner.access_token,
        params: house.params(),
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
      const { owner, params } = await depot(app)
      expect(
        (await ask(app, ListMembers, { token: owner.access_token, params: params(), query })).status
      ).toBe(422)
    }
  )
})

describe("changing a member's role", () => {
  it("takes effect on the next request, publishes an event and is audited", async () => {
    const house = await depot(app)
    const ada = await house.joined("driver", "Ada Driver")
    expect((await changeRole(house.owner, house, ada, "manager")).status).toBe(204)
    const organization = await ask(app, GetOrganization, { token: ada.access_token, params: house.params() })
    expect(organization.value.can).toContain("invitations.create")
    const { rows: events } = await app.admin.query(
      "select data, user_id from app.outbox where organization_id = $1 and name = 'MemberRoleChanged'",
      [house.id]
    )
    expect(events).toMatchObject([{ data: { role: "manager", userId: ada.user.id }, user_id: ada.user.id }])
    const { rows: written } = await app.admin.query(
      "select subject, user_id, details from audit.entries where organization_id = $1 and action = 'member.role_changed'",
      [house.id]
    )
    expect(written).toEqual([
      { subject: "Ada Driver", user_id: ada.user.id, details: { from: "driver", to: "manager" } }
    ])
  })

  it("changes nothing when the role is the same", async () => {
    const house = await depot(app)
    const ada = await house.joined("driver")
    expect((await changeRole(house.owner, house, ada, "driver")).status).toBe(204)
    const { rowCount } = await app.admin.query(
      "select from app.outbox where organization_id = $1 and name = 'MemberRoleChanged'",
      [house.id]
    )
    expect(rowCount).toBe(0)
  })

  it("refuses members and roles above one's own", async () => {
    const house = await depot(app)
    const admin = await house.joined("admin")
    const driver = await house.joined("driver")
    const manager = await house.joined("manager")
    expect(await changeRole(admin, house, house.owner, "viewer")).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect(await changeRole(admin, house, driver, "owner")).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect(await changeRole(admin, house, admin, "owner")).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect(await changeRole(manager, house, driver, "viewer")).toMatchObject({
      status: 403,
      code: "forbidden"
    })
    expect((await changeRole(admin, house, driver, "admin")).status).toBe(204)
    expect(await roleOf(house, house.owner)).toBe("owner")
  })

  it("keeps at least one owner", async () => {
    const house = await depot(app)
    const refused = await changeRole(house.owner, house, house.owner, "admin")
    expect(refused).toMatchObject({ status: 409, code: "last_owner" })
    const second = await house.joined("owner")
    expect((await changeRole(second, house, house.owner, "admin")).status).toBe(204)
    expect(await changeRole(second, house, second, "viewer")).toMatchObject({
      status: 409,
      code: "last_owner"
    })
  })

  it("returns 404 for an unknown member", async () => {
    const house = await depot(app)
    const refused = await ask(app, ChangeMemberRole, {
      token: house.owner.access_token,
      params: house.params({ memberId: "01a1fa85-92a5-712d-8f06-a3c8f05f13d8" }),
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
    const house = await depot(app)
    const admin = await house.joined("admin")
    const other = await house.joined("admin")
    const driver = await house.joined("driver")
    expect(await remove(admin, house, house.owner)).toMatchObject({ code: "role_above_own" })
    expect(await remove(driver, house, admin)).toMatchObject({ status: 403, code: "forbidden" })
    expect((await remove(admin, house, other)).status).toBe(204)
    expect((await remove(admin, house, driver)).status).toBe(204)
    expect(await remove(house.owner, house, house.owner)).toMatchObject({ status: 409, code: "last_owner" })
    const leave = (token: string) => ask(app, LeaveOrganization, { token, params: house.params() })
    expect(await leave(house.owner.access_token)).toMatchObject({ status: 409, code: "last_owner" })
    expect((await leave(admin.access_token)).status).toBe(204)
    expect(await house.members()).toHaveLength(1)
    const { rows } = await app.admin.query(
      "select action, details from audit.entries where organization_id = $1 and action in ('member.left', 'member.removed') order by id",
      [house.id]
    )
    expect(rows.map(({ action }) => action)).toEqual(["member.removed", "member.removed", "member.left"])
  })

  it("publish the event to the removed person as well", async () => {
    const house = await depot(app)
    const ada = await house.joined("driver")
    await remove(house.owner, house, ada)
    const { rows } = await app.admin.query(
      "select user_id from app.outbox where name = 'MemberRemoved' and organization_id = $1",
      [house.id]
    )
    expect(rows).toEqual([{ user_id: ada.user.id }])
  })

  it("allow a removed person to join again", async () => {
    const house = await depot(app)
    const ada = await house.joined("driver")
    await remove(house.owner, house, ada)
    expect((await house.invite(ada.email, "viewer")).status).toBe(201)
  })
})

const transfer = async (by: Person, { memberId, params }: Depot, heir: Person) =>
  ask(app, TransferOwnership, {
    token: by.access_token,
    params: params(),
    body: { member_id: await memberId(heir) }
  })

describe("transferring ownership", () => {
  it("makes the recipient owner and the previous owner admin", async () => {
    const house = await depot(app)
    const heir = await house.joined("viewer")
    expect((await transfer(house.owner, house, heir)).status).toBe(204)
    expect([await roleOf(house, heir), await roleOf(house, house.owner)]).toEqual(["owner", "admin"])
    expect(await transfer(house.owner, house, heir)).toMatchObject({ status: 403, code: "forbidden" })
  })

  it("refuses admins, and recipients who are owners already", async () => {
    const house = await depot(app)
    const admin = await house.joined("admin")
    const second = await house.joined("owner")
    expect(await transfer(admin, house, admin)).toMatchObject({ status: 403, code: "forbidden" })
    expect(await transfer(house.owner, house, second)).toMatchObject({ status: 409, code: "already_owner" })
    expect(await transfer(house.owner, house, house.owner)).toMatchObject({
      status: 409,
      code: "already_owner"
    })
  })
})
