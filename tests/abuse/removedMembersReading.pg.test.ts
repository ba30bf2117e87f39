import { MyAuditLog } from "#audit/contract"
import { MyNotifications } from "#notifications/contract"
import { RemoveMember } from "#tenancy/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { callEndpoint } from "../support/callEndpoint.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createCustomer, join, type Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { exportData } from "../identity/deletionScene.ts"
import { react } from "../notifications/scene.ts"

const SECRET = "Confidential Customer GmbH"

let app: TestApp
let tenant: Tenant
let ada: Person
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app, "Secret Depot", "Olga Owner")
  ada = await tenant.addMember("admin", "Ada Driver")
  await createCustomer(app, ada.access_token, tenant.id, { name: SECRET })
  await tenant.invite("secret.invitee@example.com", "viewer", ada)
  await app.admin.query(
    `insert into notifications.notifications
       (user_id, id, event_id, kind, organization_id, title, message, shown, created_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), 'message_received', $2, 'Message from Olga Owner', $3, true, now())`,
    [ada.user.id, tenant.id, SECRET]
  )
  await callEndpoint(app, RemoveMember, {
    token: tenant.owner.access_token,
    params: tenant.params({ memberId: await tenant.memberId(ada) })
  })
  await react(app, "MemberRemoved")
})
afterAll(() => app.stop())

const log = async () => (await callEndpoint(app, MyAuditLog, { token: ada.access_token })).value.items
const notifications = async (search?: string) =>
  (
    await callEndpoint(app, MyNotifications, {
      token: ada.access_token,
      ...(search !== undefined && { query: { search } })
    })
  ).value

it("known flaw: a removed member reads customers, invitees and colleagues in their own audit log", async () => {
  const entries = await log()
  const text = JSON.stringify(entries)
  for (const secret of [SECRET, "secret.invitee@example.com", "Olga Owner", "Secret Depot"])
    expect(text).not.toContain(secret)
  const own = { actor_id: ada.user.id, actor_name: "Ada Driver", subject: null, details: {}, redacted: true }
  expect(entries.find(({ action }) => action === "customer.created")).toMatchObject(own)
  expect(entries.find(({ action }) => action === "invitation.sent")).toMatchObject(own)
  expect(entries.find(({ action }) => action === "member.removed")).toMatchObject({
    actor_id: null,
    actor_name: null,
    redacted: true
  })
  expect(entries.find(({ action }) => action === "account.signed_up")).toMatchObject({ redacted: false })
})

it("known flaw: a removed member reads and searches what the organization's notifications said", async () => {
  const { items, unread } = await notifications()
  expect(JSON.stringify(items)).not.toContain(SECRET)
  expect(items.map(({ kind }) => kind)).toContain("member_removed")
  expect(unread).toBe(items.length)
  expect((await notifications("Confidential")).items).toEqual([])
})

it("known flaw: a removed member exports what the app no longer shows them", async () => {
  const path = `/api/me/exports/${await exportData(app, ada)}/file`
  const { body } = await call(app, "GET", path, { token: ada.access_token })
  expect(body).toMatchObject({ activity: expect.any(Array), notifications: expect.any(Array) })
  const text = JSON.stringify(body)
  for (const secret of [SECRET, "secret.invitee@example.com"]) expect(text).not.toContain(secret)
  expect(text).toContain("member_removed")
})

it("leaves the organization's own log as it is", async () => {
  const { rows } = await app.admin.query("select subject from audit.entries where organization_id = $1", [
    tenant.id
  ])
  expect(rows.map(({ subject }) => subject)).toContain(SECRET)
})

it("shows everything again to a member who returns", async () => {
  await tenant.invite(ada.email, "admin")
  await join(app, ada)
  expect((await log()).find(({ action }) => action === "customer.created")).toMatchObject({
    subject: SECRET,
    redacted: false
  })
  expect((await notifications()).items.map(({ message }) => message)).toContain(SECRET)
})
