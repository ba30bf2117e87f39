import { ChangePassword, EndAllSessions, EndSession, SignOut } from "#identity/contract"
import { EndPushSubscription } from "#notifications/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signIn } from "../identity/support.ts"
import { newBrowser } from "../infra/push/browser.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD, type Person } from "../support/seeds.ts"
import {
  browserAt,
  browsersOf,
  type PushScene,
  send,
  startPushScene,
  subscribe,
  notifyOfRole,
  memberWithBrowser
} from "./pushScene.ts"
import { pendingJobs, react, runJob } from "./scene.ts"

let scene: PushScene
beforeAll(async () => {
  scene = await startPushScene()
})
afterAll(() => scene.stop())
beforeEach(() => {
  scene.server.pushed.length = 0
})

const ANNOUNCE = "notifications.announce-session-end"

/** Sends the pending messages about a person's ended sessions, and returns how many there were. */
const announceEnds = async ({ user }: Person) => {
  const jobs = (await pendingJobs(scene.app, ANNOUNCE)).filter(({ data }) => data["userId"] === user.id)
  await scene.app.admin.query("delete from pgboss.job where name = $1", [ANNOUNCE])
  for (const { data } of jobs) await runJob(scene.app, ANNOUNCE, data)
  return jobs.length
}

describe("subscribing", () => {
  it("lists the browser once, however often it subscribes", async () => {
    const ada = await createPerson(scene.app)
    const browser = browserAt(scene)
    const first = await subscribe(scene, ada, browser)
    const again = await subscribe(scene, ada, browser)
    expect(again.value).toEqual(first.value)
    expect(await browsersOf(scene, ada)).toMatchObject([{ id: first.value.id, current: true }])
  })

  it("lists the browser by its name", async () => {
    const ada = await createPerson(scene.app)
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }
    const body = { ...browserAt(scene).subscription, refresh_token: ada.refresh_token }
    await call(scene.app, "PUT", "/api/me/push-subscription", { token: ada.access_token, body, headers })
    expect(await browsersOf(scene, ada)).toMatchObject([{ browser: "Firefox, Linux" }])
  })

  it("replaces the session's previous subscription", async () => {
    const ada = await createPerson(scene.app)
    await subscribe(scene, ada, browserAt(scene))
    const { value } = await subscribe(scene, ada, browserAt(scene))
    expect((await browsersOf(scene, ada)).map(({ id }) => id)).toEqual([value.id])
  })

  it("lists browsers newest first, and marks that of the current session", async () => {
    const ada = await createPerson(scene.app)
    const second = await signIn(scene.app, ada.email)
    const [one, two] = [
      (await subscribe(scene, ada, browserAt(scene))).value.id,
      (await subscribe(scene, second, browserAt(scene))).value.id
    ]
    expect((await browsersOf(scene, ada)).map(({ id, current }) => [id, current])).toEqual([
      [two, false],
      [one, true]
    ])
  })

  it.each([
    "https://example.com/x",
    "http://169.254.169.254/latest/meta-data",
    "http://localhost/x",
    "https://[::1]/x",
    "https://a.push.example.com@127.0.0.1/x",
    "https://a.push.example.com./x",
    "https://fcm.googleapis.com/fcm/send/x"
  ])("refuses the endpoint %s", async (endpoint) => {
    const ada = await createPerson(scene.app)
    const reply = await subscribe(scene, ada, newBrowser(endpoint))
    expect(reply).toMatchObject({ status: 422, code: "push_host_refused" })
    expect(await browsersOf(scene, ada)).toEqual([])
  })

  it("allows 10 browsers per user, even when they subscribe concurrently", async () => {
    const ada = await createPerson(scene.app)
    const sessions = await Promise.all(Array.from({ length: 15 }, () => signIn(scene.app, ada.email)))
    const subscribeAll = (some: typeof sessions) =>
      Promise.all(some.map((session) => subscribe(scene, session, browserAt(scene))))
    await subscribeAll(sessions.slice(0, 9))
    const replies = await subscribeAll(sessions.slice(9))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === "too_many_push_subscriptions")).toHaveLength(5)
    expect(await browsersOf(scene, ada)).toHaveLength(10)
  })

  it("moves a browser from its previous user, who receives nothing there any more", async () => {
    const { ada, browser } = await memberWithBrowser(scene)
    const ben = await scene.tenant.addMember("viewer")
    await subscribe(scene, ben, browser)
    expect(await browsersOf(scene, ada)).toEqual([])
    expect(await browsersOf(scene, ben)).toHaveLength(1)
    await notifyOfRole(scene, ada)
    expect(await send(scene, ada)).toBe(0)
  })

  it("can be ended once, by its own user only", async () => {
    const { ada, id } = await memberWithBrowser(scene)
    const end = ({ access_token: token }: Pick<Person, "access_token">) =>
      callEndpoint(scene.app, EndPushSubscription, { token, params: { pushSubscriptionId: id } })
    expect(await end(scene.tenant.owner)).toMatchObject({ status: 404 })
    expect((await end(ada)).status).toBe(204)
    expect(await end(ada)).toMatchObject({ status: 404 })
    expect(await browsersOf(scene, ada)).toEqual([])
  })
})

