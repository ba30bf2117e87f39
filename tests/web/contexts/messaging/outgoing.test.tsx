import { ListThreads, MarkThreadRead, ReplyToMessage, SendMessage } from "#messaging/contract"
import { ListMembers } from "#tenancy/contract"
import { toast } from "sonner"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { OUTGOING } from "../../../../apps/web/api/storageKeys.ts"
import { endSession } from "../../../../apps/web/api/session.ts"
import { revokeWorkerToken } from "../../../../apps/web/api/workerToken.ts"
import { type Outgoing, queueOf, save } from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { startSending, sendWaiting } from "../../../../apps/web/contexts/messaging/outgoing/sending.ts"
import { notify } from "../../../../apps/web/ui/toast.ts"
import { answers, fakeServer, type Received, refuses, replies } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { ana, id } from "../support/fixtures.ts"
import { network } from "../support/network.ts"
import {
  bodyOf,
  freshMessages,
  inDepot,
  listed,
  outgoing,
  readThreadOf,
  replyJson,
  stored,
  summary
} from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Messages & Emails" })
const waiting = () => dialog().getByRole("list", { name: "Not sent yet" })

/** A server that stores messages, one per client id, and lists them. */
const mailbox = () => {
  const taken = new Map<string, ReturnType<typeof stored>>()
  const take = answers(SendMessage, (request) => {
    const body = bodyOf(request)
    const key = String(body["client_id"])
    const known = taken.get(key)
    const message =
      known ??
      stored({ id: id(800 + taken.size), sender_id: ana.id, thread_id: id(800 + taken.size), ...body })
    taken.set(key, message)
    return message
  })
  const list = answers(ListThreads, () => ({
    items: [...taken.values()].toReversed().map((message) => ({ ...summary(readThreadOf()), ...message })),
    next: null
  }))
  return { taken, take, list }
}

const sends = (received: ReadonlyArray<Received>) =>
  received.filter(({ method, path }) => method === "POST" && path.endsWith("/messages")).map(bodyOf)

/** Queued earlier, in this order; nothing is sent before all of them are stored. */
const waits = (...them: ReadonlyArray<Outgoing>) =>
  navigator.locks.request(OUTGOING, async () => {
    for (const one of them) await save(one)
  })

const openMessages = async () => {
  const opened = await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await expect.element(dialog()).toBeVisible()
  return opened
}

const sendOff = async (subject: string) => {
  await page.getByRole("button", { name: "Compose" }).click()
  const form = page.getByRole("dialog", { name: "Compose Internal Message" })
  await form.getByLabelText("Recipient").selectOptions("Ben Okoye")
  await userEvent.fill(form.getByLabelText("Subject"), subject)
  await userEvent.fill(form.getByLabelText("Message"), "Text.")
  await form.getByRole("button", { name: "Send Message" }).click()
  return form
}

const compose = async (subject: string) => expect.element(await sendOff(subject)).not.toBeInTheDocument()

// A page does so once it is idle, which would be in the middle of the first test.
beforeAll(startSending)
beforeEach(freshMessages)

