import { CreateOrganization, InviteMember, PreviewInvitation, ResendInvitation } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ofAge } from "../support/age.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, type Person, signUp } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

let strangers = 0
const stranger = () => `stranger${++strangers}@example.com`

const expire = (id: string) =>
  app.admin.query("update tenancy.invitations set expires_at = now() - interval '1 second' where id = $1", [
    id
  ])

const resend = (by: Person, { params }: Tenant, invitationId: string) =>
  callEndpoint(app, ResendInvitation, { token: by.access_token, params: params({ invitationId }) })

const preview = (token: string) => callEndpoint(app, PreviewInvitation, { body: { token } })

describe("inviting a member", () => {
  it("emails a link that appears nowhere else, and stores its hash", async () => {
    const tenant = await createTenant(app)
    const email = stranger()
    const { status, value } = await tenant.invite(email, "driver")
    expect(status).toBe(201)
    const token = await mailedToken(app, email)
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const mail = await app.lastMail(email)
    expect(mail.text).toContain(`/invitation#token=${token}`)
    expect(mail.subject).toBe("Olga Owner invited you to Riverside Depot")
    const { rows } = await app.admin.query(
      "select to_jsonb(i) as row, encode(token_hash, 'hex') as hash, encode(sha256(convert_to($2, 'UTF8')), 'hex') as expected from tenancy.invitations i where id = $1",
      [value.id, token]
    )
    expect(rows[0].hash).toBe(rows[0].expected)
    const everywhere = await app.admin.query(
      "select (select string_agg(e::text, ' ') from audit.entries e) || (select string_agg(o::text, ' ') from app.outbox o) as text"
    )
    expect(everywhere.rows[0].text).not.toContain(token)
  })

  it("lists it as pending for 7 days", async () => {
    const tenant = await createTenant(app)
    const email = stranger()
    await tenant.invite(email.toUpperCase(), "agent")
    const [invitation] = await tenant.invitations()
    expect(invitation).toMatchObject({
      email,
      role: "agent",
      status: "pending",
      expired: false,
      invited_name: "Ada Driver",
      invited_by_name: "Olga Owner",
      can: { resend: true, revoke: true }
    })
    const days =
      ((invitation?.expires_at.getTime() ?? 0) - (invitation?.created_at.getTime() ?? 0)) / 86_400_000
    expect(days).toBe(7)
  })

  it("refuses roles above the inviter's own", async () => {
    const tenant = await createTenant(app)
    const admin = await tenant.addMember("admin")
    const manager = await tenant.addMember("manager")
    const driver = await tenant.addMember("driver")
    expect((await tenant.invite(stranger(), "owner")).status).toBe(201)
    expect(await tenant.invite(stranger(), "owner", admin)).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect((await tenant.invite(stranger(), "admin", admin)).status).toBe(201)
    expect(await tenant.invite(stranger(), "admin", manager)).toMatchObject({ code: "role_above_own" })
    expect((await tenant.invite(stranger(), "manager", manager)).status).toBe(201)
    expect(await tenant.invite(stranger(), "viewer", driver)).toMatchObject({
      status: 403,
      code: "forbidden"
    })
  })

  it("requires the inviter's address to be verified", async () => {
    const { access_token: token } = await signUp(app)
    const body = { name: "Unproven", industry: "fleet" } as const
    const { id } = (await callEndpoint(app, CreateOrganization, { token, body })).value
    const refused = await callEndpoint(app, InviteMember, {
      token,
      params: { organizationId: id },
      body: { invited_name: "X", email: stranger(), role: "viewer" }
    })
    expect(refused).toMatchObject({ status: 403, code: "address_not_verified" })
  })

  it("refuses members, oneself and addresses with a pending invitation", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver")
    expect(await tenant.invite(ada.email, "viewer")).toMatchObject({ status: 409, code: "already_a_member" })
    expect(await tenant.invite(tenant.owner.email, "viewer")).toMatchObject({ code: "already_a_member" })
    const email = stranger()
    await tenant.invite(email, "viewer")
    expect(await tenant.invite(email, "driver")).toMatchObject({ status: 409, code: "already_invited" })
    expect((await (await createTenant(app)).invite(email, "driver")).status).toBe(201)
  })

  it("replaces an expired invitation", async () => {
    const tenant = await createTenant(app)
    const email = stranger()
    const first = (await tenant.invite(email, "viewer")).value.id
    const old = await mailedToken(app, email)
    await expire(first)
    expect((await tenant.invite(email, "driver")).status).toBe(201)
    expect((await tenant.invitations()).map(({ role, status }) => [role, status])).toEqual([
      ["driver", "pending"],
      ["viewer", "revoked"]
    ])
    expect(await preview(old)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect((await preview(await mailedToken(app, email))).value.role).toBe("driver")
  })

  it("writes in the recipient's language, else in the inviter's", async () => {
    const tenant = await createTenant(app)
    await call(app, "PATCH", "/api/me/profile", { token: tenant.owner.access_token, body: { locale: "es" } })
    const email = stranger()
    await tenant.invite(email, "driver")
    expect((await app.lastMail(email)).subject).toBe("Olga Owner le ha invitado a Riverside Depot")
    const reader = await createPerson(app)
    await call(app, "PATCH", "/api/me/profile", { token: reader.access_token, body: { locale: "en" } })
    await tenant.invite(reader.email, "driver")
    expect((await app.lastMail(reader.email)).subject).toContain("invited you to")
  })

  it("escapes names in the email", async () => {
    const tenant = await createTenant(app, "<script>alert(1)</script>")
    const email = stranger()
    await tenant.invite(email, "driver")
    const { html } = await app.lastMail(email)
    expect(html).not.toContain("<script>")
    expect(html).toContain("&lt;script&gt;")
  })

  it("stops after 100 emails a day, including resent ones", async () => {
    const tenant = await createTenant(app)
    await ofAge(app, tenant.id)
    const { value } = await tenant.invite(stranger(), "viewer")
    await app.admin.query("update app.senders set invitations = 99 where id = $1", [tenant.id])
    expect((await resend(tenant.owner, tenant, value.id)).status).toBe(204)
    const refused = {
      status: 429,
      code: "sending_limit_reached",
      detail: "Your organization can send 100 invitations a day. Try again tomorrow."
    }
    expect(await resend(tenant.owner, tenant, value.id)).toMatchObject(refused)
    expect(await tenant.invite(stranger(), "viewer")).toMatchObject(refused)
    const { rows } = await app.admin.query("select invitations from app.senders where id = $1", [tenant.id])
    expect(rows).toEqual([{ invitations: 100 }])
    await app.admin.query("update app.senders set day = day - 1 where id = $1", [tenant.id])
    expect((await tenant.invite(stranger(), "viewer")).status).toBe(201)
  })
})
