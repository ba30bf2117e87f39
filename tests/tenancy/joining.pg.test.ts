import { DeclineInvitation, MyInvitations, MyOrganizations } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, mailedToken, type Person, signUp } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { accept, join } from "./requests.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const decline = (person: Person, invitationId: string) =>
  callEndpoint(app, DeclineInvitation, { token: person.access_token, params: { invitationId } })

const published = async (name: string, organizationId: string) =>
  (
    await app.admin.query("select data from app.outbox where name = $1 and organization_id = $2", [
      name,
      organizationId
    ])
  ).rows

describe("accepting an invitation from the list", () => {
  it("adds a member with the invited role", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app, "Ada Driver")
    const { value } = await tenant.invite(ada.email, "agent")
    expect((await accept(app, ada, value.id)).value).toEqual({ organization_id: tenant.id })
    const [organization] = (await callEndpoint(app, MyOrganizations, { token: ada.access_token })).value.items
    expect(organization).toMatchObject({ id: tenant.id, role: "agent" })
    expect((await tenant.invitations())[0]?.status).toBe("accepted")
    expect((await callEndpoint(app, MyInvitations, { token: ada.access_token })).value.items).toEqual([])
    expect(await published("MemberJoined", tenant.id)).toMatchObject([
      { data: { role: "agent", userId: ada.user.id } }
    ])
    expect(await published("InvitationAccepted", tenant.id)).toMatchObject([
      { data: { invitedBy: tenant.owner.user.id, email: ada.email, provenBy: null } }
    ])
  })

  it("creates one membership when repeated", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "agent")
    expect((await accept(app, ada, value.id)).status).toBe(200)
    expect((await accept(app, ada, value.id)).status).toBe(200)
    expect((await join(app, ada)).status).toBe(201)
    expect(await tenant.members()).toHaveLength(2)
    expect(await published("InvitationAccepted", tenant.id)).toHaveLength(1)
  })

  it("refuses an expired invitation", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "agent")
    await app.admin.query("update tenancy.invitations set expires_at = now() where id = $1", [value.id])
    expect(await accept(app, ada, value.id)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect(await join(app, ada)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect(await tenant.members()).toHaveLength(1)
  })
})

describe("joining with the emailed token", () => {
  it("lets an unverified account join and records the session as proof", async () => {
    const tenant = await createTenant(app)
    const ada = await signUp(app, "Ada Driver", "ada.unproven@example.com")
    await tenant.invite(ada.email, "driver")
    expect((await join(app, ada)).value).toEqual({ organization_id: tenant.id })
    const [accepted] = await published("InvitationAccepted", tenant.id)
    const { rows } = await app.admin.query("select id from identity.sessions where user_id = $1", [
      ada.user.id
    ])
    expect(accepted?.data).toMatchObject({ provenBy: rows[0].id, email: ada.email })
  })

  it("keeps the role of an existing member and closes the invitation", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    await tenant.invite(ada.email, "viewer")
    await app.admin.query(
      `insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
       values ($1, gen_random_uuid(), $2, 'admin', 'active', now(), now())`,
      [tenant.id, ada.user.id]
    )
    expect((await join(app, ada)).status).toBe(201)
    expect((await tenant.members()).map(({ role }) => role)).toEqual(["admin", "owner"])
    expect((await tenant.invitations())[0]?.status).toBe("accepted")
    expect(await published("MemberJoined", tenant.id)).toEqual([])
  })

  it("refuses a used token after the member was removed", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver")
    await app.admin.query("delete from tenancy.members where organization_id = $1 and user_id = $2", [
      tenant.id,
      ada.user.id
    ])
    expect(await join(app, ada)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect(await tenant.members()).toHaveLength(1)
  })

  it("requires a session", async () => {
    const tenant = await createTenant(app)
    await tenant.invite("nobody.signed.in@example.com", "viewer")
    const token = await mailedToken(app, "nobody.signed.in@example.com")
    const reply = await app.hono.request("/api/me/memberships", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token })
    })
    expect(reply.status).toBe(401)
  })
})

describe("declining an invitation", () => {
  it("revokes it and notifies the inviter", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "agent")
    expect((await decline(ada, value.id)).status).toBe(204)
    expect((await tenant.invitations())[0]?.status).toBe("revoked")
    expect(await published("InvitationDeclined", tenant.id)).toMatchObject([
      { data: { invitedBy: tenant.owner.user.id, userId: ada.user.id } }
    ])
    expect(await decline(ada, value.id)).toMatchObject({ status: 404 })
    expect(await accept(app, ada, value.id)).toMatchObject({ status: 410 })
  })

  it("does not undo an acceptance", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "agent")
    await accept(app, ada, value.id)
    expect(await decline(ada, value.id)).toMatchObject({ status: 404, code: "not_found" })
    expect(await tenant.members()).toHaveLength(2)
  })

  it("is limited to the invited person", async () => {
    const tenant = await createTenant(app)
    const { value } = await tenant.invite("somebody.else@example.com", "agent")
    expect(await decline(await createPerson(app), value.id)).toMatchObject({ status: 404 })
    expect(await decline(tenant.owner, value.id)).toMatchObject({ status: 404 })
    expect((await tenant.invitations())[0]?.status).toBe("pending")
  })
})
