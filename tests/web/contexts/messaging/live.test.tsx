import { type CachedQuery, SILENCE_MILLIS } from "#kernel"
import { AUDIT_LOG, MY_AUDIT_LOG } from "#audit/contract"
import { CUSTOMERS } from "#customers/contract"
import { CUSTOMER_EMAILS, ListThreads, MarkThreadRead, MESSAGES } from "#messaging/contract"
import { NOTIFICATIONS } from "#notifications/contract"
import { MEMBERS, MY_INVITATIONS, ORGANIZATIONS } from "#tenancy/contract"
import { hashKey, QueryClient } from "@tanstack/react-query"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { invalidateFor, isInvalidatedBy, type LiveEvent } from "../../../../apps/web/api/liveEvents.ts"
import { organizationKey, personKey, shows, showsEverything } from "../../../../apps/web/api/queryKeys.ts"
import { follow } from "../../../../apps/web/api/stream.ts"
import { untilLoaded } from "../../support/untilLoaded.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { ana, id, organization } from "../support/fixtures.ts"
import { freshMessages, inDepot, one, readThreadOf, replyJson, summary, thread, unread } from "./fixtures.ts"

const happened = (name: string, special: Partial<LiveEvent> = {}): LiveEvent => ({
  name,
  organization_id: organization().id,
  user_id: null,
  invalidates: [],
  ...special
})

beforeEach(freshMessages)

describe("an event invalidates", () => {
  const here = organization().id
  const cached = {
    members: { queryKey: organizationKey(here, MEMBERS, "everyone") },
    membersElsewhere: { queryKey: organizationKey(id(99), MEMBERS) },
    messages: { queryKey: organizationKey(here, MESSAGES, "threads", "") },
    customers: { queryKey: organizationKey(here, CUSTOMERS, "active", "") },
    emails: { queryKey: organizationKey(here, CUSTOMER_EMAILS), meta: shows(CUSTOMERS) },
    log: { queryKey: organizationKey(here, AUDIT_LOG), meta: showsEverything },
    logElsewhere: { queryKey: organizationKey(id(99), AUDIT_LOG), meta: showsEverything },
    organizations: { queryKey: personKey(ORGANIZATIONS) },
    invitations: { queryKey: personKey(MY_INVITATIONS), meta: shows(NOTIFICATIONS) },
    myLog: { queryKey: personKey(MY_AUDIT_LOG), meta: showsEverything }
  }
  const invalidated = (event: LiveEvent) => {
    const client = new QueryClient()
    const { cache, queries } = { cache: client.getQueryCache(), queries: Object.entries(cached) }
    for (const [, options] of queries) cache.build(client, options)
    const keys = cache.findAll({ predicate: isInvalidatedBy(event) }).map(({ queryHash }) => queryHash)
    return queries.filter(([, { queryKey }]) => keys.includes(hashKey(queryKey))).map(([name]) => name)
  }
  const names = (...queries: ReadonlyArray<CachedQuery>) => queries.map(({ name }) => name)

  it("the queries it names in its organization, queries that show them, and the log", () => {
    const changed = happened("CustomerChanged", { invalidates: names(CUSTOMERS) })
    expect(invalidated(changed)).toEqual(["customers", "emails", "log"])
    expect(invalidated(happened("MessageSent", { invalidates: names(MESSAGES) }))).toEqual([
      "messages",
      "log"
    ])
  })

  it("a user's own queries only if the event is about that user", () => {
    const changed = happened("MemberRoleChanged", { invalidates: names(MEMBERS, ORGANIZATIONS) })
    expect(invalidated({ ...changed, user_id: id(77) })).toEqual(["members", "log"])
    expect(invalidated({ ...changed, user_id: ana.id })).toEqual(["members", "log", "organizations", "myLog"])
  })

  it("queries that show it to a user without an organization", () => {
    const invited = happened("NotificationsChanged", {
      organization_id: null,
      user_id: ana.id,
      invalidates: names(NOTIFICATIONS)
    })
    expect(invalidated(invited)).toEqual(["invitations", "myLog"])
  })

  it("no query that it does not name", () => {
    expect(invalidated(happened("SomethingNew"))).toEqual(["log"])
  })
})

