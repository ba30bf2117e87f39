import {
  EditOrganization,
  MyInvitations,
  PreviewInvitation,
  ResendInvitation,
  RevokeInvitation
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, type Person, signUp } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { accept, join } from "./requests.ts"

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

const revoke = (by: Person, { params }: Tenant, invitationId: string) =>
  callEndpoint(app, RevokeInvitation, { token: by.access_token, params: params({ invitationId }) })

const preview = (token: string) => callEndpoint(app, PreviewInvitation, { body: { token } })

describe("resending an invitation", () => {
  it("replaces the link and extends the expiry by 7 days, even of an expired invitation", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "driver")
    const old = await mailedToken(app, ada.email)
    await expire(value.id)
    expect((await tenant.invitations())[0]).toMatchObject({ expired: true, status: "pending" })
    expect((await resend(tenant.owner, tenant, value.id)).status).toBe(204)
    expect((await tenant.invitations())[0]).toMatchObject({ expired: false, status: "pending" })
    expect(await join(app, ada, old)).toMatchObject({ status: 410, code: "invitation_invalid" })
    expect((await join(app, ada)).status).toBe(201)
    expect(await resend(tenant.owner, tenant, value.id)).toMatchObject({
      status: 409,
      code: "invitation_closed"
    })
  })

  it("makes the sender the inviter, so that the invitation stays valid when the first inviter leaves", async () => {
    const tenant = await createTenant(app)
    const manager = await tenant.addMember("manager")
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "driver", manager)
    const memberId = await tenant.memberId(manager)
    await call(app, "DELETE", `/api/organizations/${tenant.id}/members/${memberId}`, {
      token: tenant.owner.access_token
    })
    expect(await join(app, ada)).toMatchObject({ code: "invitation_invalid" })
    await resend(tenant.owner, tenant, value.id)
    expect((await join(app, ada)).status).toBe(201)
  })

  it("refuses to resend or revoke above one's own rank", async () => {
    const tenant = await createTenant(app)
    const manager = await tenant.addMember("manager")
    const driver = await tenant.addMember("driver")
    const { value } = await tenant.invite(stranger(), "admin")
    for (const attempt of [resend, revoke]) {
      expect(await attempt(manager, tenant, value.id)).toMatchObject({ status: 403, code: "role_above_own" })
      expect(await attempt(driver, tenant, value.id)).toMatchObject({ status: 403, code: "forbidden" })
      expect(await attempt(tenant.owner, tenant, tenant.id)).toMatchObject({ status: 404, code: "not_found" })
    }
  })
})

describe("revoking an invitation", () => {
  it("closes it permanently", async () => {
    const tenant = await createTenant(app)
    const ada = await createPerson(app)
    const { value } = await tenant.invite(ada.email, "driver")
    expect((await revoke(tenant.owner, tenant, value.id)).status).toBe(204)
    expect(await join(app, ada)).toMatchObject({ status: 410 })
    expect(await accept(app, ada, value.id)).toMatchObject({ status: 410 })
    expect(await preview(await mailedToken(app, ada.email))).toMatchObject({ status: 410 })
    expect((await callEndpoint(app, MyInvitations, { token: ada.access_token })).value.items).toEqual([])
    expect(await revoke(tenant.owner, tenant, value.id)).toMatchObject({
      status: 409,
      code: "invitation_closed"
    })
    expect((await tenant.invite(ada.email, "driver")).status).toBe(201)
  })
})

describe("the invitation preview", () => {
  it("shows the invitation and whether the address has an account", async () => {
    const tenant = await createTenant(app)
    const email = stranger()
    await tenant.invite(email, "sales")
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
  ])("refuses the token %j", async (token) => {
    expect(await preview(token)).toMatchObject({ status: 410, code: "invitation_invalid" })
  })
})

describe("one's own invitations", () => {
  it("list open ones newest first, with organization and inviter", async () => {
    const ada = await createPerson(app)
    const [first, second, third] = [
      await createTenant(app, "First"),
      await createTenant(app, "Second"),
      await createTenant(app, "Third")
    ]
    await first.invite(ada.email, "driver")
    await second.invite(ada.email, "viewer")
    const expired = (await third.invite(ada.email, "viewer")).value.id
    await expire(expired)
    await callEndpoint(app, EditOrganization, {
      token: first.owner.access_token,
      params: first.params(),
      body: { name: "First, renamed" }
    })
    const { items } = (await callEndpoint(app, MyInvitations, { token: ada.access_token })).value
    expect(
      items.map(({ organization_name, role, invited_by_name }) => [organization_name, role, invited_by_name])
    ).toEqual([
      ["Second", "viewer", "Olga Owner"],
      ["First, renamed", "driver", "Olga Owner"]
    ])
  })
})
