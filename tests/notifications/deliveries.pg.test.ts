import { EditNotificationPreferences } from "#notifications/contract"
import { EditProfile } from "#identity/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { reactTo, listOf, mailsTo, roleChange, runJob } from "./scene.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app, "Harbour Depot")
})
afterAll(() => app.stop())

type Edit = (typeof EditNotificationPreferences)["body"]["Encoded"]
const edit = (person: Person, body: Edit) =>
  callEndpoint(app, EditNotificationPreferences, { token: person.access_token, body })

/** A member in Berlin with these preferences. */
const inBerlin = async (body: Edit) => {
  const ada = await tenant.addMember("viewer")
  await callEndpoint(app, EditProfile, { token: ada.access_token, body: { time_zone: "Europe/Berlin" } })
  await edit(ada, body)
  return ada
}

/** Notifies a person of a changed role at the given time. */
const notifyOfRole = async ({ user: { id: userId } }: Person, at: string, organizationId = tenant.id) =>
  reactTo(app, roleChange(userId, organizationId), { at: new Date(at) })

const notifyOfSignIn = async ({ user: { id: userId } }: Person, at: string) =>
  reactTo(
    app,
    {
      id: randomUUID(),
      name: "SignedInFromNewDevice",
      organizationId: null,
      userId,
      occurredAt: at,
      data: { _tag: "SignedInFromNewDevice", userId, sessionId: randomUUID(), userAgent: "" }
    },
    { at: new Date(at) }
  )

const deliver = (at: string) => runJob(app, "notifications.deliver-due", {}, { at: new Date(at) })

const mailed = async ({ email }: Person) =>
  (await mailsTo(app, email)).filter((kind) => kind.startsWith("notifications."))

describe("a burst of notifications", () => {
  it("is sent as twenty emails and one digest, and never delays a security notice", async () => {
    const ada = await tenant.addMember("viewer")
    const at = "2036-01-10T10:00:00Z"
    for (let n = 1; n <= 23; n++) await notifyOfRole(ada, at)
    await notifyOfSignIn(ada, at)
    const single = Array.from({ length: 20 }, () => "notifications.role_changed")
    expect(await mailed(ada)).toEqual([...single, "notifications.security"])
    await deliver("2036-01-10T10:30:00Z")
    expect(await mailed(ada)).toHaveLength(21)
    await deliver("2036-01-10T11:05:00Z")
    expect(await mailed(ada)).toEqual([...single, "notifications.security", "notifications.digest"])
    expect((await app.lastMail(ada.email)).subject).toBe("3 notifications")
  })
})

describe("quiet hours", () => {
  const quiet_hours = { from: "22:00", to: "07:00" }

  it("delay email but not the app, in the user's own time zone", async () => {
    const ada = await inBerlin({ quiet_hours })
    await notifyOfRole(ada, "2036-01-10T21:30:00Z")
    expect((await listOf(app, ada)).unread).toBe(1)
    await deliver("2036-01-11T05:55:00Z")
    expect(await mailed(ada)).toEqual([])
    await deliver("2036-01-11T06:00:00Z")
    expect(await mailed(ada)).toEqual(["notifications.role_changed"])
  })

  it("send what has accumulated in one email, once, with several processes", async () => {
    const ada = await inBerlin({ quiet_hours })
    for (const minute of [10, 20, 30]) await notifyOfRole(ada, `2036-01-10T23:${minute}:00Z`)
    await Promise.all([1, 2, 3].map(() => deliver("2036-01-11T06:00:00Z")))
    await deliver("2036-01-11T06:05:00Z")
    expect(await mailed(ada)).toEqual(["notifications.digest"])
    const { subject, text } = await app.lastMail(ada.email)
    expect(subject).toBe("3 notifications")
    expect(text.match(/Your new role: manager\./g)).toHaveLength(3)
    expect(text).toContain(
      "See all notifications:\nhttp://localhost:4000/dashboard?notifications=notifications"
    )
  })

  it("delay nothing outside of them", async () => {
    const ada = await inBerlin({ quiet_hours })
    await notifyOfRole(ada, "2036-01-10T12:00:00Z")
    expect(await mailed(ada)).toEqual(["notifications.role_changed"])
  })

  it("never delay a security notice", async () => {
    const ada = await inBerlin({ quiet_hours, digest_at: "08:00" })
    await notifyOfSignIn(ada, "2036-01-10T23:30:00Z")
    expect(await mailed(ada)).toEqual(["notifications.security"])
  })

  it("do not email what was read in the meantime", async () => {
    const ada = await inBerlin({ quiet_hours })
    await notifyOfRole(ada, "2036-01-10T23:30:00Z")
    await app.admin.query("update notifications.notifications set read_at = now() where user_id = $1", [
      ada.user.id
    ])
    await deliver("2036-01-11T06:00:00Z")
    expect(await mailed(ada)).toEqual([])
  })

  it("do not email what the user has turned off or may no longer see", async () => {
    const [ada, ben] = [await inBerlin({ quiet_hours }), await inBerlin({ quiet_hours })]
    await notifyOfRole(ada, "2036-01-10T23:30:00Z")
    await notifyOfRole(ben, "2036-01-10T23:30:00Z")
    await edit(ada, { kinds: [{ kind: "role_changed", email: false }] })
    await app.admin.query("delete from tenancy.members where user_id = $1", [ben.user.id])
    await deliver("2036-01-11T06:00:00Z")
    expect([await mailed(ada), await mailed(ben)]).toEqual([[], []])
  })

  it("release what they delayed when they are turned off", async () => {
    const ada = await inBerlin({ quiet_hours })
    await notifyOfRole(ada, "2036-01-10T23:30:00Z")
    await edit(ada, { quiet_hours: null })
    await runJob(app, "notifications.deliver-due")
    expect(await mailed(ada)).toEqual(["notifications.role_changed"])
  })
})

