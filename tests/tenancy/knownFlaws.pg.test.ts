import type { Role } from "#kernel"
import {
  ChangeMemberRole,
  CreateOrganization,
  GetOrganization,
  ListInvitations,
  ListMembers,
  MyInvitations,
  RemoveMember,
  ResendInvitation,
  RevokeInvitation
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, signUp } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { accept, join } from "./requests.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("known flaw: invitation accepted by an unverified account with the same email", () => {
  it("lists no invitations and refuses their ids", async () => {
    const tenant = await createTenant(app)
    const impostor = await signUp(app, "Impostor", "victim@example.com")
    const { value } = await tenant.invite("victim@example.com", "admin")
    expect((await callEndpoint(app, MyInvitations, { token: impostor.access_token })).value.items).toEqual([])
    expect(await accept(app, impostor, value.id)).toMatchObject({ status: 403, code: "address_not_verified" })
    expect(await tenant.members()).toHaveLength(1)
  })

  it("refuses another person's token for a verified account", async () => {
    const tenant = await createTenant(app)
    await tenant.invite("addressee@example.com", "admin")
    const token = await mailedToken(app, "addressee@example.com")
    const finder = await createPerson(app)
    expect(await join(app, finder, token)).toMatchObject({ status: 403, code: "invited_someone_else" })
    expect(await tenant.members()).toHaveLength(1)
    expect((await tenant.invitations())[0]?.status).toBe("pending")
  })
})

describe("known flaw: listing invitations leaks their tokens", () => {
  it("returns no token or hash in any response", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const invited = await tenant.invite(ada.email, "driver")
    const token = await mailedToken(app, ada.email)
    const { rows } = await app.admin.query(
      "select encode(token_hash, 'hex') as hash from tenancy.invitations"
    )
    const answers = [
      invited,
      await callEndpoint(app, ListInvitations, { token: tenant.owner.access_token, params: tenant.params() }),
      await callEndpoint(app, MyInvitations, { token: ada.access_token })
    ]
    for (const { text } of answers) {
      expect(text).toContain(invited.value.id)
      for (const secret of [token, rows[0].hash, "token"]) expect(text).not.toContain(secret)
    }
  })

  it("refuses an invitation's id as a token", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "driver")
    expect(await join(app, ada, value.id)).toMatchObject({ status: 410, code: "invitation_invalid" })
  })
})

describe("known flaw: invitation to a role above the inviter's", () => {
  it("refuses to send it", async () => {
    const tenant = await createTenant(app)
    const manager = await tenant.addMember("manager")
    const ada = await createPerson(app)
    expect(await tenant.invite(ada.email, "owner", manager)).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
  })

  it.each<[string, Role | null]>([
    ["demoted below the role", "viewer"],
    ["removed from the organization", null]
  ])("refuses to accept it once the inviter was %s", async (_, demoted) => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "manager", admin)
    const params = tenant.params({ memberId: await tenant.memberId(admin) })
    const token = tenant.owner.access_token
    if (demoted === null) await callEndpoint(app, RemoveMember, { token, params })
    else await callEndpoint(app, ChangeMemberRole, { token, params, body: { role: demoted } })
    expect((await callEndpoint(app, MyInvitations, { token: ada.access_token })).value.items).toEqual([])
    expect(await join(app, ada)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect(await accept(app, ada, value.id)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect(await tenant.members()).toHaveLength(demoted === null ? 1 : 2)
  })
})

