import { EarlierReplies, GetThread, ListCustomerEmails, MarkThreadRead } from "#messaging/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { customerEmail, id, organization } from "../support/fixtures.ts"
import { freshMessages, inDepot, listed, one, readThreadOf, replyJson, thread, unread } from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Messages & Emails" })
const opener = (name: string) => dialog().getByRole("button", { name, exact: true })
const marked = answers(MarkThreadRead, () => ({}))

/** The threads that were loaded, one after another. */
const loads = (received: ReadonlyArray<Received>) =>
  received.flatMap(({ method, path }) =>
    method === "GET" && /\/threads\/[^/]+$/.test(path) ? [path.split("/").at(-1)] : []
  )

const openMessages = async (special: ReadonlyArray<Answer>) => {
  const received = fakeServer([...special, marked, ...inDepot])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await expect.element(dialog()).toBeVisible()
  return { received }
}

beforeEach(freshMessages)

describe("an open message", () => {
  const withReplies = (special = {}) =>
    thread({
      content: "First line.\nSecond line.",
      reply_count: 2,
      replies: [replyJson(), replyJson({ id: id(352), content: "Done.", client_id: id(452) })],
      ...special
    })

  it("shows the whole text and the replies, oldest first, and can be collapsed", async () => {
    await openMessages(listed(withReplies()))
    const toggle = dialog().getByRole("button", { name: "2 replies" })
    await expect.element(dialog().getByText("Bring it in at noon.")).not.toBeInTheDocument()
    await toggle.click()
    const order = dialog().getByRole("list").last().getByRole("listitem")
    await expect.element(order.nth(0).getByText("Bring it in at noon.", { exact: true })).toBeVisible()
    await expect.element(order.nth(1).getByText("Done.", { exact: true })).toBeVisible()
    expect(
      dialog()
        .getByRole("button", { name: /^Reply to/ })
        .all()
    ).toHaveLength(3)
    await toggle.click()
    await expect.element(dialog().getByText("Bring it in at noon.")).not.toBeInTheDocument()
  })

  it("loads its messages when it is opened, and only once", async () => {
    const { received } = await openMessages(listed(withReplies({ unread_count: 0 })))
    await expect.element(opener("Van 12 brakes")).toBeVisible()
    expect(loads(received)).toHaveLength(0)
    await opener("Van 12 brakes").click()
    await expect.element(dialog().getByText("Bring it in at noon.")).toBeVisible()
    await opener("Van 12 brakes").click()
    await expect.element(dialog().getByText("Bring it in at noon.")).not.toBeInTheDocument()
    await opener("Van 12 brakes").click()
    await expect.element(dialog().getByText("Bring it in at noon.")).toBeVisible()
    expect(loads(received)).toHaveLength(1)
  })

  it("is loaded ahead of time while the pointer or the focus rests on it", async () => {
    const other = readThreadOf({ id: id(302), subject: "Second", client_id: id(402) })
    const { received } = await openMessages(listed(withReplies({ unread_count: 0 }), other))
    await opener("Van 12 brakes").hover()
    await expect.poll(() => loads(received)).toEqual([id(301)])
    opener("Second").element().focus()
    await expect.poll(() => loads(received)).toEqual([id(301), id(302)])
  })

  it("stays unread until its messages are shown", async () => {
    let fails = true
    const read = Promise.withResolvers<Response>()
    const thread = withReplies()
    const { received } = await openMessages([
      replies(GetThread, (request) =>
        (fails ? refuses(GetThread, 429, "too_many_requests", "No.") : one(() => [thread])).reply(request)
      ),
      replies(MarkThreadRead, () => read.promise),
      ...listed(thread)
    ])
    await opener("Van 12 brakes").click()
    await expect.element(dialog().getByText("No.")).toBeVisible()
    await expect.element(opener("Van 12 brakes")).toHaveAccessibleDescription("Unread")
    expect(received.filter(({ method }) => method === "PUT")).toEqual([])
    fails = false
    await dialog().getByRole("button", { name: "Try again" }).click()
    await expect.element(dialog().getByText("Bring it in at noon.")).toBeVisible()
    await expect.element(opener("Van 12 brakes")).not.toHaveAccessibleDescription()
    read.resolve(new Response(null, { status: 204 }))
  })

  it("is marked as read immediately, before the server responds", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { received } = await openMessages([
      unread(3),
      replies(MarkThreadRead, () => promise),
      ...listed(withReplies({ unread_count: 2 }))
    ])
    await opener("Van 12 brakes").click()
    await expect.element(opener("Van 12 brakes")).not.toHaveAccessibleDescription()
    await expect.element(dialog().getByText("1 unread")).toBeVisible()
    await expect
      .poll(() => received.filter(({ method }) => method === "PUT").map(({ path }) => path))
      .toEqual([`/api/organizations/${organization().id}/threads/${id(301)}/read`])
    resolve(new Response(null, { status: 204 }))
  })

  it("logs a failure to mark it as read without showing it", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    await openMessages([refuses(MarkThreadRead, 404, "not_found", "Gone."), ...listed(withReplies())])
    await dialog().getByRole("button", { name: "2 replies" }).click()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    await expect.element(page.getByText("Gone.")).not.toBeInTheDocument()
  })

  it("loads earlier replies above those shown", async () => {
    const earlier = replyJson({ id: id(340), content: "Which van?", client_id: id(440) })
    const read = thread({ reply_count: 3, replies: [earlier] }).replies
    const { received } = await openMessages([
      ...listed(withReplies({ reply_count: 3, earlier: "1.before" })),
      answers(EarlierReplies, () => ({ items: read, earlier: null }))
    ])
    await dialog().getByRole("button", { name: "3 replies" }).click()
    await dialog().getByRole("button", { name: "Show earlier replies" }).click()
    const order = dialog().getByRole("list").last().getByRole("listitem")
    await expect.element(order.nth(0).getByText("Which van?", { exact: true })).toBeVisible()
    await expect.element(order.nth(2).getByText("Done.", { exact: true })).toBeVisible()
    await expect.element(dialog().getByText("Show earlier replies")).not.toBeInTheDocument()
    expect(received.find(({ path }) => path.endsWith("/replies"))?.query.get("before")).toBe("1.before")
  })

  it("cannot be replied to once the other person has left", async () => {
    await openMessages(listed(readThreadOf({ can_reply: false })))
    await dialog().getByRole("button", { name: "Van 12 brakes" }).click()
    await expect.element(dialog().getByText(/no longer a member/)).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: /^Reply/ })).not.toBeInTheDocument()
  })
})

