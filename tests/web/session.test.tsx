import { GetMe, RefreshSession } from "#identity/contract"
import { UserId } from "#kernel"
import { CreateOrganization } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { api } from "../../apps/web/api/client.ts"
import { ProblemError } from "../../apps/web/api/problem.ts"
import { freshSession, keepSessionFresh } from "../../apps/web/api/refresh.ts"
import { currentSession, SESSION_KEY, startSession, watchSession } from "../../apps/web/api/session.ts"
import { follow } from "../../apps/web/api/stream.ts"
import { untilNextAttempt } from "../../apps/web/api/untilNextAttempt.ts"
import { answers, fakeServer, type Received, refuses, replies } from "./support/fakeServer.ts"
import { freshBrowser, signIn } from "./support/open.tsx"
import { anaSession, depot } from "./support/people.ts"
import type { Tab } from "./support/tab.ts"

beforeEach(freshBrowser)

const BEN = UserId.make("01934567-89ab-7cde-8f01-23456789ab99")

const refreshed = (token: string) => answers(RefreshSession, () => anaSession({ token }))
const refreshes = (received: ReadonlyArray<Received>) =>
  received.filter(({ path }) => path === RefreshSession.path).length
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("the call should fail"),
    (error: unknown) => (error instanceof ProblemError ? error.problem : expect.unreachable("not a problem"))
  )

/** Opens another tab: an iframe with its own copy of the code, served by the same fake server. */
const openTab = async (): Promise<{ readonly window: Window; readonly load: () => Promise<Tab> }> => {
  const frame = document.createElement("iframe")
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { contentWindow } = frame
  if (!contentWindow) return expect.unreachable("a frame has a window")
  const load = () =>
    new Promise<Tab>((resolve, reject) => {
      const script = contentWindow.document.createElement("script")
      script.type = "module"
      script.src = new URL("./support/tab.ts", import.meta.url).href
      script.addEventListener("load", () =>
        contentWindow.tab ? resolve(contentWindow.tab) : reject(new Error("no tab"))
      )
      script.addEventListener("error", () => reject(new Error("the tab's code did not load")))
      contentWindow.document.head.append(script)
    })
  return { window: contentWindow, load }
}

describe("the stored session", () => {
  it("has the specified fields under one key", () => {
    startSession(anaSession())
    expect(Object.keys(localStorage)).toEqual([SESSION_KEY])
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null")
    expect(stored).toMatchObject({
      access_token: "access-1",
      refresh_token: "refresh-of-access-1",
      expires_at: expect.any(Number),
      expires_in: 3600,
      user: { email: "ana@depot.example", factors: [] }
    })
  })

  it.each(["", "{", "null", '{"access_token":"only"}'])("is ignored when it reads %s", (text) => {
    localStorage.setItem(SESSION_KEY, text)
    expect(currentSession()).toBeUndefined()
  })
})

it("notifies all listeners of another tab's change together", async () => {
  const { window: other } = await openTab()
  const order: Array<string> = []
  const first = watchSession(() => {
    order.push("first")
    queueMicrotask(() => order.push("else"))
  })
  const last = watchSession(() => order.push("last"))
  onTestFinished(() => [first, last].forEach((stop) => stop()))
  other.localStorage.setItem(SESSION_KEY, "{}")
  await expect.poll(() => order).toEqual(["first", "last", "else"])
})

describe("refreshing the tokens", () => {
  it("happens once across tabs, and every tab uses the new session", async () => {
    signIn(anaSession({ expiresIn: 10 }))
    const tabs = await Promise.all([openTab(), openTab(), openTab()])
    const received = fakeServer([refreshed("access-2")], [window, ...tabs.map((tab) => tab.window)])
    const loaded = await Promise.all(tabs.map((tab) => tab.load()))
    const tokens = await Promise.all([
      freshSession().then((session) => session?.access_token),
      ...loaded.map((tab) => tab.refresh("access-1"))
    ])
    expect(tokens).toEqual(["access-2", "access-2", "access-2", "access-2"])
    expect(refreshes(received)).toBe(1)
    for (const tab of loaded) await expect.poll(() => tab.seen.at(-1)).toBe("access-2")
  })

  it("happens automatically before the token expires", async () => {
    const received = fakeServer([refreshed("access-2")])
    signIn(anaSession({ expiresIn: 59 }))
    onTestFinished(keepSessionFresh())
    await expect.poll(() => currentSession()?.access_token).toBe("access-2")
    expect(refreshes(received)).toBe(1)
  })

  it("does not depend on the browser's clock", async () => {
    const received = fakeServer([refreshed("access-2")])
    // By this clock the new token expired two hours ago.
    startSession(anaSession({ expiresIn: -7200 }))
    expect((await freshSession())?.access_token).toBe("access-1")
    startSession(anaSession())
    expect(refreshes(received)).toBe(0)
  })

  it("keeps the session when the server cannot be reached", async () => {
    fakeServer([replies(RefreshSession, () => Promise.reject(new TypeError("Failed to fetch")))])
    signIn(anaSession({ expiresIn: -5 }))
    expect(await problemOf(freshSession())).toMatchObject({ code: "offline", status: 0 })
    expect(currentSession()?.access_token).toBe("access-1")
  })

  it("removes a session the server has ended", async () => {
    fakeServer([refuses(RefreshSession, 401, "session_ended")])
    signIn(anaSession({ expiresIn: -5 }))
    expect(await freshSession()).toBeUndefined()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })
})

