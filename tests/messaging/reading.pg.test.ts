import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
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
  driver = mailbox(app, tenant.id, await tenant.addMember("driver"))
  third = mailbox(app, tenant.id, await tenant.addMember("admin"))
})
afterAll(() => app.stop())

const stateOf = async (id: string) => {
  const { status, read_at } = (await olga.thread(id)).value
  return { status, read_at }
}

describe("marking a message as read", () => {
  it("sets its status and time once", async () => {
    const { id } = (await olga.send(driver.id)).value
    expect(await driver.read(id)).toMatchObject({ status: 204 })
    const first = await stateOf(id)
    expect(first.status).toBe("read")
    expect(first.read_at).toBeInstanceOf(Date)
    expect(await driver.read(id)).toMatchObject({ status: 204 })
    expect(await stateOf(id)).toEqual(first)
  })

  it("changes nothing for its sender", async () => {
    const { id } = (await olga.send(driver.id)).value
    expect(await olga.read(id)).toMatchObject({ status: 204 })
    expect(await olga.readThread(id)).toMatchObject({ status: 204 })
    expect(await stateOf(id)).toEqual({ status: "sent", read_at: null })
  })

  it("is not possible for anyone else", async () => {
    const { id } = (await olga.send(driver.id)).value
    const message = "This message doesn't exist, or you don't have access to it."
    expect(await third.read(id)).toMatchObject({ status: 404, detail: message })
    expect(await third.read(randomUUID())).toMatchObject({ status: 404, detail: message })
    const thread = "This conversation doesn't exist, or you don't have access to it."
    expect(await third.readThread(id)).toMatchObject({ status: 404, detail: thread })
    expect(await stateOf(id)).toEqual({ status: "sent", read_at: null })
  })
})

describe("the badge", () => {
  it("counts unread messages and replies in the current organization", async () => {
    const elsewhere = await createTenant(app, "Elsewhere")
    const bob = await elsewhere.addMember("agent")
    const [there, other] = [mailbox(app, elsewhere.id, elsewhere.owner), mailbox(app, elsewhere.id, bob)]
    await there.send(other.id)
    const before = await driver.unread()
    const { id } = (await olga.send(driver.id)).value
    const { id: reply } = (await olga.reply(id)).value
    await driver.reply(id)
    expect(await driver.unread()).toBe(before + 2)
    await driver.read(reply)
    expect(await driver.unread()).toBe(before + 1)
    expect((await driver.thread(id)).value.unread_count).toBe(1)
    expect(await other.unread()).toBe(1)
  })

  it("counts more messages than a page shows", async () => {
    const before = await third.unread()
    await app.admin.query(
      `insert into messaging.messages (organization_id, id, thread_id, sender_id, recipient_id, client_id, subject,
         content, message_type, status, created_at)
       select $1, id, id, $2, $3, id, 'Many', 'Many', 'internal', 'sent', now()
       from (select gen_random_uuid() as id from generate_series(1, 150)) ids`,
      [tenant.id, olga.id, third.id]
    )
    expect(await third.unread()).toBe(before + 150)
  })
})

it("marking a thread as read includes all messages to oneself, and no others", async () => {
  const first = (await olga.send(driver.id)).value
  const answer = (await driver.reply(first.id)).value
  const later = (await olga.reply(answer.id)).value
  const other = (await olga.send(driver.id)).value
  expect(await driver.readThread(first.id)).toMatchObject({ status: 204 })
  const thread = (await driver.thread(first.id)).value
  expect(thread).toMatchObject({ status: "read", unread_count: 0 })
  expect(thread.replies.map(({ id, status }) => [id, status])).toEqual([
    [answer.id, "sent"],
    [later.id, "read"]
  ])
  expect(await stateOf(other.id)).toMatchObject({ status: "sent" })
  expect((await olga.thread(first.id)).value.unread_count).toBe(1)
})

describe("the events of messages", () => {
  const eventsOf = async (name: string, field: string, id: string) =>
    (
      await app.admin.query(
        `select organization_id, user_id, only_for, data from app.outbox
         where name = $1 and data ->> $2 = $3 order by position`,
        [name, field, id]
      )
    ).rows

  it("notify only sender and recipient of a message, with only its subject", async () => {
    const { id } = (await olga.send(driver.id, { subject: "Heard", content: "Secret" })).value
    const [event, ...more] = await eventsOf("MessageSent", "messageId", id)
    expect(more).toEqual([])
    expect(event).toMatchObject({ organization_id: tenant.id, user_id: null })
    expect(event.only_for).toEqual([olga.id, driver.id])
    expect(event.data).toEqual({
      _tag: "MessageSent",
      organizationId: tenant.id,
      messageId: id,
      threadId: id,
      senderId: olga.id,
      recipientId: driver.id,
      subject: "Heard"
    })
  })

  it("notify the reader once", async () => {
    const { id } = (await olga.send(driver.id)).value
    await olga.read(id)
    expect(await eventsOf("MessagesRead", "threadId", id)).toEqual([])
    await driver.read(id)
    await driver.read(id)
    await driver.readThread(id)
    const events = await eventsOf("MessagesRead", "threadId", id)
    expect(events).toEqual([
      {
        organization_id: tenant.id,
        user_id: null,
        only_for: [driver.id],
        data: { _tag: "MessagesRead", organizationId: tenant.id, threadId: id, userId: driver.id }
      }
    ])
  })
})
