import {
  EditOrganization,
  FoundOrganization,
  InviteMember,
  MyInvitations,
  PreviewInvitation,
  ResendInvitation,
  RevokeInvitation
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call, mailedToken, newPerson, signUp } from "../support/client.ts"
import { ask } from "./ask.ts"
import { accept, depot, type Depot, join, type Person } from "./scene.ts"

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

const resend = (by: Person, { params }: Depot, invitationId: string) =>
  ask(app, ResendInvitation, { token: by.access_token, params: params({ invitationId }) })

const revoke = (by: Person, { params }: Depot, invitationId: string) =>
  ask(app, RevokeInvitation, { token: by.access_token, params: params({ invitationId }) })

const preview = (token: string) => ask(app, PreviewInvitation, { body: { token } })

describe("inviting", () => {
  it("mails a link that only the mail shows, and stores its hash", async () => {
    const house = await depot(app)
    const email = stranger()
    const { status, value } = await house.invite(email, "driver")
    expect(status).toBe(201)
    const token = await mailedToken(app, email)
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const mail = await app.lastMail(email)
    expect(mail.text).toContain(`/invitation#token=${token}`)
    expect(mail.subject).toBe("Olga Owner invites you to Riverside Depot")
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

  it("shows it in the list, pending for 7 days", async () => {
    const house = await depot(app)
    const email = stranger()
    await house.invite(email.toUpperCase(), "agent")
    const [invitation] = await house.invitations()
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

  it("reaches up to the inviter's own role", async () => {
    const house = await depot(app)
    const admin = await house.joined("admin")
    const manager = await house.joined("manager")
    const driver = await house.joined("driver")
    expect((await house.invite(stranger(), "owner")).status).toBe(201)
    expect(await house.invite(stranger(), "owner", admin)).toMatchObject({
      status: 403,
      code: "role_above_own"
    })
    expect((await house.invite(stranger(), "admin", admin)).status).toBe(201)
    expect(await house.invite(stranger(), "admin", manager)).toMatchObject({ code: "role_above_own" })
    expect((await house.invite(stranger(), "manager", manager)).status).toBe(201)
    expect(await house.invite(stranger(), "viewer", driver)).toMatchObject({ status: 403, code: "forbidden" })
  })

  it("needs a verified address of one's own", async () => {
    const { access_token: token } = await signUp(app)
    const body = { name: "Unproven", industry: "fleet" } as const
    const { id } = (await ask(app, FoundOrganization, { token, body })).value
    const refused = await ask(app, InviteMember, {
      token,
      params: { organizationId: id },
      body: { invited_name: "X", email: stranger(), role: "viewer" }
    })
    expect(refused).toMatchObject({ status: 403, code: "address_not_verified" })
  })

  it("refuses members, oneself included, and addresses with a pending invitation", async () => {
    const house = await depot(app)
    const ada = await house.joined("driver")
    expect(await house.invite(ada.email, "viewer")).toMatchObject({ status: 409, code: "already_a_member" })
    expect(await house.invite(house.owner.email, "viewer")).toMatchObject({ code: "already_a_member" })
    const email = stranger()
    await house.invite(email, "viewer")
    expect(await house.invite(email, "driver")).toMatchObject({ status: 409, code: "already_invited" })
    expect((await (await depot(app)).invite(email, "driver")).status).toBe(201)
  })

  it("replaces an invitation that expired", async () => {
    const house = await depot(app)
    const email = stranger()
    const first = (await house.invite(email, "viewer")).value.id
    const old = await mailedToken(app, email)
    await expire(first)
    expect((await house.invite(email, "driver")).status).toBe(201)
    expect((await house.invitations()).map(({ role, status }) => [role, status])).toEqual([
      ["driver", "pending"],
      ["viewer", "revoked"]
    ])
    expect(await preview(old)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect((await preview(await mailedToken(app, email))).value.role).toBe("driver")
  })

  it("writes in the language of whoever is invited, else of whoever invites", async () => {
    const house = await depot(app)
    await call(app, "PATCH", "/api/me/profile", { token: house.owner.access_token, body: { locale: "es" } })
    const email = stranger()
    await house.invite(email, "driver")
    expect((await app.lastMail(email)).subject).toBe("Olga Owner le invita a Riverside Depot")
    const reader = await newPerson(app)
    await call(app, "PATCH", "/api/me/profile", { token: reader.access_token, body: { locale: "en" } })
    await house.invite(reader.email, "driver")
    expect((await app.lastMail(reader.email)).subject).toContain("invites you to")
  })

  it("renders names harmless in the mail", async () => {
    const house = await depot(app, "<script>alert(1)</script>")
    const email = stranger()
    await house.invite(email, "driver")
    const { html } = await app.lastMail(email)
    expect(html).not.toContain("<script>")
    expect(html).toContain("&lt;script&gt;")
  })

  it("ends for the day after 100 mails, resent ones included", async () => {
    const house = await depot(app)
    const { value } = await house.invite(stranger(), "viewer")
    await app.admin.query("update tenancy.invitation_mails set sent = 99 where organization_id = $1", [
      house.id
    ])
    expect((await resend(house.owner, house, value.id)).status).toBe(204)
    const refused = { status: 429, code: "too_many_invitations" }
    expect(await resend(house.owner, house, value.id)).toMatchObject(refused)
    expect(await house.invite(stranger(), "viewer")).toMatchObject(refused)
    const { rows } = await app.admin.query(
      "select sent from tenancy.invitation_mails where organization_id = $1",
      [house.id]
    )
    expect(rows).toEqual([{ sent: 100 }])
    await app.admin.query("update tenancy.invitation_mails set day = day - 1 where organization_id = $1", [
      house.id
    ])
    expect((await house.invite(stranger(), "viewer")).status).toBe(201)
  })
})

describe("resending", () => {
  it("makes a new link and 7 new days, also of an expired one; the old link is worth nothing", async () => {
    const house = await depot(app)
    const ada = await newPerson(app)
    const { value } = await house.invite(ada.email, "driver")
    const old = await mailedToken(app, ada.email)
    await expire(value.id)
    expect((await house.invitations())[0]).toMatchObject({ expired: true, status: "pending" })
    expect((await resend(house.owner, house, value.id)).status).toBe(204)
    expect((await house.invitations())[0]).toMatchObject({ expired: false, status: "pending" })
    expect(await join(app, ada, old)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect((await join(app, ada)).status).toBe(201)
    expect(await resend(house.owner, house, value.id)).toMatchObject({
      status: 409,
      code: "invitation_closed"
    })
  })

  it("puts the resender behind it: the invitation outlives the inviter's membership", async () => {
    const house = await depot(app)
    const manager = await house.joined("manager")
    const ada = await newPerson(app)
    const { value } = await house.invite(ada.email, "driver", manager)
    const memberId = await house.memberId(manager)
    await call(app, "DELETE", `/api/organizations/${house.id}/members/${memberId}`, {
      token: house.owner.access_token
    })
    expect(await join(app, ada)).toMatchObject({ code: "invitation_invalid" })
    await resend(house.owner, house, value.id)
    expect((await join(app, ada)).status).toBe(201)
  })

  it("and revoking keep to the ranks", async () => {
    const house = await depot(app)
    const manager = await house.joined("manager")
    const driver = await house.joined("driver")
    const { value } = await house.invite(stranger(), "admin")
    for (const attempt of [resend, revoke]) {
      expect(await attempt(manager, house, value.id)).toMatchObject({ status: 403, code: "role_above_own" })
      expect(await attempt(driver, house, value.id)).toMatchObject({ status: 403, code: "forbidden" })
      expect(await attempt(house.owner, house, house.id)).toMatchObject({ status: 404, code: "not_found" })
    }
  })
})

describe("revoking", () => {
  it("closes the invitation for good", async () => {
    const house = await depot(app)
    const ada = await newPerson(app)
    const { value } = await house.invite(ada.email, "driver")
    expect((await revoke(house.owner, house, value.id)).status).toBe(204)
    expect(await join(app, ada)).toMatchObject({ status: 410 })
    expect(await accept(app, ada, value.id)).toMatchObject({ status: 410 })
    expect(await preview(await mailedToken(app, ada.email))).toMatchObject({ status: 410 })
    expect((await ask(app, MyInvitations, { token: ada.access_token })).value.items).toEqual([])
    expect(await revoke(house.owner, house, value.id)).toMatchObject({
      status: 409,
      code: "invitation_closed"
    })
    expect((await house.invite(ada.email, "driver")).status).toBe(201)
  })
})

describe("the preview", () => {
  it("tells the holder of the token what it is and whether to sign in or up", async () => {
    const house = await depot(app)
    const email = stranger()
    await house.invite(email, "sales")
    const token = await mailedToken(app, email)
    expect((await preview(token)).value).toMatchObject({
      organization_name: "Riverside Depot",
      invited_name: "Ada Driver",
      email,
      role: "sales",
      invited_by_name: "Olga Owner",
      has_account: false
    })
    await signUp(app, "Late Comer", email)
    expect((await preview(token)).value.has_account).toBe(true)
  })

  it.each([
    "",
    "nonsense",
    "00000000-0000-4000-8000-000000000000",
    "'; drop table tenancy.members; --",
    "\u0000"
  ])("of %j is refused like any other", async (token) => {
    expect(await preview(token)).toMatchObject({ status: 410, code: "invitation_invalid" })
  })
})

describe("one's own invitations", () => {
  it("come newest first, with organization and inviter, open ones only", async () => {
    const ada = await newPerson(app)
    const [first, second, third] = [
      await depot(app, "First"),
      await depot(app, "Second"),
      await depot(app, "Third")
    ]
    await first.invite(ada.email, "driver")
    await second.invite(ada.email, "viewer")
    const gone = (await third.invite(ada.email, "viewer")).value.id
    await expire(gone)
    await ask(app, EditOrganization, {
      token: first.owner.access_token,
      params: first.params(),
      body: { name: "First, renamed" }
    })
    const { items } = (await ask(app, MyInvitations, { token: ada.access_token })).value
    expect(
      items.map(({ organization_name, role, invited_by_name }) => [organization_name, role, invited_by_name])
    ).toEqual([
      ["Second", "viewer", "Olga Owner"],
      ["First, renamed", "driver", "Olga Owner"]
    ])
  })
})
