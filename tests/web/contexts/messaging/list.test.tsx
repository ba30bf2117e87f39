import { ListCustomerEmails, ListThreads, MarkThreadRead } from "#messaging/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, fakeServer, replies } from "../../support/fakeServer.ts"
import { open, PHONE } from "../../support/open.tsx"
import { ana, id, organization } from "../support/fixtures.ts"
import {
  ben,
  freshMessages,
  inDepot,
  listed,
  one,
  readThreadOf,
  replyJson,
  summary,
  thread,
  unread
} from "./fixtures.ts"

const trigger = () => page.getByRole("button", { name: /^Messages/ })
const dialog = () => page.getByRole("dialog", { name: "Messages & Emails" })
const opener = (name: string) => dialog().getByRole("button", { name, exact: true })
/** The scrolling element: below the toolbar, the last one in the tab. */
const list = () => dialog().getByRole("tabpanel").element().lastElementChild ?? document.body
const marked = answers(MarkThreadRead, () => ({}))

const openMessages = async (special: ReadonlyArray<Answer>, size?: readonly [number, number]) => {
  const received = fakeServer([...special, marked, ...inDepot])
  const opened = await open("/reports", size)
  await trigger().click()
  await expect.element(dialog()).toBeVisible()
  return { received, ...opened }
}

beforeEach(freshMessages)

describe("the trigger", () => {
  it("counts unread messages and replies, and names the count", async () => {
    fakeServer([unread(3), ...inDepot])
    await open("/reports")
    await expect.element(page.getByRole("button", { name: "Messages, 3 unread" })).toBeVisible()
    await expect.element(trigger().getByText("3", { exact: true })).toBeVisible()
  })

  it("shows 99 at 99 and 99+ above", async () => {
    let count = 99
    fakeServer([answers(unread(0).endpoint, () => ({ unread: count })), ...inDepot])
    const { screen } = await open("/reports")
    await expect.element(trigger().getByText("99", { exact: true })).toBeVisible()
    await screen.unmount()
    await freshMessages()
    count = 100
    await open("/reports")
    await expect.element(page.getByRole("button", { name: "Messages, 99+ unread" })).toBeVisible()
  })

  it("opens the dialog, and regains the focus after Escape", async () => {
    await openMessages(listed())
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })
})