describe("known flaw: organization id in the body writes into another tenant (CVE-2026-16624)", () => {
  it("ignores organization, creator, role and status in the body", async () => {
    const victim = await createTenant(app)
    const intruder = await createPerson(app)
    const body = {
      name: "Mine",
      industry: "fleet",
      id: victim.id,
      organization_id: victim.id,
      created_by: victim.owner.user.id,
      trial_ends_at: "2099-01-01T00:00:00Z"
    } as const
    const created = await callEndpoint(app, CreateOrganization, { token: intruder.access_token, body })
    expect(created.status).toBe(201)
    expect(created.value.id).not.toBe(victim.id)
    expect(created.value.created_by).toBe(intruder.user.id)
    expect(created.value.trial_ends_at.getFullYear()).toBeLessThan(2099)
    expect(await victim.members()).toHaveLength(1)
  })

  it("hides members and invitations from other organizations", async () => {
    const [victim, own] = [await createTenant(app), await createTenant(app)]
    const target = await victim.addMember("driver")
    const memberId = await victim.memberId(target)
    const { value } = await victim.invite("target@example.com", "viewer")
    const token = own.owner.access_token
    const params = own.params({ memberId, invitationId: value.id })
    const answers = [
      await callEndpoint(app, ChangeMemberRole, { token, params, body: { role: "viewer" } }),
      await callEndpoint(app, RemoveMember, { token, params }),
      await callEndpoint(app, ResendInvitation, { token, params }),
      await callEndpoint(app, RevokeInvitation, { token, params }),
      await callEndpoint(app, GetOrganization, { token, params: victim.params() }),
      await callEndpoint(app, ListMembers, { token, params: victim.params() })
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: "not_found" })
    expect((await victim.members())[0]?.role).toBe("driver")
    expect((await victim.invitations()).map(({ status }) => status)).toContain("pending")
  })

  it("ignores another organization's id or cursor in the query", async () => {
    const [victim, own] = [await createTenant(app), await createTenant(app)]
    await victim.addMember("driver")
    const theirs = await callEndpoint(app, ListMembers, {
      token: victim.owner.access_token,
      params: victim.params(),
      query: { limit: "1" }
    })
    const after = theirs.value.next ?? ""
    expect(after).not.toBe("")
    const { token, params } = { token: own.owner.access_token, params: own.params() }
    for (const query of [{ after }, { organization_id: victim.id }, { organizationId: victim.id }]) {
      const listed = await callEndpoint(app, ListMembers, { token, params, query })
      expect(listed.status).toBe(200)
      expect(listed.text).not.toContain(victim.id)
    }
  })

  it("refuses rows for another organization in the database", async () => {
    const [victim, own] = [await createTenant(app), await createTenant(app)]
    const client = await app.admin.connect()
    try {
      await client.query("begin")
      await client.query("set local role motorpool_app")
      await client.query("select tenancy.enter($1, $2)", [own.id, own.owner.user.id])
      await expect(
        client.query(
          `insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
           values ($1, gen_random_uuid(), $2, 'owner', 'active', now(), now())`,
          [victim.id, own.owner.user.id]
        )
      ).rejects.toMatchObject({ code: "42501" })
    } finally {
      await client.query("rollback")
      client.release()
    }
  })
})

describe("known flaw: actor taken from the body", () => {
  it("names the session's person as inviter", async () => {
    const tenant = await createTenant(app)
    const manager = await tenant.addMember("manager")
    const reply = await call(app, "POST", `/api/organizations/${tenant.id}/invitations`, {
      token: manager.access_token,
      body: {
        invited_name: "X",
        email: "forged@example.com",
        role: "manager",
        invited_by: tenant.owner.user.id,
        userId: tenant.owner.user.id
      }
    })
    expect(reply.status).toBe(201)
    const forged = (await tenant.invitations()).find(({ email }) => email === "forged@example.com")
    expect(forged?.invited_by).toBe(manager.user.id)
  })
})

describe("known flaw: two addresses, look-alikes or markup in the email field", () => {
  it.each([
    "a@evil.example,b@victim.example",
    "a@evil.example b@victim.example",
    "a@evil.example;b@victim.example",
    '"a@evil.example"@victim.example',
    "ada＠example.com",
    "ada@exаmple.com",
    "İ@example.com",
    "<b>ada</b>@example.com",
    "ada@example.com\nBcc: b@victim.example"
  ])("refuses to invite %j", async (email) => {
    const tenant = await createTenant(app)
    expect(await tenant.invite(email, "viewer")).toMatchObject({ status: 422, code: "invalid_input" })
    expect(await tenant.invitations()).toEqual([])
  })
})

describe("known flaw: emailed links built from the request's Host header", () => {
  it("starts invitation links with the configured origin", async () => {
    const tenant = await createTenant(app)
    await app.hono.request(`http://evil.example/api/organizations/${tenant.id}/invitations`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${tenant.owner.access_token}`,
        "content-type": "application/json",
        host: "evil.example",
        "x-forwarded-host": "evil.example"
      },
      body: JSON.stringify({ invited_name: "X", email: "host@example.com", role: "viewer" })
    })
    const { text, html } = await app.lastMail("host@example.com")
    expect(text).toContain(`${app.settings.publicUrl}/invitation#token=`)
    expect(text + html).not.toContain("evil.example")
  })
})
