import { ListThreads, MarkThreadRead, type ThreadView } from "#messaging/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, fakeServer } from "../../support/fakeServer.ts"
import { open, PHONE } from "../../support/open.tsx"
import { id } from "../support/fixtures.ts"
import { network } from "../support/network.ts"
import { freshMessages, inDepot, one, readThreadOf, summary, thread } from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Messages & Emails" })
const opener = (name: string) => dialog().getByRole("button", { name, exact: true })
const segment = (name: string) => dialog().getByRole("radio", { name, exact: true })
const rows = () => dialog().getByRole("list", { name: "Team messages, newest first" }).getByRole("heading")

const old = readThreadOf({ id: id(302), subject: "Old", client_id: id(402) })
const late = thread({ id: id(303), subject: "Late return", client_id: id(403) })
const next = thread({ id: id(304), subject: "Flat tire", client_id: id(404) })

/** A server with two unread conversations and one that was read. Once both are read, there is a third. */
const depotWithUnread = (through = (answer: Answer) => answer) => {
  const read = new Set<string>()
  const current = (): ReadonlyArray<ThreadView> =>
    [...(read.size < 2 ? [] : [next]), thread(), late, old].map((one) =>
      read.has(one.id) ? { ...one, status: "read", read_at: new Date(), unread_count: 0 } : one
    )
  const listed = answers(ListThreads, ({ query }) => ({
    items: current()
      .filter(({ unread_count }) => query.get("unread") === null || unread_count > 0)
      .map(summary),
    next: null
  }))
  return fakeServer([
    through(listed),
    one(current),
    answers(MarkThreadRead, ({ path }) => {
      read.add(path.split("/").at(-2) ?? "")
      return {}
    }),
    ...inDepot
  ])
}

beforeEach(freshMessages)

describe("unread messages", () => {
  it("are listed alone, and stay while they are read, until the filter changes", async () => {
    depotWithUnread()
    await open("/messages?unread", PHONE)
    await expect.element(segment("Unread")).toBeChecked()
    await expect.element(rows().nth(1)).toHaveTextContent("Late return")
    expect(rows().all()).toHaveLength(2)
    for (const name of ["Van 12 brakes", "Late return", "Flat tire"]) {
      await opener(name).click()
      await expect.element(opener(name)).not.toHaveAccessibleDescription("Unread")
    }
    // The third one shows that the list was loaded again, without the others.
    expect(rows().all()).toHaveLength(3)
    await expect.element(opener("Van 12 brakes")).toHaveAttribute("aria-expanded", "true")

    segment("Unread").element().focus()
    await userEvent.keyboard("{ArrowLeft}")
    await expect.element(segment("All")).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect.element(opener("Old")).toBeVisible()
    // The list as it was loaded before is shown first, without the third.
    await expect.poll(() => rows().all()).toHaveLength(4)
    await segment("Unread").click()
    await expect.element(dialog().getByRole("heading", { name: "No unread messages" })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })

  it("are those of the loaded list while offline", async () => {
    const { go, through } = network()
    depotWithUnread(through)
    await open("/messages?open")
    await expect.element(opener("Old")).toBeVisible()
    go(false)
    await expect.element(dialog().getByText("Offline", { exact: true })).toBeVisible()
    await segment("Unread").click()
    await expect.element(opener("Old")).not.toBeInTheDocument()
    expect(rows().all()).toHaveLength(2)
    await segment("All").click()
    await expect.element(opener("Old")).toBeVisible()
  })
})