describe("a new message", () => {
  it("reloads messages and their count, and nothing else", async () => {
    let arrived = false
    const received = fakeServer([
      answers(ListThreads, () => ({ items: arrived ? [summary(thread())] : [], next: null })),
      answers(unread(0).endpoint, () => ({ unread: arrived ? 1 : 0 })),
      ...inDepot
    ])
    await open("/organization")
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
    await page.getByRole("button", { name: "Messages", exact: true }).click()
    await expect.element(page.getByText("No messages found")).toBeVisible()
    await untilLoaded()
    const before = received.length
    arrived = true
    invalidateFor(happened("MessageSent", { invalidates: [MESSAGES.name] }))
    await expect.element(page.getByText("Van 12 brakes")).toBeVisible()
    await expect.element(page.getByText("1 unread").first()).toBeVisible()
    const reloaded = received.slice(before).map(({ path }) => path.split("/").at(-1))
    expect(new Set(reloaded)).toEqual(new Set(["threads", "unread-messages"]))
    expect(reloaded).toHaveLength(2)
  })

  it("appears in its open conversation and in the list; a closed one is loaded again when it is opened", async () => {
    const replies = [replyJson()]
    const current = () => readThreadOf({ reply_count: replies.length, replies })
    fakeServer([
      answers(ListThreads, () => ({ items: [summary(current())], next: null })),
      one(() => [current()]),
      answers(MarkThreadRead, () => ({})),
      ...inDepot
    ])
    await open("/reports")
    await page.getByRole("button", { name: "Messages", exact: true }).click()
    const count = (name: string) => page.getByRole("button", { name, exact: true })
    const arrive = (nth: number) => {
      replies.push(replyJson({ id: id(360 + nth), client_id: id(460 + nth), content: `Arrived ${nth}` }))
      invalidateFor(happened("MessageSent", { invalidates: [MESSAGES.name] }))
    }
    await count("1 reply").click()
    await expect.element(page.getByText("Bring it in at noon.", { exact: true })).toBeVisible()
    arrive(1)
    await expect.element(page.getByText("Arrived 1", { exact: true })).toBeVisible()
    await count("2 replies").click()
    arrive(2)
    await count("3 replies").click()
    await expect.element(page.getByRole("list").last().getByText("Arrived 2", { exact: true })).toBeVisible()
  })
})

describe("the stream", () => {
  const WAIT = SILENCE_MILLIS

  /** Streams the test writes to; each records whether the page has closed it. */
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
      onEvent: ({ event }) => hear(event)
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

  it("is closed after three missed heartbeats, and stays open while heartbeats arrive", async () => {
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

  it("reports events, even when they arrive in pieces", async () => {
    const opened = streams()
    const { heard, first, ended } = following()
    const data = JSON.stringify(happened("MessageSent"))
    opened[0]?.write(`: still here\n\nid: 8.1\nda`)
    opened[0]?.write(`ta: ${data}\n\n`)
    await first
    expect(heard).toEqual([happened("MessageSent")])
    window.dispatchEvent(new Event("offline"))
    expect(await ended).toBe("given up")
  })
})

describe("a stream the server ends", () => {
  it("reports the retry delay, of which the last one counts", async () => {
    const real = window.fetch
    onTestFinished(() => {
      window.fetch = real
    })
    window.fetch = () =>
      Promise.resolve(new Response("retry: 3000\n\nid: 9.1\nevent: ready\ndata: {}\n\nretry: 60000\n\n"))
    const reloaded: Array<number> = []
    await follow("access-1", {
      last: "8.1",
      onReady: () => {},
      onEvent: () => {},
      onRetry: (millis) => reloaded.push(millis)
    })
    expect(reloaded).toEqual([3000, 60_000])
  })
})