describe("/messages?thread=", () => {
  it("opens the dialog on that thread, in its organization, and resets the address on closing", async () => {
    const north = organization({ id: id(31), name: "North Yard" })
    const received = fakeServer([
      answers(MyOrganizations, () => ({ items: [organization(), north] })),
      answers(GetThread, () => thread({ organization_id: id(31), content: "From the yard." })),
      ...listed(),
      marked,
      ...inDepot
    ])
    const { router } = await open(`/messages?thread=${id(301)}&organization=${id(31)}`)
    await expect.element(opener("Van 12 brakes")).toHaveAttribute("aria-expanded", "true")
    expect(received.find(({ path }) => path.includes("/threads/"))?.path).toBe(
      `/api/organizations/${id(31)}/threads/${id(301)}`
    )
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe("")
    await expect.element(page.getByText("North Yard").first()).toBeVisible()
  })

  it("shows an error if the thread does not exist", async () => {
    fakeServer([refuses(GetThread, 404, "not_found", "This does not exist."), ...listed(), ...inDepot])
    await open(`/messages?thread=${id(301)}`)
    await expect.element(dialog().getByRole("alert").getByText("This does not exist.")).toBeVisible()
  })
})

describe("/messages?tab=customer-emails", () => {
  const address = `/messages?tab=customer-emails&organization=${id(31)}`
  const tab = (name: string) => dialog().getByRole("tab", { name })

  it("opens the dialog on that organization's emails, and resets the address on closing", async () => {
    const failed = customerEmail({ organization_id: id(31), status: "failed", fault: "No such mailbox." })
    const north = organization({ id: id(31), name: "North Yard", customer_email: true })
    const received = fakeServer([
      answers(MyOrganizations, () => ({ items: [organization(), north] })),
      answers(ListCustomerEmails, () => ({ items: [failed], next: null })),
      ...listed(),
      ...inDepot
    ])
    const { router } = await open(address)
    await expect.element(tab("Customer Emails")).toHaveAttribute("aria-selected", "true")
    await expect.element(dialog().getByText("No such mailbox.")).toBeVisible()
    expect(received.findLast(({ path }) => path.endsWith("/customer-emails"))?.path).toBe(
      `/api/organizations/${id(31)}/customer-emails`
    )
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe("")
    await page.getByRole("button", { name: /^Messages/ }).click()
    await expect.element(tab("Team Messages")).toHaveAttribute("aria-selected", "true")
  })

  it("switches to that tab in a dialog that is already open", async () => {
    fakeServer([...listed(), ...inDepot])
    const { router } = await open(address)
    await tab("Team Messages").click()
    await expect.element(tab("Team Messages")).toHaveAttribute("aria-selected", "true")
    await router.navigate(address)
    await expect.element(tab("Customer Emails")).toHaveAttribute("aria-selected", "true")
  })
})
