import { ChangePassword, EndAllSessions, EndSession, SignOut } from "#identity/contract"
import { EndPushSubscription } from "#notifications/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signIn } from "../identity/support.ts"
import { newBrowser } from "../infra/push/browser.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD } from "../support/seeds.ts"
import { ask } from "../tenancy/ask.ts"
import type { Person } from "../tenancy/scene.ts"
import {
  browserAt,
  browsersOf,
  type Pushing,
  send,
  startPushing,
  subscribe,
  tell,
  withBrowser
} from "./pushScene.ts"
import { react } from "./scene.ts"

let pushing: Pushing
beforeAll(async () => {
  pushing = await startPushing()
})
afterAll(() => pushing.stop())

describe("subscribing", () => {
  it("lists the browser once, however often it subscribes", async () => {
    const ada = await createPerson(pushing.app)
    const browser = browserAt(pushing)
    const first = await subscribe(pushing, ada, browser)
    const again = await subscribe(pushing, ada, browser)
    expect(again.value).toEqual(first.value)
    expect(await browsersOf(pushing, ada)).toMatchObject([{ id: first.value.id, current: true }])
  })

  it("names the browser for the person", async () => {
    const ada = await createPerson(pushing.app)
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }
    const body = browserAt(pushing).subscription
    await call(pushing.app, "PUT", "/api/me/push-subscription", { token: ada.access_token, body, headers })
    expect(await browsersOf(pushing, ada)).toMatchObject([{ browser: "Firefox, Linux" }])
  })

  it("with a new address replaces what this session had before", async () => {
    const ada = await createPerson(pushing.app)
    await subscribe(pushing, ada, browserAt(pushing))
    const { value } = await subscribe(pushing, ada, browserAt(pushing))
    expect((await browsersOf(pushing, ada)).map(({ id }) => id)).toEqual([value.id])
  })

  it("shows each session which browser is its own, newest first", async () => {
    const ada = await createPerson(pushing.app)
    const second = await signIn(pushing.app, ada.email)
    const [one, two] = [
      (await subscribe(pushing, ada, browserAt(pushing))).value.id,
      (await subscribe(pushing, second, browserAt(pushing))).value.id
    ]
    expect((await browsersOf(pushing, ada)).map(({ id, current }) => [id, current])).toEqual([
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
  ])("at %s is refused", async (endpoint) => {
    const ada = await createPerson(pushing.app)
    const reply = await subscribe(pushing, ada, newBrowser(endpoint))
    expect(reply).toMatchObject({ status: 422, code: "push_host_refused" })
    expect(await browsersOf(pushing, ada)).toEqual([])
  })

  it("takes 10 browsers a person, also when the last ones come at once", async () => {
    const ada = await createPerson(pushing.app)
    const sessions = await Promise.all(Array.from({ length: 15 }, () => signIn(pushing.app, ada.email)))
    const subscribeAll = (some: typeof sessions) =>
      Promise.all(some.map((session) => subscribe(pushing, session, browserAt(pushing))))
    await subscribeAll(sessions.slice(0, 9))
    const replies = await subscribeAll(sessions.slice(9))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === "too_many_push_subscriptions")).toHaveLength(5)
    expect(await browsersOf(pushing, ada)).toHaveLength(10)
  })

  it("in a browser that somebody else used moves it over: the other hears nothing there any more", async () => {
    const { ada, browser } = await withBrowser(pushing)
    const ben = await pushing.house.joined("viewer")
    await subscribe(pushing, ben, browser)
    expect(await browsersOf(pushing, ada)).toEqual([])
    expect(await browsersOf(pushing, ben)).toHaveLength(1)
    await tell(pushing, ada)
    expect(await send(pushing, ada)).toBe(0)
  })

  it("ends when asked to; somebody else's, or none, is not found", async () => {
    const { ada, id } = await withBrowser(pushing)
    const end = ({ access_token: token }: Pick<Person, "access_token">) =>
      ask(pushing.app, EndPushSubscription, { token, params: { pushSubscriptionId: id } })
    expect(await end(pushing.house.owner)).toMatchObject({ status: 404 })
    expect((await end(ada)).status).toBe(204)
    expect(await end(ada)).toMatchObject({ status: 404 })
    expect(await browsersOf(pushing, ada)).toEqual([])
  })
})

describe("a session that ends takes its browser along", () => {
  it.each([
    ["signing out", (token: string) => ask(pushing.app, SignOut, { token })],
    ["ending all sessions", (token: string) => ask(pushing.app, EndAllSessions, { token })]
  ])("by %s", async (_, end) => {
    const { ada } = await withBrowser(pushing)
    const second = await signIn(pushing.app, ada.email)
    await end(ada.access_token)
    await react(pushing.app, "SessionsEnded")
    const { rows } = await pushing.app.admin.query(
      "select from notifications.push_subscriptions where user_id = $1",
      [ada.user.id]
    )
    expect(rows).toEqual([])
    expect(second.user.id).toBe(ada.user.id)
  })

  it("by ending one from another device", async () => {
    const { ada } = await withBrowser(pushing)
    const second = await signIn(pushing.app, ada.email)
    await subscribe(pushing, second, browserAt(pushing))
    const { rows } = await pushing.app.admin.query<{ id: string }>(
      "select id from identity.sessions where user_id = $1 order by created_at limit 1",
      [ada.user.id]
    )
    await ask(pushing.app, EndSession, {
      token: second.access_token,
      params: { sessionId: rows[0]?.id ?? "" }
    })
    await react(pushing.app, "SessionsEnded")
    expect(await browsersOf(pushing, second)).toMatchObject([{ current: true }])
  })

  it("by changing the password elsewhere", async () => {
    const { ada } = await withBrowser(pushing)
    const second = await signIn(pushing.app, ada.email)
    await subscribe(pushing, second, browserAt(pushing))
    await ask(pushing.app, ChangePassword, {
      token: second.access_token,
      body: { current_password: PASSWORD, new_password: "another good password" }
    })
    await react(pushing.app, "SessionsEnded")
    expect(await browsersOf(pushing, second)).toMatchObject([{ current: true }])
  })

  it("even before anybody was told of it, and when it ran out", async () => {
    const [one, two] = [await withBrowser(pushing), await withBrowser(pushing)]
    await pushing.app.admin.query(
      "update identity.sessions set ended_at = now(), ended_because = 'signed_out' where user_id = $1",
      [one.ada.user.id]
    )
    await pushing.app.admin.query("update identity.sessions set expires_at = now() where user_id = $1", [
      two.ada.user.id
    ])
    for (const { ada } of [one, two]) {
      await tell(pushing, ada)
      await send(pushing, ada)
      const { rows } = await pushing.app.admin.query(
        "select from notifications.push_subscriptions where user_id = $1",
        [ada.user.id]
      )
      expect(rows).toEqual([])
    }
    expect(pushing.server.pushed).toEqual([])
  })
})
