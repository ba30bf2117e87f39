import { Cached, OrganizationId, UserId } from "#kernel"
import { expect, it } from "vitest"
import { recentPages } from "../../modules/messaging/postgres/recentPages.ts"

const mailboxOf = (n: number) => ({
  organizationId: OrganizationId.make("019aa000-0000-7000-8000-00000000000a"),
  userId: UserId.make(`019aa000-0000-7000-8000-${String(n).padStart(12, "0")}`)
})
const page = () => new Cached({ items: [], next: null })

it("finds a page in the state it was read in, of the same person and size", () => {
  const pages = recentPages()
  const stored = pages.store(mailboxOf(1), 50, "a", page())
  expect(pages.find(mailboxOf(1), 50, "a")).toBe(stored)
  expect(pages.find(mailboxOf(1), 50, "b")).toBeUndefined()
  expect(pages.find(mailboxOf(1), 20, "a")).toBeUndefined()
  expect(pages.find(mailboxOf(2), 50, "a")).toBeUndefined()
})

it("forgets the previous page, also for one without a state", () => {
  const pages = recentPages()
  pages.store(mailboxOf(1), 50, "a", page())
  const next = pages.store(mailboxOf(1), 50, "b", page())
  expect(pages.find(mailboxOf(1), 50, "a")).toBeUndefined()
  expect(pages.find(mailboxOf(1), 50, "b")).toBe(next)
  pages.store(mailboxOf(1), 50, null, page())
  expect(pages.has(mailboxOf(1), 50)).toBe(false)
})

it("remembers the two hundred that were read last", () => {
  const pages = recentPages()
  for (let n = 0; n < 200; n++) pages.store(mailboxOf(n), 50, "a", page())
  pages.find(mailboxOf(0), 50, "a")
  pages.store(mailboxOf(200), 50, "a", page())
  expect([0, 1, 2, 200].map((n) => pages.has(mailboxOf(n), 50))).toEqual([true, false, true, true])
})
