import { PushKey } from "#notifications/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signIn } from "../identity/support.ts"
import { vapidOf } from "../infra/push/pushServer.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import {
  browserAt,
  browsersOf,
  type PushScene,
  SEND,
  send,
  startPushScene,
  subscribe,
  notifyOfRole,
  memberWithBrowser
} from "./pushScene.ts"
import { listOf, pendingJobs } from "./scene.ts"

let scene: PushScene
beforeAll(async () => {
  scene = await startPushScene()
})
afterAll(() => scene.stop())
beforeEach(() => {
  scene.server.pushed.length = 0
  scene.server.answer(() => ({ status: 201 }))
})

describe("a push message", () => {
  it("reaches the browser, encrypted for it and signed with the key it subscribed with", async () => {
    const { ada, browser } = await memberWithBrowser(scene)
    await notifyOfRole(scene, ada)
    expect(await send(scene, ada)).toBe(1)
    const [pushed] = scene.server.pushed
    if (pushed === undefined) throw new Error("Nothing was sent.")
    expect(JSON.parse(browser.decrypt(pushed.body))).toEqual({
      id: (await listOf(scene.app, ada)).items[0]?.id,
      title: "Your role in Harbour Depot changed",
      message: "Your new role: manager.",
      link: "/organization"
    })
    const { value } = await callEndpoint(scene.app, PushKey, { token: ada.access_token })
    const { claims, publicKey } = vapidOf(pushed)
    expect(publicKey).toBe(value.public_key)
    expect(claims).toMatchObject({ aud: scene.server.url, sub: "mailto:motorpool@localhost" })
    expect(Number(pushed.headers["ttl"])).toBeGreaterThan(86_000)
    expect(pushed.headers["urgency"]).toBe("normal")
  })

  it("is sent to every browser, each in a separate job", async () => {
    const { ada } = await memberWithBrowser(scene)
    await subscribe(scene, await signIn(scene.app, ada.email), browserAt(scene))
    await notifyOfRole(scene, ada)
    expect(await send(scene, ada)).toBe(2)
    expect(new Set(scene.server.pushed.map(({ path }) => path)).size).toBe(2)
  })

  it.each([404, 410])("ends the subscription when answered with %i", async (status) => {
    const { ada } = await memberWithBrowser(scene)
    scene.server.answer(() => ({ status }))
    await notifyOfRole(scene, ada)
    await send(scene, ada)
    expect(await browsersOf(scene, ada)).toEqual([])
    expect(await pendingJobs(scene.app, SEND)).toEqual([])
  })

  it.each([400, 403, 413])("is dropped when answered with %i", async (status) => {
    const { ada } = await memberWithBrowser(scene)
    scene.server.answer(() => ({ status }))
    await notifyOfRole(scene, ada)
    await send(scene, ada)
    expect(await send(scene, ada)).toBe(0)
    expect(await browsersOf(scene, ada)).toHaveLength(1)
  })

  it.each([
    ["429 and Retry-After", { status: 429, headers: { "retry-after": "90" } }, 90],
    ["429", { status: 429 }, 5],
    ["500", { status: 500 }, 5],
    [
      "503 and a long Retry-After, within an hour",
      { status: 503, headers: { "retry-after": "999999" } },
      3600
    ]
  ])("is retried when answered with %s", async (_, response, seconds) => {
    const { ada } = await memberWithBrowser(scene)
    scene.server.answer(() => response)
    await notifyOfRole(scene, ada)
    await send(scene, ada)
    const [retry] = (await pendingJobs(scene.app, SEND)).filter(({ data }) => data["userId"] === ada.user.id)
    expect(retry).toMatchObject({ seconds, data: { attempt: 2 } })
    scene.server.answer(() => ({ status: 201 }))
    await send(scene, ada)
    expect(scene.server.pushed).toHaveLength(2)
    expect(await send(scene, ada)).toBe(0)
  })

  it("is dropped after 10 attempts", async () => {
    const { ada } = await memberWithBrowser(scene)
    scene.server.answer(() => ({ status: 500 }))
    await notifyOfRole(scene, ada)
    let attempts = 0
    while ((await send(scene, ada)) > 0) attempts++
    expect(attempts).toBe(10)
    expect(scene.server.pushed).toHaveLength(10)
  })

  it("is not sent when it was read in the meantime, or is a day old", async () => {
    const { ada } = await memberWithBrowser(scene)
    await notifyOfRole(scene, ada)
    await scene.app.admin.query("update notifications.notifications set read_at = now() where user_id = $1", [
      ada.user.id
    ])
    await send(scene, ada)
    await notifyOfRole(scene, ada)
    await send(scene, ada, new Date(Date.now() + 86_400_000))
    expect(scene.server.pushed).toEqual([])
  })

  it("is not sent to a member who was removed in the meantime (ASVS 8.3.2)", async () => {
    const { ada } = await memberWithBrowser(scene)
    await notifyOfRole(scene, ada)
    await scene.app.admin.query("delete from tenancy.members where user_id = $1", [ada.user.id])
    await send(scene, ada)
    expect(scene.server.pushed).toEqual([])
  })

  it("is not sent to a host that is no longer allowed", async () => {
    const { ada, id } = await memberWithBrowser(scene)
    await scene.app.admin.query("update notifications.push_subscriptions set endpoint = $2 where id = $1", [
      id,
      `http://127.0.0.1:1/${id}`
    ])
    await notifyOfRole(scene, ada)
    await send(scene, ada)
    expect(await send(scene, ada)).toBe(0)
    expect(await browsersOf(scene, ada)).toHaveLength(1)
  })
})

it("nothing is pushed to a user without a subscribed browser", async () => {
  const ada = await scene.tenant.addMember("viewer")
  await notifyOfRole(scene, ada)
  expect(await send(scene, ada)).toBe(0)
})
