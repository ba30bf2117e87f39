import { PushKey } from "#notifications/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signIn } from "../identity/support.ts"
import { vapidOf } from "../infra/push/pushServer.ts"
import { ask } from "../tenancy/ask.ts"
import {
  browserAt,
  browsersOf,
  type Pushing,
  SEND,
  send,
  startPushing,
  subscribe,
  tell,
  withBrowser
} from "./pushScene.ts"
import { listOf, waiting } from "./scene.ts"

let pushing: Pushing
beforeAll(async () => {
  pushing = await startPushing()
})
afterAll(() => pushing.stop())
beforeEach(() => {
  pushing.server.pushed.length = 0
  pushing.server.answer(() => ({ status: 201 }))
})

describe("a push message", () => {
  it("reaches the browser, encrypted for it and signed with the key it subscribed with", async () => {
    const { ada, browser } = await withBrowser(pushing)
    await tell(pushing, ada)
    expect(await send(pushing, ada)).toBe(1)
    const [pushed] = pushing.server.pushed
    if (pushed === undefined) throw new Error("Nothing was sent.")
    expect(JSON.parse(browser.decrypt(pushed.body))).toEqual({
      id: (await listOf(pushing.app, ada)).items[0]?.id,
      title: "Your role in Harbour Depot changed",
      message: "Your new role: manager.",
      link: "/organization"
    })
    const { value } = await ask(pushing.app, PushKey, { token: ada.access_token })
    const { claims, publicKey } = vapidOf(pushed)
    expect(publicKey).toBe(value.public_key)
    expect(claims).toMatchObject({ aud: pushing.server.url, sub: "mailto:motorpool@localhost" })
    expect(Number(pushed.headers["ttl"])).toBeGreaterThan(86_000)
    expect(pushed.headers["urgency"]).toBe("normal")
  })

  it("goes to every browser, each in a job of its own", async () => {
    const { ada } = await withBrowser(pushing)
    await subscribe(pushing, await signIn(pushing.app, ada.email), browserAt(pushing))
    await tell(pushing, ada)
    expect(await send(pushing, ada)).toBe(2)
    expect(new Set(pushing.server.pushed.map(({ path }) => path)).size).toBe(2)
  })

  it.each([404, 410])("that answers %i ends the subscription", async (status) => {
    const { ada } = await withBrowser(pushing)
    pushing.server.answer(() => ({ status }))
    await tell(pushing, ada)
    await send(pushing, ada)
    expect(await browsersOf(pushing, ada)).toEqual([])
    expect(await waiting(pushing.app, SEND)).toEqual([])
  })

  it.each([400, 403, 413])("that answers %i is dropped", async (status) => {
    const { ada } = await withBrowser(pushing)
    pushing.server.answer(() => ({ status }))
    await tell(pushing, ada)
    await send(pushing, ada)
    expect(await send(pushing, ada)).toBe(0)
    expect(await browsersOf(pushing, ada)).toHaveLength(1)
  })

  it.each([
    ["429 with a wait", { status: 429, headers: { "retry-after": "90" } }, 90],
    ["429", { status: 429 }, 5],
    ["500", { status: 500 }, 5],
    ["an hour at most", { status: 503, headers: { "retry-after": "999999" } }, 3600]
  ])("that answers %s is sent again later", async (_, answered, seconds) => {
    const { ada } = await withBrowser(pushing)
    pushing.server.answer(() => answered)
    await tell(pushing, ada)
    await send(pushing, ada)
    const [again] = (await waiting(pushing.app, SEND)).filter(({ data }) => data["userId"] === ada.user.id)
    expect(again).toMatchObject({ seconds, data: { attempt: 2 } })
    pushing.server.answer(() => ({ status: 201 }))
    await send(pushing, ada)
    expect(pushing.server.pushed).toHaveLength(2)
    expect(await send(pushing, ada)).toBe(0)
  })

  it("is given up after 10 attempts", async () => {
    const { ada } = await withBrowser(pushing)
    pushing.server.answer(() => ({ status: 500 }))
    await tell(pushing, ada)
    let attempts = 0
    while ((await send(pushing, ada)) > 0) attempts++
    expect(attempts).toBe(10)
    expect(pushing.server.pushed).toHaveLength(10)
  })

  it("is not sent when it was read meanwhile, or is a day old", async () => {
    const { ada } = await withBrowser(pushing)
    await tell(pushing, ada)
    await pushing.app.admin.query(
      "update notifications.notifications set read_at = now() where user_id = $1",
      [ada.user.id]
    )
    await send(pushing, ada)
    await tell(pushing, ada)
    await send(pushing, ada, new Date(Date.now() + 86_400_000))
    expect(pushing.server.pushed).toEqual([])
  })

  it("about an organization is not sent to someone removed from it meanwhile", async () => {
    const { ada } = await withBrowser(pushing)
    await tell(pushing, ada)
    await pushing.app.admin.query("delete from tenancy.members where user_id = $1", [ada.user.id])
    await send(pushing, ada)
    expect(pushing.server.pushed).toEqual([])
  })

  it("is not sent to a host that was taken off the list since", async () => {
    const { ada, id } = await withBrowser(pushing)
    await pushing.app.admin.query("update notifications.push_subscriptions set endpoint = $2 where id = $1", [
      id,
      `http://127.0.0.1:1/${id}`
    ])
    await tell(pushing, ada)
    await send(pushing, ada)
    expect(await send(pushing, ada)).toBe(0)
    expect(await browsersOf(pushing, ada)).toHaveLength(1)
  })
})

it("nothing is pushed to someone without a browser", async () => {
  const ada = await pushing.house.joined("viewer")
  await tell(pushing, ada)
  expect(await send(pushing, ada)).toBe(0)
})
