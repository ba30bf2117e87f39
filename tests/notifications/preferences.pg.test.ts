import { EditProfile } from "#identity/contract"
import { EditNotificationPreferences, MyNotificationPreferences } from "#notifications/contract"
import { ChangeMemberRole, EditOrganization } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, type Person, signUp } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { listOf, mailsTo, react } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Edit = (typeof EditNotificationPreferences)["body"]["Encoded"]
const edit = (person: Person, body: Edit) =>
  callEndpoint(app, EditNotificationPreferences, { token: person.access_token, body })

const preferencesOf = async ({ access_token: token }: Person) =>
  (await callEndpoint(app, MyNotificationPreferences, { token })).value

const kindOf = async (person: Person, kind: string) =>
  (await preferencesOf(person)).kinds.find((one) => one.kind === kind)

describe("preferences", () => {
  it("start with the defaults of every kind, and its offered and locked channels", async () => {
    const { kinds, ...rest } = await preferencesOf(await createPerson(app))
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "invitation_received",
      "invitation_accepted",
      "invitation_declined",
      "invitation_expired",
      "role_changed",
      "member_removed",
      "second_factor_required",
      "documents_expiring",
      "services_due",
      "defect_reported",
      "vehicle_released",
      "defect_deferral_ended",
      "defect_resolved",
      "part_low",
      "work_order_assigned",
      "work_order_approval",
      "work_order_decided",
      "work_order_estimate",
      "work_order_waiting",
      "recalls",
      "inspections_missed",
      "message_received",
      "customer_email_failed",
      "geofence_crossed",
      "vehicle_speeding",
      "device_issue",
      "vehicle_fault",
      "webhook_disabled",
      "security",
      "api_tokens",
      "vehicle_grounded"
    ])
    expect(kinds.find(({ kind }) => kind === "security")).toEqual({
      kind: "security",
      label: { en: "Security", es: "Seguridad" },
      about: {
        en: "Changes to your password, email address and sessions. These can't be turned off.",
        es: "Cambios en su contraseña, correo y sesiones. No se pueden desactivar."
      },
      app: true,
      email: true,
      push: true,
      offered: ["app", "email", "push"],
      locked: ["app", "email"]
    })
    expect(kinds.find(({ kind }) => kind === "invitation_received")).toMatchObject({
      app: true,
      email: false,
      push: true,
      offered: ["app", "push"]
    })
    expect(rest).toEqual({ quiet_hours: null, digest_at: null, time_zone: "UTC" })
  })

  it("change only the given fields, and are returned with the change", async () => {
    const ada = await createPerson(app)
    const { value } = await edit(ada, {
      kinds: [
        { kind: "role_changed", email: false, push: true },
        { kind: "message_received", app: false }
      ],
      quiet_hours: { from: "22:00", to: "07:00" }
    })
    expect(value).toEqual(await preferencesOf(ada))
    expect(await kindOf(ada, "role_changed")).toMatchObject({ app: true, email: false, push: true })
    expect(await kindOf(ada, "message_received")).toMatchObject({ app: false, email: true, push: true })
    const again = await edit(ada, { digest_at: "08:00" })
    expect(again.value).toMatchObject({ quiet_hours: { from: "22:00", to: "07:00" }, digest_at: "08:00" })
    expect((await edit(ada, { quiet_hours: null, digest_at: null })).value).toMatchObject({
      quiet_hours: null,
      digest_at: null
    })
  })

  it("are stored only where they differ from the defaults", async () => {
    const ada = await createPerson(app)
    const stored = async () =>
      (
        await app.admin.query("select kind, channel, wanted from notifications.choices where user_id = $1", [
          ada.user.id
        ])
      ).rows
    await edit(ada, { kinds: [{ kind: "role_changed", app: true, email: false }] })
    expect(await stored()).toEqual([{ kind: "role_changed", channel: "email", wanted: false }])
    await edit(ada, { kinds: [{ kind: "role_changed", email: true }] })
    expect(await stored()).toEqual([])
  })

  it("cannot turn off security, or choose a channel that a kind does not offer", async () => {
    const ada = await createPerson(app)
    await edit(ada, {
      kinds: [
        { kind: "security", app: false, email: false, push: false },
        { kind: "invitation_received", email: true }
      ]
    })
    expect(await kindOf(ada, "security")).toMatchObject({ app: true, email: true, push: false })
    expect(await kindOf(ada, "invitation_received")).toMatchObject({ email: false })
  })

  it.each([
    { quiet_hours: { from: "24:00", to: "07:00" } },
    { quiet_hours: { from: "22:00" } },
    { digest_at: "8:00" },
    { digest_at: "08:60" },
    { kinds: [{ kind: "everything", app: true }] }
  ])("refuse %j", async (body) => {
    const ada = await createPerson(app)
    // A client may send anything, whatever the contract says.
    expect((await edit(ada, body as Edit)).status).toBe(422)
    expect((await preferencesOf(ada)).quiet_hours).toBeNull()
  })
})

