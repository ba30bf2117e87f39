import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { join } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox } from "./scene.ts"

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

describe("replying", () => {
  it("sends the reply to the sender of the message, in its thread", async () => {
    const first = (await olga.send(driver.id, { subject: "Van 7" })).value
    const { status, value } = await driver.reply(first.id, { content: "Done." })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      sender_id: driver.id,
      recipient_id: olga.id,
      subject: "Re: Van 7",
      content: "Done.",
      parent_message_id: first.id,
      thread_id: first.id,
      status: "sent",
      sender_name: "Ada Driver",
      can_reply: true
    })
  })

  it("sends a reply to one's own message to its recipient", async () => {
    const first = (await olga.send(driver.id)).value
    expect((await olga.reply(first.id)).value).toMatchObject({ sender_id: olga.id, recipient_id: driver.id })
  })

  it("sends a reply to a reply to its author, with that as its parent", async () => {
    const first = (await olga.send(driver.id, { subject: "Van 8" })).value
    const answer = (await driver.reply(first.id)).value
    const thanks = (await olga.reply(answer.id, { content: "Thanks." })).value
    expect(thanks).toMatchObject({
      recipient_id: driver.id,
      parent_message_id: answer.id,
      thread_id: first.id,
      subject: "Re: Van 8"
    })
    // A reply to one's own reply still goes to the other participant.
    expect((await olga.reply(thanks.id)).value).toMatchObject({ recipient_id: driver.id })
  })

  it("adds Re: once and keeps the subject within its limit", async () => {
    const prefixed = (await olga.send(driver.id, { subject: "RE: Keys" })).value
    expect((await driver.reply(prefixed.id)).value.subject).toBe("RE: Keys")
    const long = (await olga.send(driver.id, { subject: "ä".repeat(200) })).value
    expect((await driver.reply(long.id)).value.subject).toBe(`Re: ${"ä".repeat(196)}`)
  })

  it("requires a text", async () => {
    const { id } = (await olga.send(driver.id)).value
    expect(await driver.reply(id, { content: "  " })).toMatchObject({ status: 422 })
  })

  it("does not find messages that the user neither sent nor received", async () => {
    const { id } = (await olga.send(driver.id)).value
    const nothing = {
      status: 404,
      detail: "This message doesn't exist, or you don't have access to it."
    }
    expect(await third.reply(id)).toMatchObject(nothing)
    expect(await third.reply(randomUUID())).toMatchObject(nothing)
  })

  it("does not find a message of another organization, even one visible there", async () => {
    const elsewhere = await createTenant(app, "Elsewhere")
    const both = elsewhere.owner
    await tenant.invite(both.email, "agent")
    await join(app, both)
    const { id } = (await mailbox(app, tenant.id, both).send(olga.id)).value
    expect(await mailbox(app, elsewhere.id, both).reply(id)).toMatchObject({ status: 404 })
    expect(await mailbox(app, elsewhere.id, both).thread(id)).toMatchObject({ status: 404 })
    expect((await mailbox(app, elsewhere.id, both).list()).value.items).toEqual([])
    expect(await mailbox(app, elsewhere.id, both).read(id)).toMatchObject({ status: 404 })
  })
})

describe("the replies of a thread", () => {
  it("are listed oldest first, whichever message they reply to", async () => {
    const first = (await olga.send(driver.id, { subject: "Grouped" })).value
    const ids: Array<string> = []
    for (const [by, to] of [
      [driver, () => first.id],
      [olga, () => ids[0]],
      [driver, () => first.id],
      [olga, () => first.id]
    ] as const)
      ids.push((await by.reply(to() ?? "")).value.id)
    for (const viewer of [olga, driver]) {
      const thread = (await viewer.thread(first.id)).value
      expect(thread.replies.map(({ id }) => id)).toEqual(ids)
      expect(thread).toMatchObject({ reply_count: 4, earlier: null })
      expect(thread.latest_at).toEqual(thread.replies.at(-1)?.created_at)
    }
    expect((await driver.thread(first.id)).value.unread_count).toBe(3)
    expect((await olga.thread(first.id)).value.unread_count).toBe(2)
  })

  it("are paged beyond twenty, without gaps or duplicates", async () => {
    const first = (await olga.send(driver.id, { subject: "Long" })).value
    const ids: Array<string> = []
    for (let n = 0; n < 95; n++) ids.push((await (n % 2 ? olga : driver).reply(first.id)).value.id)
    const thread = (await olga.thread(first.id)).value
    expect(thread).toMatchObject({ reply_count: 95 })
    const listed = thread.replies.map(({ id }) => id)
    expect(listed).toHaveLength(20)
    let before = thread.earlier
    const pages: Array<number> = []
    while (before !== null) {
      const { items, earlier } = (await olga.earlier(first.id, before)).value
      listed.unshift(...items.map(({ id }) => id))
      pages.push(items.length)
      before = earlier
    }
    expect(pages).toEqual([50, 25])
    expect(listed).toEqual(ids)
    const oldest = `0.${first.id}`
    expect((await olga.earlier(first.id, oldest)).value).toEqual({ items: [], earlier: null })
    expect(await third.earlier(first.id, oldest)).toMatchObject({ status: 404 })
  })

  it("are not threads themselves", async () => {
    const first = (await olga.send(driver.id)).value
    const reply = (await driver.reply(first.id)).value
    expect(await olga.thread(reply.id)).toMatchObject({
      status: 404,
      detail: "This conversation doesn't exist, or you don't have access to it."
    })
    expect(await olga.readThread(reply.id)).toMatchObject({ status: 404 })
    expect(await olga.earlier(reply.id, `0.${first.id}`)).toMatchObject({ status: 404 })
  })
})