describe("a browser is unsubscribed when its session ends", () => {
  it.each([
    ["signing out", (token: string) => callEndpoint(scene.app, SignOut, { token })],
    ["ending all sessions", (token: string) => callEndpoint(scene.app, EndAllSessions, { token })]
  ])("by %s", async (_, end) => {
    const { ada } = await memberWithBrowser(scene)
    const second = await signIn(scene.app, ada.email)
    await end(ada.access_token)
    await react(scene.app, "SessionsEnded")
    const { rows } = await scene.app.admin.query(
      "select from notifications.push_subscriptions where user_id = $1",
      [ada.user.id]
    )
    expect(rows).toEqual([])
    expect(second.user.id).toBe(ada.user.id)
  })

  it("from another device", async () => {
    const { ada } = await memberWithBrowser(scene)
    const second = await signIn(scene.app, ada.email)
    await subscribe(scene, second, browserAt(scene))
    const { rows } = await scene.app.admin.query<{ id: string }>(
      "select id from identity.sessions where user_id = $1 order by created_at limit 1",
      [ada.user.id]
    )
    await callEndpoint(scene.app, EndSession, {
      token: second.access_token,
      params: { sessionId: rows[0]?.id ?? "" }
    })
    await react(scene.app, "SessionsEnded")
    expect(await browsersOf(scene, second)).toMatchObject([{ current: true }])
    expect(await announceEnds(ada)).toBe(1)
  })

  it("known flaw: a browser learns of the end of its session only when the app is opened", async () => {
    const { ada, browser } = await memberWithBrowser(scene)
    const second = await signIn(scene.app, ada.email)
    await callEndpoint(scene.app, EndAllSessions, { token: second.access_token, query: { keep: "current" } })
    await react(scene.app, "SessionsEnded")
    await announceEnds(ada)
    expect(scene.server.pushed.map(({ body }) => JSON.parse(browser.decrypt(body)))).toEqual([
      {
        id: "session-ended",
        title: "Signed out",
        message: "This browser was signed out of Motorpool.",
        link: "/auth",
        ended: true
      }
    ])
    // The reaction may run twice.
    await react(scene.app, "SessionsEnded")
    expect(await announceEnds(ada)).toBe(0)
  })

  it("without a message to a browser that has signed out itself", async () => {
    const { ada } = await memberWithBrowser(scene)
    await callEndpoint(scene.app, SignOut, { token: ada.access_token })
    await react(scene.app, "SessionsEnded")
    expect(await announceEnds(ada)).toBe(0)
  })

  it("by a password change elsewhere", async () => {
    const { ada } = await memberWithBrowser(scene)
    const second = await signIn(scene.app, ada.email)
    await subscribe(scene, second, browserAt(scene))
    await callEndpoint(scene.app, ChangePassword, {
      token: second.access_token,
      body: { current_password: PASSWORD, new_password: "another good password" }
    })
    await react(scene.app, "SessionsEnded")
    expect(await browsersOf(scene, second)).toMatchObject([{ current: true }])
  })

  it("even before the event is handled, and when it expires", async () => {
    const [one, two] = [await memberWithBrowser(scene), await memberWithBrowser(scene)]
    await scene.app.admin.query(
      "update identity.sessions set ended_at = now(), ended_because = 'signed_out' where user_id = $1",
      [one.ada.user.id]
    )
    await scene.app.admin.query("update identity.sessions set expires_at = now() where user_id = $1", [
      two.ada.user.id
    ])
    for (const { ada } of [one, two]) {
      await notifyOfRole(scene, ada)
      await send(scene, ada)
      const { rows } = await scene.app.admin.query(
        "select from notifications.push_subscriptions where user_id = $1",
        [ada.user.id]
      )
      expect(rows).toEqual([])
    }
    expect(scene.server.pushed).toEqual([])
  })
})