/** Accepts only one access token. */
const onlyWith = (token: string) =>
  replies(GetMe, (request) =>
    request.headers.get("authorization") === `Bearer ${token}`
      ? answers(GetMe, () => anaSession().user).reply(request)
      : refuses(GetMe, 401, "unauthenticated").reply(request)
  )

describe("the live stream", () => {
  const stream = { ...GetMe, path: "/api/me/events" as const }
  const listening = { last: undefined, onReady: () => {}, onEvent: () => {} }

  it("detects a session ended elsewhere when it is refused", async () => {
    fakeServer([refuses(stream, 401, "unauthenticated"), refuses(RefreshSession, 401, "session_ended")])
    signIn(anaSession())
    await follow("access-1", listening)
    expect(currentSession()).toBeUndefined()
  })

  it("refreshes the token when only that is refused", async () => {
    fakeServer([refuses(stream, 401, "unauthenticated"), refreshed("access-2")])
    signIn(anaSession())
    await follow("access-1", listening)
    expect(currentSession()?.access_token).toBe("access-2")
  })

  it("waits as long as a refusal says, even if the network returns meanwhile", async () => {
    const headers = { "retry-after": "10" }
    fakeServer([replies(stream, () => Response.json({}, { status: 429, headers }))])
    signIn(anaSession())
    const onRetry = vi.fn<(millis: number) => void>()
    await follow("access-1", { ...listening, onRetry })
    expect(onRetry.mock.calls).toEqual([[10_000]])

    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const over = vi.fn<() => void>()
    const waiting = untilNextAttempt(10_000).then(over)
    window.dispatchEvent(new Event("online"))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
  })
})

describe("a call", () => {
  it("is repeated once with a new token when the token is refused", async () => {
    const received = fakeServer([onlyWith("access-2"), refreshed("access-2")])
    signIn(anaSession())
    expect((await api(GetMe, {})).email).toBe("ana@depot.example")
    expect(received.map(({ path }) => path)).toEqual(["/api/me", RefreshSession.path, "/api/me"])
  })

  it("is not repeated again when the new token is refused", async () => {
    const received = fakeServer([onlyWith("never"), refreshed("access-2")])
    signIn(anaSession())
    expect(await problemOf(api(GetMe, {}))).toMatchObject({ status: 401, requestId: "req-1" })
    expect(received).toHaveLength(3)
  })

  it("is not repeated as another user who has signed in meanwhile", async () => {
    const ben = { ...anaSession({ token: "access-of-ben" }), user: { ...anaSession().user, id: BEN } }
    const received = fakeServer([
      replies(GetMe, (request) => {
        startSession(ben)
        return refuses(GetMe, 401, "unauthenticated").reply(request)
      })
    ])
    signIn(anaSession())
    expect(await problemOf(api(GetMe, {}))).toMatchObject({ status: 401 })
    expect(received.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer access-1"])
  })

  it("does not use another user's token", async () => {
    const ben = { ...anaSession({ token: "access-of-ben" }), user: { ...anaSession().user, id: BEN } }
    const received = fakeServer([answers(RefreshSession, () => ben), refuses(GetMe, 401, "unauthenticated")])
    signIn(anaSession({ expiresIn: -5 }))
    expect(await problemOf(api(GetMe, {}))).toMatchObject({ status: 401 })
    expect(received.map(({ headers }) => headers.get("authorization"))).toEqual([null, null])
  })

  it("keeps its Idempotency-Key when repeated", async () => {
    let first = true
    const made = answers(CreateOrganization, () => depot())
    const received = fakeServer([
      refreshed("access-2"),
      replies(CreateOrganization, (request) => {
        const reply = first ? refuses(CreateOrganization, 401, "unauthenticated") : made
        first = false
        return reply.reply(request)
      })
    ])
    signIn(anaSession())
    await api(CreateOrganization, { body: { name: "Depot", industry: "fleet" } })
    const keys = received
      .filter(({ path }) => path === CreateOrganization.path)
      .map(({ headers }) => headers.get("idempotency-key"))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\x21-\x7e]{16,}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it("fails with a readable message when a proxy responds", async () => {
    fakeServer([replies(GetMe, () => new Response("<h1>Bad gateway</h1>", { status: 502 }))])
    signIn(anaSession())
    expect(await problemOf(api(GetMe, {}))).toMatchObject({ code: "unexpected" })
  })

  it("fails with a readable message when the response violates the contract", async () => {
    fakeServer([replies(GetMe, () => Response.json({ id: 7 }))])
    signIn(anaSession())
    expect(await problemOf(api(GetMe, {}))).toMatchObject({ code: "unreadable" })
  })
})
