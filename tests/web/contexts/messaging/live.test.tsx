import * as customers from "#customers/contract"
import * as messaging from "#messaging/contract"
import { ListThreads } from "#messaging/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { isOffline, streamLost, streamStands } from "../../../../apps/web/api/connection.ts"
import { type News, staleKeys, takeIn } from "../../../../apps/web/api/news.ts"
import { follow } from "../../../../apps/web/api/stream.ts"
import { answered } from "../../support/atRest.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { ana, id, organization } from "../support/fixtures.ts"
import { freshMessages, inDepot, thread, unread } from "./fixtures.ts"

const news = (name: string, special: Partial<News> = {}): News => ({
  name,
  organization_id: organization().id,
  user_id: null,
  ...special
})
const here = (...parts: ReadonlyArray<string>) => ["organization", organization().id, ...parts]

beforeEach(freshMessages)

describe("news make stale", () => {
  it.each([
    ["MessageSent", [here("messages")]],
    ["MessagesRead", [here("messages")]],
    ["CustomerChanged", [here("customers"), here("customer-emails")]],
    ["CustomersImported", [here("customers"), here("customer-emails")]],
    ["CustomerEmailFailed", [here("customers"), here("customer-emails")]],
    ["NotificationsChanged", [["notifications"], ["my-invitations"]]],
    ["MemberJoined", [here()]]
  ])("%s", (name, keys) => {
    expect(staleKeys(news(name))).toEqual(keys)
  })

  it("what is one's own, when it is about oneself", () => {
    expect(staleKeys(news("MemberRoleChanged", { user_id: ana.id }))).toEqual([
      here(),
      ["organizations"],
      ["my-invitations"],
      ["me"]
    ])
    expect(staleKeys(news("MessagesRead", { user_id: ana.id }))).toEqual([here("messages")])
  })

  it("by names that exist", () => {
    for (const name of ["MessageSent", "MessagesRead", "CustomerEmailFailed"])
      expect(messaging).toHaveProperty(name)
    for (const name of ["CustomerChanged", "CustomersImported"]) expect(customers).toHaveProperty(name)
  })
})

describe("a new message", () => {
  it("loads messages and their count anew, and nothing else", async () => {
    let arrived = false
    const received = fakeServer([
      answers(ListThreads, () => ({ items: arrived ? [thread()] : [], next: null })),
      answers(unread(0).endpoint, () => ({ unread: arrived ? 1 : 0 })),
      ...inDepot
    ])
    await open("/organization")
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
    await page.getByRole("button", { name: "Messages", exact: true }).click()
    await expect.element(page.getByText("No messages found")).toBeVisible()
    await answered()
    const before = received.length
    arrived = true
    takeIn(news("MessageSent"))
    await expect.element(page.getByText("Van 12 brakes")).toBeVisible()
    await expect.element(page.getByText("1 unread").first()).toBeVisible()
    const asked = received.slice(before).map(({ path }) => path.split("/").at(-1))
    expect(new Set(asked)).toEqual(new Set(["threads", "unread-messages"]))
    expect(asked).toHaveLength(2)
  })
})

describe("the stream", () => {
  const WAIT = 60_000

  /** Streams the test writes to; each has ended once the page gave it up. */
  const streams = () => {
    const opened: Array<{ readonly write: (text: string) => void; readonly signal: AbortSignal }> = []
    const real = window.fetch
    window.fetch = (_, init) => {
      const encoder = new TextEncoder()
      const signal = init?.signal ?? new AbortController().signal
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened.push({ signal, write: (text) => controller.enqueue(encoder.encode(text)) })
          signal.addEventListener("abort", () => controller.error(signal.reason))
        }
      })
      return Promise.resolve(new Response(body))
    }
    onTestFinished(() => {
      window.fetch = real
    })
    return opened
  }

  const following = () => {
    const heard: Array<unknown> = []
    const first = Promise.withResolvers<void>()
    const hear = (what: unknown) => {
      heard.push(what)
      first.resolve()
    }
    const ended = follow("access-1", {
      last: "7.1",
      onReady: hear,
      onHeard: ({ news }) => hear(news)
    }).then(
      () => "closed",
      () => "given up"
    )
    return { heard, first: first.promise, ended }
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
  })

  it("is given up after 60 s without a byte, and not while heartbeats come", async () => {
    const opened = streams()
    const { heard, first, ended } = following()
    const [stream] = opened
    vi.advanceTimersByTime(WAIT - 1)
    stream?.write(`id: 7.2\nevent: ready\ndata: {}\n\n`)
    await first
    vi.advanceTimersByTime(WAIT - 1)
    expect(stream?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(stream?.signal.aborted).toBe(true)
    expect(await ended).toBe("given up")
    expect(heard).toEqual(["7.2"])
  })

  it("tells what it hears, also in pieces", async () => {
    const opened = streams()
    const { heard, first, ended } = following()
    const data = JSON.stringify({ ...news("MessageSent"), about: { thread_id: id(1) } })
    opened[0]?.write(`: still here\n\nid: 8.1\nda`)
    opened[0]?.write(`ta: ${data}\n\n`)
    await first
    expect(heard).toEqual([news("MessageSent")])
    window.dispatchEvent(new Event("offline"))
    expect(await ended).toBe("given up")
  })
})

describe("a stream the server ends", () => {
  it("says how long to stay away, and its last word counts", async () => {
    const real = window.fetch
    onTestFinished(() => {
      window.fetch = real
    })
    window.fetch = () =>
      Promise.resolve(new Response("retry: 3000\n\nid: 9.1\nevent: ready\ndata: {}\n\nretry: 60000\n\n"))
    const asked: Array<number> = []
    await follow("access-1", {
      last: "8.1",
      onReady: () => {},
      onHeard: () => {},
      onRetry: (millis) => asked.push(millis)
    })
    expect(asked).toEqual([3000, 60_000])
  })
})

describe("being offline", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => {
      streamStands()
      vi.useRealTimers()
    })
  })

  it("begins 5 s after the stream was lost, and ends when it stands again", () => {
    streamLost()
    vi.advanceTimersByTime(4_000)
    streamLost()
    expect(isOffline()).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(isOffline()).toBe(true)
    streamStands()
    expect(isOffline()).toBe(false)
  })

  it("does not begin when the stream is back before", () => {
    streamLost()
    vi.advanceTimersByTime(4_999)
    streamStands()
    vi.advanceTimersByTime(60_000)
    expect(isOffline()).toBe(false)
  })
})