describe("Messages & Emails", () => {
  it("has a search box, two tabs, a list 400px high and 'No messages found'", async () => {
    const noEmails = answers(ListCustomerEmails, () => ({ items: [], next: null }))
    await openMessages([noEmails, ...listed()])
    await expect.element(dialog().getByPlaceholder("Search messages and emails...")).toBeVisible()
    await expect.element(dialog().getByRole("tab", { name: "Team Messages" })).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: "Compose" })).toBeVisible()
    await expect.element(dialog().getByRole("heading", { name: "No messages found" })).toBeVisible()
    await expect.poll(() => list().getBoundingClientRect().height).toBe(400)
    await dialog().getByRole("tab", { name: "Customer Emails" }).click()
    await expect.element(dialog().getByText("Customer emails are off")).toBeVisible()
  })

  it("shows subject, sender, relative time with the exact one on hover, and two lines of the content", async () => {
    const content = "Pads are at 3 mm on the left front. ".repeat(20)
    await openMessages(listed(thread({ content })), PHONE)
    const row = dialog().getByRole("listitem")
    await expect.element(row.getByRole("heading", { name: "Van 12 brakes" })).toBeVisible()
    await expect.element(row.getByText("Ben Okoye")).toBeVisible()
    await expect
      .element(row.getByText("1 hour ago"))
      .toHaveAttribute("title", expect.stringMatching(/\d:\d\d/))
    const preview = row.getByText(/^Pads are at 3 mm/).element()
    expect(preview.clientHeight).toBe(2 * Number.parseFloat(getComputedStyle(preview).lineHeight))
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })

  it("marks only unread messages", async () => {
    await openMessages(listed(thread(), readThreadOf({ id: id(302), subject: "Old", client_id: id(402) })))
    await expect.element(opener("Van 12 brakes")).toHaveAccessibleDescription("Unread")
    await expect.element(opener("Old")).not.toHaveAccessibleDescription()
    const [first, second] = dialog().getByRole("listitem").all()
    const ground = (row: typeof first) => row && getComputedStyle(row.element()).backgroundColor
    expect(ground(first)).not.toBe(ground(second))
  })

  it("shows '1 reply' or 'n replies', and nothing without replies", async () => {
    await openMessages(
      listed(
        thread({ reply_count: 1 }),
        thread({ id: id(302), subject: "Two", reply_count: 2, client_id: id(402) }),
        thread({ id: id(303), subject: "None", client_id: id(403) })
      )
    )
    await expect.element(dialog().getByRole("button", { name: "1 reply", exact: true })).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: "2 replies", exact: true })).toBeVisible()
    expect(
      dialog()
        .getByRole("button", { name: /repl(y|ies)$/ })
        .all()
    ).toHaveLength(2)
  })

  it("shows how many files a conversation has, until it is open", async () => {
    await openMessages(listed(readThreadOf({ file_count: 3 })))
    const row = dialog().getByRole("listitem").first()
    await expect.element(row.getByText("3 files", { exact: true })).toBeInTheDocument()
    await opener("Van 12 brakes").click()
    await expect.element(row.getByText("3 files", { exact: true })).not.toBeInTheDocument()
  })

  it("shows to whom one's own messages went, and two lines of a long subject", async () => {
    const own = {
      sender_id: ana.id,
      sender_name: "Ana Ruiz",
      recipient_id: ben.user_id,
      recipient_name: "Ben Okoye"
    }
    const subject = "Brakes of van 12 and of van 14. ".repeat(6)
    await openMessages(listed(readThreadOf({ ...own, subject })), PHONE)
    const row = dialog().getByRole("listitem")
    await expect.element(row.getByText("You → Ben Okoye")).toBeVisible()
    await expect.element(row.getByText("Ana Ruiz")).not.toBeInTheDocument()
    await expect.element(row).toMatchTextContent(/^BO/)
    const heading = row.getByRole("heading").element()
    const lines = () =>
      heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight)
    expect(Math.round(lines())).toBe(2)
    await row.getByRole("button", { name: /^Brakes/ }).click()
    await expect.poll(lines).toBeGreaterThan(2.5)
  })

  it("shows a line of the latest reply, until the message is open", async () => {
    await openMessages(listed(readThreadOf({ reply_count: 1, replies: [replyJson()] })))
    const row = dialog().getByRole("listitem").first()
    await expect.element(row).toMatchTextContent("Ana Ruiz Bring it in at noon.")
    await opener("Van 12 brakes").click()
    await expect
      .element(row.getByRole("list").getByText("Bring it in at noon.", { exact: true }))
      .toBeVisible()
    expect(row.getByText("Bring it in at noon.").all()).toHaveLength(1)
  })

  it("shows an error with a retry when messages cannot be loaded", async () => {
    let fails = true
    const good = answers(ListThreads, () => ({ items: [summary(thread())], next: null }))
    const { received } = await openMessages([
      replies(ListThreads, (request) =>
        fails
          ? Response.json(
              { title: "", status: 429, code: "too_many_requests", detail: "No." },
              { status: 429 }
            )
          : good.reply(request)
      ),
      one(() => [thread()])
    ])
    await expect.element(page.getByText("Failed to load messages")).toBeVisible()
    await expect.element(dialog().getByText("No.")).toBeVisible()
    const requests = () => received.filter(({ path }) => path.endsWith("/threads")).length
    const before = requests()
    fails = false
    await dialog().getByRole("button", { name: "Try again" }).click()
    await expect.element(dialog().getByText("Van 12 brakes")).toBeVisible()
    expect(requests()).toBe(before + 1)
  })

  it("loads more on scrolling", async () => {
    const page1 = Array.from({ length: 50 }, (_, at) =>
      summary(thread({ id: id(500 + at), client_id: id(600 + at), subject: `Message ${at}` }))
    )
    const { received } = await openMessages([
      answers(ListThreads, ({ query }) =>
        query.get("after") === "1.cursor"
          ? { items: [summary(thread({ subject: "The last one" }))], next: null }
          : { items: page1, next: "1.cursor" }
      )
    ])
    await expect.element(dialog().getByText("Message 0", { exact: true })).toBeVisible()
    expect(received.filter(({ path }) => path.endsWith("/threads"))).toHaveLength(1)
    list().scrollTo(0, list().scrollHeight)
    await expect.element(dialog().getByText("The last one")).toBeInTheDocument()
    await expect.element(dialog().getByRole("button", { name: "Load more" })).not.toBeInTheDocument()
  })

  it("moves with the arrow keys, and opens a row with Enter", async () => {
    await openMessages(
      listed(readThreadOf(), readThreadOf({ id: id(302), subject: "Second", client_id: id(402) }))
    )
    await expect.element(opener("Second")).toBeVisible()
    await dialog().getByPlaceholder("Search messages and emails...").click()
    await userEvent.keyboard("{ArrowDown}")
    await expect.element(opener("Van 12 brakes")).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    await expect.element(opener("Second")).toHaveFocus()
    await userEvent.keyboard("{Home}{Enter}")
    await expect.element(opener("Van 12 brakes")).toHaveAttribute("aria-expanded", "true")
  })

  it("offers to create an organization to users without one", async () => {
    fakeServer([answers(MyOrganizations, () => ({ items: [] }))])
    await open("/reports")
    await trigger().click()
    await dialog().getByRole("button", { name: "Create organization" }).click()
    await expect.element(page.getByRole("dialog", { name: "Create your organization" })).toBeVisible()
  })

  it("lists the current organization's messages", async () => {
    const { received } = await openMessages(listed())
    await expect.element(dialog().getByText("No messages found")).toBeVisible()
    expect(received.find(({ path }) => path.endsWith("/threads"))?.path).toBe(
      `/api/organizations/${organization().id}/threads`
    )
  })
})