describe("the daily digest", () => {
  it("collects a day's emails and is sent at its time, once a day", async () => {
    const ada = await inBerlin({ digest_at: "08:00" })
    await notifyOfRole(ada, "2036-01-10T12:00:00Z")
    await notifyOfRole(ada, "2036-01-11T06:30:00Z")
    expect((await listOf(app, ada)).unread).toBe(2)
    await deliver("2036-01-11T06:55:00Z")
    expect(await mailed(ada)).toEqual([])
    await Promise.all([deliver("2036-01-11T07:00:00Z"), deliver("2036-01-11T07:00:00Z")])
    expect(await mailed(ada)).toEqual(["notifications.digest"])
    await notifyOfRole(ada, "2036-01-11T07:01:00Z")
    await deliver("2036-01-11T23:00:00Z")
    expect(await mailed(ada)).toHaveLength(1)
    await deliver("2036-01-12T07:00:00Z")
    expect(await mailed(ada)).toEqual(["notifications.digest", "notifications.role_changed"])
  })

  it("is not sent twice on a day when its time is moved", async () => {
    const ada = await inBerlin({ digest_at: "08:00" })
    await notifyOfRole(ada, "2036-01-10T12:00:00Z")
    await deliver("2036-01-11T07:00:00Z")
    await app.admin.query("update notifications.settings set digest_at = '18:00' where user_id = $1", [
      ada.user.id
    ])
    await notifyOfRole(ada, "2036-01-11T12:00:00Z")
    await deliver("2036-01-11T17:00:00Z")
    expect(await mailed(ada)).toHaveLength(1)
    await deliver("2036-01-12T17:00:00Z")
    expect(await mailed(ada)).toHaveLength(2)
  })

  it("is sent late after an outage, and on time the next day", async () => {
    const ada = await inBerlin({ digest_at: "08:00" })
    await notifyOfRole(ada, "2036-01-10T12:00:00Z")
    await deliver("2036-01-11T19:00:00Z")
    expect(await mailed(ada)).toHaveLength(1)
    await notifyOfRole(ada, "2036-01-11T20:00:00Z")
    await deliver("2036-01-12T07:00:00Z")
    expect(await mailed(ada)).toHaveLength(2)
  })

  it("follows daylight saving time", async () => {
    const ada = await inBerlin({ digest_at: "08:00" })
    await notifyOfRole(ada, "2026-03-28T12:00:00Z")
    await deliver("2026-03-29T05:55:00Z")
    expect(await mailed(ada)).toEqual([])
    await deliver("2026-03-29T06:00:00Z")
    expect(await mailed(ada)).toHaveLength(1)
  })

  it("shows at most 30 notifications and the number of others", async () => {
    const ada = await inBerlin({ digest_at: "08:00" })
    for (let n = 0; n < 33; n++) await notifyOfRole(ada, `2036-01-10T12:00:${10 + n}Z`)
    await deliver("2036-01-11T07:00:00Z")
    const { subject, text } = await app.lastMail(ada.email)
    expect(subject).toBe("33 notifications")
    expect(text).toContain("And 3 more.")
    expect(text.match(/Your new role: manager/g)).toHaveLength(30)
  })
})

it("a failing delivery does not delay those of others", async () => {
  const people = [await inBerlin({ digest_at: "08:00" }), await inBerlin({ digest_at: "08:00" })]
  for (const person of people) await notifyOfRole(person, "2036-01-10T12:00:00Z")
  const [first] = people.toSorted((a, b) => (a.user.id < b.user.id ? -1 : 1))
  await app.admin.query("update identity.profiles set time_zone = 'No/Where' where user_id = $1", [
    first?.user.id
  ])
  await deliver("2036-01-11T07:00:00Z")
  const counts = await Promise.all(people.map(async (person) => (await mailed(person)).length))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
  await app.admin.query("update identity.profiles set time_zone = 'UTC' where user_id = $1", [first?.user.id])
  await deliver("2036-01-11T07:05:00Z")
  expect(await Promise.all(people.map(async (person) => (await mailed(person)).length))).toEqual([1, 1])
})