describe("offline", () => {
  it("queues messages, survives a reload, counts them in the banner, and sends them in order on reconnecting", async () => {
    const { taken, take, list } = mailbox()
    const { go, through } = network()
    const received = fakeServer([through(take), list, ...inDepot])
    const { screen } = await openMessages()
    await expect.element(dialog().getByText("No messages found")).toBeVisible()
    const banner = page.getByText("You're offline.", { exact: true })
    await expect.element(banner).not.toBeInTheDocument()
    go(false)
    await expect.element(banner).toBeInTheDocument()
    await compose("First")
    await expect.element(page.getByText("1 message is waiting to be sent.")).toBeInTheDocument()
    await compose("Second")
    await expect.element(page.getByText("2 messages are waiting to be sent.")).toBeInTheDocument()
    await expect.element(waiting().getByText("Waiting for a connection").first()).toBeVisible()
    await screen.unmount()
    await openMessages()
    await expect.element(waiting().getByRole("heading", { name: "Second" })).toBeVisible()
    go(true)
    await expect.element(waiting()).not.toBeInTheDocument()
    await expect.element(banner).not.toBeInTheDocument()
    expect([...taken.values()].map(({ subject }) => subject)).toEqual(["First", "Second"])
    // The offline attempts had the same ids.
    expect(new Set(sends(received).map(({ client_id }) => client_id)).size).toBe(2)
    expect(await queueOf(ana.id)).toEqual([])
  })

  it("creates one message when a response was lost", async () => {
    const { taken, take, list } = mailbox()
    let lost = true
    const received = fakeServer([
      replies(SendMessage, async (request) => {
        const answer = await take.reply(request)
        if (!lost) return answer
        throw new TypeError("Failed to fetch")
      }),
      list,
      ...inDepot
    ])
    await openMessages()
    await compose("Once")
    await expect.element(waiting().getByText("Once")).toBeVisible()
    lost = false
    await sendWaiting()
    await expect.element(waiting()).not.toBeInTheDocument()
    await expect.element(dialog().getByRole("heading", { name: "Once" })).toBeVisible()
    expect(taken.size).toBe(1)
    expect(sends(received)).toHaveLength(2)
  })

  it("shows conversations and recipients that were never opened before", async () => {
    const { go } = network()
    const received = fakeServer([...listed(readThreadOf()), ...inDepot])
    await open("/reports")
    for (const ending of ["/threads", "/members"])
      await expect.poll(() => received.filter(({ path }) => path.endsWith(ending))).not.toHaveLength(0)
    go(false)
    await page.getByRole("button", { name: /^Messages/ }).click()
    await sendOff("Never opened before")
    await expect.element(page.getByText("1 message is waiting to be sent.")).toBeInTheDocument()
  })

  it("says that recipients could not be loaded instead of asking for one", async () => {
    fakeServer([...listed(), refuses(ListMembers, 422, "broken"), ...inDepot])
    await openMessages()
    await page.getByRole("button", { name: "Compose" }).click()
    const form = page.getByRole("dialog", { name: "Compose Internal Message" })
    for (const label of ["Subject", "Message"]) await userEvent.fill(form.getByLabelText(label), "Van 12")
    await form.getByRole("button", { name: "Send Message" }).click()
    await expect.element(form.getByText(/^Couldn't load the recipients/)).toBeVisible()
    await expect.element(form.getByText("Please fill in all required fields")).not.toBeInTheDocument()
  })
})

describe("a queued message", () => {
  it("is sent when a page is opened again", async () => {
    const { taken, take, list } = mailbox()
    fakeServer([take, list, ...inDepot])
    await waits(outgoing(2), outgoing(1))
    await openMessages()
    // Sending was started before; signing in starts it again.
    await sendWaiting()
    await expect.element(dialog().getByRole("heading", { name: "Message 1" })).toBeVisible()
    expect([...taken.values()].map(({ subject }) => subject)).toEqual(["Message 1", "Message 2"])
  })

  it("shows a refusal with its reason, does not block others, and can be retried or discarded", async () => {
    const { taken, take, list } = mailbox()
    let refused = true
    const no = refuses(SendMessage, 409, "recipient_unavailable", "This person has left.")
    fakeServer([
      replies(SendMessage, (request) =>
        refused && bodyOf(request)["subject"] !== "Message 3" ? no.reply(request) : take.reply(request)
      ),
      list,
      ...inDepot
    ])
    await waits(outgoing(1), outgoing(2), outgoing(3))
    await openMessages()
    await sendWaiting()
    await expect.element(dialog().getByRole("heading", { name: "Message 3" })).toBeVisible()
    await expect.element(waiting().getByText("This person has left.").nth(1)).toBeVisible()
    await expect.element(page.getByText("Failed to send message").first()).toBeVisible()
    refused = false
    const row = (subject: string) => waiting().getByRole("listitem").filter({ hasText: subject })
    await row("Message 2").getByRole("button", { name: "Discard" }).click()
    await row("Message 1").getByRole("button", { name: "Retry" }).click()
    await expect.element(waiting()).not.toBeInTheDocument()
    expect([...taken.values()].map(({ client_id }) => client_id)).toEqual([id(703), id(701)])
  })

  it("is shown in its thread if it is a reply", async () => {
    const thread = readThreadOf({ reply_count: 1, replies: [replyJson()] })
    fakeServer([
      refuses(ReplyToMessage, 503, "starting"),
      ...listed(thread),
      answers(MarkThreadRead, () => ({})),
      ...inDepot
    ])
    await save(outgoing(1, { kind: "reply", message_id: id(301), thread_id: id(301), content: "On my way." }))
    await openMessages()
    await dialog().getByRole("button", { name: "2 replies", exact: true }).click()
    await expect.element(dialog().getByText("On my way.")).toBeVisible()
    await expect.element(dialog().getByText("Sending...")).toBeVisible()
  })

  it("is removed when its author signs out", async () => {
    const { list } = mailbox()
    fakeServer([refuses(SendMessage, 503, "starting"), list, ...inDepot])
    await save(outgoing(1))
    await open("/reports")
    await expect.element(page.getByText("Riverside Depot")).toBeVisible()
    endSession({ chosen: true })
    await expect.poll(() => queueOf(ana.id)).toEqual([])
  })

  it("is not reported as sent if its author signs out meanwhile", async () => {
    const refused = deferred(refuses(SendMessage, 503, "starting"))
    const received = fakeServer([refused.answer, mailbox().list, ...inDepot])
    await openMessages()
    await sendOff("First")
    await expect.poll(() => sends(received)).toHaveLength(1)
    endSession({ chosen: true })
    await expect.poll(() => queueOf(ana.id)).toEqual([])
    refused.release()
    // The steps after an attempt, queued behind those of the attempt in progress.
    await navigator.locks.request(OUTGOING, () => undefined)
    for (const step of [queueOf, revokeWorkerToken, queueOf]) await step(ana.id)
    notify.message("The toast after it")
    await expect.element(page.getByText("The toast after it")).toBeVisible()
    expect(toast.getToasts()).toHaveLength(1)
  })

  it("stays when the server ends the session, and is never sent as another user", async () => {
    const { taken, take, list } = mailbox()
    fakeServer([take, list, ...inDepot])
    await waits(outgoing(1), outgoing(2, { user_id: id(999) }))
    await openMessages()
    await sendWaiting()
    expect([...taken.values()].map(({ subject }) => subject)).toEqual(["Message 1"])
    await save(outgoing(3))
    endSession({ chosen: false })
    await sendWaiting()
    expect((await queueOf(ana.id)).map(({ subject }) => subject)).toEqual(["Message 3"])
  })
})
