import webPush from "web-push"
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { deliver } from "../../../infra/push/deliver.ts"
import { newBrowser } from "./browser.ts"
import { type Answer, type PushServer, startPushServer, vapidOf } from "./pushServer.ts"

const keys = webPush.generateVAPIDKeys()
const sending = { subject: "mailto:fleet@example.com", timeout: 20_000 }

let server: PushServer
beforeAll(async () => {
  server = await startPushServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.pushed.length = 0
  server.answer(() => ({ status: 201 }))
})

const message = (endpoint = `${server.url}/send/one`) => {
  const browser = newBrowser(endpoint)
  return {
    browser,
    ...browser.subscription,
    payload: JSON.stringify({ title: "Grüße 🚗" }),
    ttl: 3600,
    urgency: "high" as const,
    topic: "0199d6a000007000800000000000000a"
  }
}

describe("a push message", () => {
  it("can be decrypted only by its browser", async () => {
    const sent = message()
    expect(await deliver(sent, keys, sending)).toEqual({ _tag: "Delivered" })
    const [pushed] = server.pushed
    if (pushed === undefined) throw new Error("Nothing was sent.")
    expect(pushed.method).toBe("POST")
    expect(pushed.headers["content-encoding"]).toBe("aes128gcm")
    expect(pushed.body.includes("Grüße")).toBe(false)
    expect(sent.browser.decrypt(pushed.body)).toBe(sent.payload)
    expect(() => message().browser.decrypt(pushed.body)).toThrow()
  })

  it("is never encrypted the same way twice", async () => {
    const sent = message()
    await deliver(sent, keys, sending)
    await deliver(sent, keys, sending)
    const [first, second] = server.pushed
    expect(first?.body.equals(second?.body ?? Buffer.alloc(0))).toBe(false)
  })

  it("has a lifetime, an urgency and a topic", async () => {
    await deliver(message(), keys, sending)
    expect(server.pushed[0]?.headers).toMatchObject({
      ttl: "3600",
      urgency: "high",
      topic: "0199d6a000007000800000000000000a"
    })
  })

  it("is signed for this push service with our key, for at most 12 hours", async () => {
    await deliver(message(), keys, sending)
    const [pushed] = server.pushed
    if (pushed === undefined) throw new Error("Nothing was sent.")
    const { claims, publicKey } = vapidOf(pushed)
    expect(publicKey).toBe(keys.publicKey)
    expect(claims).toMatchObject({ aud: server.url, sub: sending.subject })
    const seconds = claims.exp - Date.now() / 1000
    expect(seconds).toBeGreaterThan(3600)
    expect(seconds).toBeLessThanOrEqual(12 * 3600)
  })
})

const refused = (status: number) => ({ _tag: "Refused", reason: `the push service answered ${status}` })
const later = (status: number, retryAfter: number | null = null) => ({
  _tag: "Later",
  reason: `the push service answered ${status}`,
  retryAfter
})

const cases: ReadonlyArray<readonly [string, Answer, object]> = [
  ["of 200 means delivered", { status: 200 }, { _tag: "Delivered" }],
  ["of 404 means that the subscription has ended", { status: 404 }, { _tag: "Gone" }],
  ["of 410 means that the subscription has ended", { status: 410 }, { _tag: "Gone" }],
  ["of 400 means refused", { status: 400 }, refused(400)],
  ["of 403 means refused", { status: 403 }, refused(403)],
  ["of 413 means refused", { status: 413 }, refused(413)],
  ["of 429 means later", { status: 429 }, later(429)],
  [
    "of 429 with Retry-After means later, after that time",
    { status: 429, headers: { "retry-after": "120" } },
    later(429, 120)
  ],
  [
    "of 503 with a Retry-After in the past means immediately",
    { status: 503, headers: { "retry-after": "Fri, 01 Jan 2021 00:00:00 GMT" } },
    later(503, 0)
  ],
  [
    "of 503 with an invalid Retry-After means later",
    { status: 503, headers: { "retry-after": "soon" } },
    later(503)
  ],
  ["of 500 means later", { status: 500 }, later(500)]
]

describe("the push service's response", () => {
  it.each(cases)("%s", async (_, answer, outcome) => {
    server.answer(() => answer)
    expect(await deliver(message(), keys, sending)).toEqual(outcome)
  })

  it.each([301, 302, 303, 307, 308])("is not followed when it redirects with %i", async (status) => {
    server.answer(({ path }) =>
      path === "/send/one" ? { status, headers: { location: `${server.url}/inside` } } : { status: 201 }
    )
    expect(await deliver(message(), keys, sending)).toEqual(refused(status))
    expect(server.pushed.map(({ path }) => path)).toEqual(["/send/one"])
  })

  it("times out", async () => {
    server.answer(() => "none")
    const controller = new AbortController()
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal)
    onTestFinished(() => timeout.mockRestore())
    const outcome = deliver(message(), keys, { ...sending, timeout: 50 })
    await expect.poll(() => server.pushed.length, { timeout: 20_000 }).toBe(1)
    expect(timeout).toHaveBeenCalledWith(50)
    controller.abort(new DOMException("Too late.", "TimeoutError"))
    expect(await outcome).toMatchObject({ _tag: "Later", retryAfter: null })
  })

  it("may be missing: the message is sent again later", async () => {
    const gone = await startPushServer()
    await gone.close()
    expect(await deliver(message(`${gone.url}/send/one`), keys, sending)).toMatchObject({ _tag: "Later" })
  })
})

it("invalid keys end the subscription without a request", async () => {
  const broken = { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: "AAAAAAAAAAAAAAAAAAAAAA" }
  expect(await deliver({ ...message(), keys: broken }, keys, sending)).toEqual({ _tag: "Gone" })
  expect(server.pushed).toEqual([])
})
