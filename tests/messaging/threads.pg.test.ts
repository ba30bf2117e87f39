import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox, subjects } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let olga: Mailbox
let driver: Mailbox
let third: Mailbox
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, await tenant.addMember("driver", "Ada Driver"))
  third = mailbox(app, tenant.id, await tenant.addMember("admin"))
})
afterAll(() => app.stop())

const everyPage = async (of: Mailbox, query: Readonly<Record<string, string>>) => {
  const pages: Array<ReadonlyArray<string>> = []
  for (let after: string | null = ""; after !== null;) {
    const { value } = await of.list(after === "" ? query : { ...query, after })
    pages.push(value.items.map(({ subject }) => subject))
    after = value.next
  }
  return pages
}

it("a new mailbox is empty", async () => {
  expect((await third.list()).value).toEqual({ items: [], next: null })
  expect(await third.unread()).toBe(0)
})

describe("threads", () => {
  it("are ordered by their latest message; a reply moves one to the top for both participants", async () => {
    const a = (await olga.send(driver.id, { subject: "A" })).value
    const b = (await driver.send(olga.id, { subject: "B" })).value
    await olga.send(driver.id, { subject: "C" })
    expect(subjects(await olga.list())).toEqual(["C", "B", "A"])
    await driver.reply(a.id)
    expect(subjects(await olga.list())).toEqual(["A", "C", "B"])
    await driver.reply(b.id)
    for (const viewer of [olga, driver]) expect(subjects(await viewer.list())).toEqual(["B", "A", "C"])
  })

  it("are hidden from everyone else", async () => {
    const mine = (await olga.send(driver.id)).value
    expect(subjects(await third.list())).toEqual([])
    expect(await third.thread(mine.id)).toMatchObject({ status: 404 })
  })

  it("are paged without gaps or duplicates, even with equal times", async () => {
    const written = Array.from({ length: 23 }, (_, n) => `T${n}`)
    for (const subject of written) await third.send(driver.id, { subject })
    // As if many were sent within one millisecond: only their ids differ.
    await app.admin.query("update messaging.participations set latest_at = '2027-01-01' where user_id = $1", [
      third.id
    ])
    const pages = await everyPage(third, { limit: "5" })
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3])
    expect(pages.flat().toSorted()).toEqual(written.toSorted())
  })

  it("come fifty per page by default, and at most two hundred", async () => {
    for (let n = 0; n < 30; n++) await third.send(olga.id)
    const { items, next } = (await third.list()).value
    expect(items).toHaveLength(50)
    expect(next).not.toBeNull()
    expect(await third.list({ limit: "201" })).toMatchObject({ status: 422 })
    expect(await third.list({ after: "yesterday" })).toMatchObject({ status: 422 })
  })
})