describe("the time zone", () => {
  it("is the user's own, else that of their oldest organization, else UTC", async () => {
    const tenant = await createTenant(app)
    const setTimeZone = async (time_zone: string) =>
      callEndpoint(app, EditOrganization, {
        token: tenant.owner.access_token,
        params: tenant.params(),
        body: { time_zone }
      })
    await setTimeZone("Pacific/Auckland")
    const ada = await tenant.addMember("viewer")
    expect((await preferencesOf(ada)).time_zone).toBe("Pacific/Auckland")
    const newer = await createTenant(app, "Newer Depot")
    await newer.invite(ada.email, "viewer")
    expect((await preferencesOf(ada)).time_zone).toBe("Pacific/Auckland")
    await callEndpoint(app, EditProfile, { token: ada.access_token, body: { time_zone: "Europe/Berlin" } })
    expect((await preferencesOf(ada)).time_zone).toBe("Europe/Berlin")
  })
})

describe("a notification", () => {
  const giveRole = async (person: Person, tenant: Awaited<ReturnType<typeof createTenant>>) => {
    await callEndpoint(app, ChangeMemberRole, {
      token: tenant.owner.access_token,
      params: tenant.params({ memberId: await tenant.memberId(person) }),
      body: { role: "manager" }
    })
    await react(app, "MemberRoleChanged")
  }
  const mailed = async ({ email }: Person) =>
    (await mailsTo(app, email)).filter((kind) => kind === "notifications.role_changed").length

  it("is only emailed when only email is chosen", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await edit(ada, { kinds: [{ kind: "role_changed", app: false }] })
    await giveRole(ada, tenant)
    expect(await listOf(app, ada)).toEqual({ items: [], unread: 0 })
    expect(await mailed(ada)).toBe(1)
  })

  it("is only listed when only the app is chosen", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await edit(ada, { kinds: [{ kind: "role_changed", email: false }] })
    await giveRole(ada, tenant)
    expect((await listOf(app, ada)).unread).toBe(1)
    expect(await mailed(ada)).toBe(0)
  })

  it("is not created when no channel is chosen", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("viewer")
    await edit(ada, { kinds: [{ kind: "role_changed", app: false, email: false }] })
    await giveRole(ada, tenant)
    const { rows } = await app.admin.query("select from notifications.notifications where user_id = $1", [
      ada.user.id
    ])
    expect(rows).toEqual([])
    expect(await mailed(ada)).toBe(0)
  })

  it("is emailed in the user's language, with a link to its subject", async () => {
    const tenant = await createTenant(app, "Harbour <Depot>")
    const ada = await tenant.addMember("viewer")
    await callEndpoint(app, EditProfile, { token: ada.access_token, body: { locale: "es" } })
    await giveRole(ada, tenant)
    const mail = await app.lastMail(ada.email)
    expect(mail.subject).toBe("Su rol en Harbour <Depot> ha cambiado")
    expect(mail.text).toContain("Su nuevo rol: gestor.")
    expect(mail.text).toContain("Abrir en Motorpool:\nhttp://localhost:4000/organization")
    expect(mail.html).toContain("Harbour &lt;Depot&gt;")
    expect(mail.html).not.toContain("<Depot>")
  })
})

it("a disabled account is not notified", async () => {
  const tenant = await createTenant(app)
  const ada = await tenant.addMember("viewer")
  const memberId = await tenant.memberId(ada)
  await callEndpoint(app, ChangeMemberRole, {
    token: tenant.owner.access_token,
    params: tenant.params({ memberId }),
    body: { role: "manager" }
  })
  await app.admin.query("update identity.users set disabled_at = now() where id = $1", [ada.user.id])
  await react(app, "MemberRoleChanged")
  const hers = "select from notifications.notifications where user_id = $1"
  const { rows } = await app.admin.query(hers, [ada.user.id])
  expect(rows).toEqual([])
})

it("an unverified address receives no notification by email", async () => {
  const ada = await signUp(app)
  await app.admin.query(
    `insert into app.outbox (id, name, user_id, data, occurred_at)
     values (gen_random_uuid(), 'SignedInFromNewDevice', $1, $2, now())`,
    [
      ada.user.id,
      { _tag: "SignedInFromNewDevice", userId: ada.user.id, sessionId: ada.user.id, userAgent: "" }
    ]
  )
  await react(app, "SignedInFromNewDevice")
  expect((await listOf(app, ada)).unread).toBe(1)
  expect(await mailsTo(app, ada.email)).toEqual(["identity.verify-email"])
})
