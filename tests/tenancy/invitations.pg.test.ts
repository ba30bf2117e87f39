import {
  EditOrganization,
  MyInvitations,
  PreviewInvitation,
  ResendInvitation,
  RevokeInvitation
} from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, signUp } from "../support/seeds.ts"
import { ask } from "./ask.ts"
import { accept, depot, join, type Depot, type Person } from "./scene.ts"

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

describe("resending an invitation", () => {
  it("replaces the link and extends the expiry by 7 days, even of an expired invitation", async () => {
    const house = await depot(app)
    const ada = await createPerson(app)
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

  it("makes the sender the inviter, so that the invitation stays valid when the first inviter leaves", async () => {
    const house = await depot(app)
    const manager = await house.joined("manager")
    const ada = await createPerson(app)
    const { value } = await house.invite(ada.email, "driver", manager)
    const memberId = await house.memberId(manager)
    await call(app, "DELETE", `/api/organizations/${house.id}/members/${memberId}`, {
      token: house.owner.access_token
    })
    expect(await join(app, ada)).toMatchObject({ code: "invitation_invalid" })
    await resend(house.owner, house, value.id)
    expect((await join(app, ada)).status).toBe(201)
  })

  it("refuses to resend or revoke above one's own rank", async () => {
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

describe("revoking an invitation", () => {
  it("closes it permanently", async () => {
    const house = await depot(app)
    const ada = await createPerson(app)
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

describe("the invitation preview", () => {
  it("shows the invitation and whether the address has an account", async () => {
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
  ])("refuses the token %j", async (token) => {
    expect(await preview(token)).toMatchObject({ status: 410, code: "invitation_invalid" })
  })
})

describe("one's own invitations", () => {
  it("list open ones newest first, with organization and inviter", async () => {
    const ada = await createPerson(app)
    const [first, second, third] = [
      await depot(app, "First"),
      await depot(app, "Second"),
      await depot(app, "Third")
    ]
    await first.invite(ada.email, "driver")
    await second.invite(ada.email, "viewer")
    const expired = (await third.invite(ada.email, "viewer")).value.id
    await expire(expired)
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
