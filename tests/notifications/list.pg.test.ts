import { MarkAllNotificationsRead, MarkNotificationRead } from "#notifications/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson } from "../support/seeds.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { listOf, runJob, createNotifications } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const eventsTo = async (userId: string): Promise<number> => {
  const { rows } = await app.admin.query<{ count: number }>(
    "select count(*)::int from app.outbox where name = 'NotificationsChanged' and user_id = $1",
    [userId]
  )
  return rows[0]?.count ?? 0
}

describe("the list", () => {
  it("shows the newest 50, newest first, and counts all unread ones", async () => {
    const ada = await createPerson(app)
    await createNotifications(app, ada, 55, (n) => ({ title: `News ${n}` }))
    const { items, unread } = await listOf(app, ada)
    expect(unread).toBe(55)
    expect(items).toHaveLength(50)
    expect(items.map(({ title }) => title).slice(0, 3)).toEqual(["News 55", "News 54", "News 53"])
    expect(items.at(-1)?.title).toBe("News 6")
  })

  it("searches titles and messages, ignoring case, beyond the newest 50", async () => {
    const ada = await createPerson(app)
    await createNotifications(app, ada, 60, (n) => ({
      title: `News ${n}`,
      message: n === 1 ? "Die Bremsbeläge sind da" : "-"
    }))
    await createNotifications(app, ada, 1, () => ({ title: "ÉTÉ à la plage" }))
    const titles = async (search: string) => (await listOf(app, ada, search)).items.map(({ title }) => title)
    expect(await titles("bremsBELÄGE")).toEqual(["News 1"])
    expect(await titles("été À")).toEqual(["ÉTÉ à la plage"])
    expect(await titles("news")).toHaveLength(50)
    expect(await titles("nothing of the kind")).toEqual([])
    expect((await listOf(app, ada, "bremsBELÄGE")).unread).toBe(61)
  })

  it.each([
    ["%", "100 % done"],
    ["_", "snake_case"],
    ["\\", "back\\slash"],
    ["%%", "twice %% that"],
    ["'", "it's"]
  ])("searches for %s literally", async (character, title) => {
    const ada = await createPerson(app)
    await createNotifications(app, ada, 1, () => ({ title }))
    await createNotifications(app, ada, 1, () => ({ title: "Nothing special" }))
    expect((await listOf(app, ada, character)).items.map((item) => item.title)).toEqual([title])
  })

  it("neither shows nor counts what is only emailed or pushed", async () => {
    const ada = await createPerson(app)
    await createNotifications(app, ada, 1, () => ({ shown: false }))
    expect(await listOf(app, ada)).toEqual({ items: [], unread: 0 })
  })
})

describe("marking as read", () => {
  it("one notification keeps its first time, and publishes one event", async () => {
    const ada = await createPerson(app)
    const [id = ""] = await createNotifications(app, ada, 2)
    const read = () =>
      callEndpoint(app, MarkNotificationRead, { token: ada.access_token, params: { notificationId: id } })
    expect((await read()).status).toBe(204)
    const readAt = async () => (await listOf(app, ada)).items.find((item) => item.id === id)?.read_at
    const first = await readAt()
    expect(first).toBeInstanceOf(Date)
    await Promise.all([read(), read()])
    expect(await readAt()).toEqual(first)
    expect((await listOf(app, ada)).unread).toBe(1)
    expect(await eventsTo(ada.user.id)).toBe(1)
  })

  it("all notifications keeps earlier times, affects no other user, and publishes one event", async () => {
    const [ada, ben] = [await createPerson(app), await createPerson(app)]
    await createNotifications(app, ada, 60)
    await createNotifications(app, ben, 1)
    const readAll = () => callEndpoint(app, MarkAllNotificationsRead, { token: ada.access_token })
    expect((await readAll()).status).toBe(204)
    const times = (await listOf(app, ada)).items.map(({ read_at }) => read_at)
    expect((await readAll()).status).toBe(204)
    const { items, unread } = await listOf(app, ada)
    expect(unread).toBe(0)
    expect(items.map(({ read_at }) => read_at)).toEqual(times)
    expect((await listOf(app, ben)).unread).toBe(1)
    expect(await eventsTo(ada.user.id)).toBe(1)
  })

  it("returns 404 for another user's notification and an unknown one", async () => {
    const [ada, ben] = [await createPerson(app), await createPerson(app)]
    const [id = ""] = await createNotifications(app, ada, 1)
    const unknown = "0199d6a0-0000-7000-8000-00000000dead"
    for (const notificationId of [id, unknown]) {
      const reply = await callEndpoint(app, MarkNotificationRead, {
        token: ben.access_token,
        params: { notificationId }
      })
      expect(reply).toMatchObject({ status: 404, code: "not_found" })
    }
    expect((await listOf(app, ada)).unread).toBe(1)
  })
})

it("notifications are deleted after 180 days", async () => {
  const ada = await createPerson(app)
  const day = 86_400_000
  await createNotifications(app, ada, 1, () => ({
    title: "Old",
    created_at: new Date(Date.now() - 181 * day)
  }))
  await createNotifications(app, ada, 1, () => ({
    title: "Not yet old",
    created_at: new Date(Date.now() - 179 * day)
  }))
  await runJob(app, "notifications.purge-old")
  await runJob(app, "notifications.purge-old")
  expect((await listOf(app, ada)).items.map(({ title }) => title)).toEqual(["Not yet old"])
})

it("the list and the count use their indexes under row security", async () => {
  const ada = await createPerson(app)
  await createNotifications(app, ada, 5)
  await app.admin.query(
    `insert into notifications.notifications
       (user_id, id, event_id, kind, title, message, shown, created_at)
     select u.id, gen_random_uuid(), gen_random_uuid(), 'role_changed', 'News', '-', true, now()
     from identity.users u, generate_series(1, 3000)`
  )
  await app.admin.query("analyze notifications.notifications")
  const client = await app.admin.connect()
  try {
    await client.query("begin")
    await client.query("set local role motorpool_app")
    await client.query("select set_config('app.user_id', $1, true)", [ada.user.id])
    const plan = async (statement: string) =>
      JSON.stringify((await client.query(`explain (format json) ${statement}`, [ada.user.id])).rows)
    expect(
      await plan(
        "select id from notifications.notifications where user_id = $1 and shown order by created_at desc, id desc limit 50"
      )
    ).toContain("notifications_newest_first")
    expect(
      await plan(
        "select count(*) from notifications.notifications where user_id = $1 and shown and read_at is null"
      )
    ).toContain("notifications_unread")
  } finally {
    await client.query("rollback")
    client.release()
  }
})
