import { RemoveMember } from "#tenancy/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { deleteAccounts } from "../identity/deletionScene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson, join, type Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let ada: Person
let olga: Mailbox
let driver: Mailbox
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  ada = await tenant.addMember("driver", "Ada Driver")
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, ada)
})
afterAll(() => app.stop())

const UNAVAILABLE = {
  status: 409,
  code: "recipient_unavailable",
  detail: "This person is not an active member of your organization. Choose another team member."
}

const remove = async (person: Person) => {
  const params = tenant.params({ memberId: await tenant.memberId(person) })
  expect(await callEndpoint(app, RemoveMember, { token: tenant.owner.access_token, params })).toMatchObject({
    status: 204
  })
}

describe("sending a message", () => {
  it("starts a thread and has the specified fields", async () => {
    const clientId = randomUUID()
    const written = { subject: "Van 7", content: "Please wash it.\nTwice." }
    const { status, value } = await olga.send(driver.id, { ...written, clientId })
    expect(status).toBe(201)
    expect(value).toEqual({
      id: value.id,
      organization_id: tenant.id,
      sender_id: olga.id,
      recipient_id: driver.id,
      ...written,
      parent_message_id: null,
      thread_id: value.id,
      message_type: "internal",
      status: "sent",
      read_at: null,
      created_at: value.created_at,
      client_id: clientId,
      sender_name: "Olga Owner",
      sender_avatar_url: null,
      recipient_name: "Ada Driver",
      recipient_avatar_url: null,
      can_reply: true,
      attachments: []
    })
    expect(Math.abs(Date.now() - value.created_at.getTime())).toBeLessThan(60_000)
  })

  it("shows the message to its recipient and its sender", async () => {
    const sent = (await olga.send(driver.id, { subject: "Arrives" })).value
    const shown = { ...sent, reply_count: 0, file_count: 0, latest_at: sent.created_at }
    const { attachments: _, ...heading } = shown
    const summary = { ...heading, latest: null, match: null }
    expect((await driver.list()).value.items[0]).toEqual({ ...summary, unread_count: 1 })
    expect((await olga.list()).value.items[0]).toEqual({ ...summary, unread_count: 0 })
    const thread = { ...shown, unread_count: 1, replies: [], earlier: null }
    expect((await driver.thread(sent.id)).value).toEqual(thread)
  })

  it.each([
    ["subject", { subject: "   " }, { code: "required", detail: "Subject is required." }],
    [
      "subject",
      { subject: "x".repeat(201) },
      { code: "too_long", limit: 200, detail: "Subject must be at most 200 characters." }
    ],
    ["content", { content: " \n " }, { code: "required", detail: "Message is required." }],
    [
      "content",
      { content: "x".repeat(10_001) },
      { code: "too_long", limit: 10_000, detail: "Message must be at most 10000 characters." }
    ]
  ])("is refused with an invalid %s", async (field, written, fault) => {
    const refused = await olga.send(driver.id, written)
    expect(refused).toMatchObject({ status: 422, code: "invalid_input" })
    expect(JSON.parse(refused.text).errors).toEqual([{ pointer: `/${field}`, ...fault }])
  })

  it("allows the longest text, in any script", async () => {
    const long = { subject: "🚐".repeat(200), content: "я".repeat(10_000) }
    expect((await olga.send(driver.id, long)).value).toMatchObject(long)
  })

  it("trims the text", async () =>
    expect((await olga.send(driver.id, { subject: " Keys ", content: "\nHere. \n" })).value).toMatchObject({
      subject: "Keys",
      content: "Here."
    }))
})

describe("the recipient of a message", () => {
  it("cannot be oneself", async () =>
    expect(await olga.send(olga.id)).toMatchObject({
      status: 422,
      code: "message_to_oneself",
      detail: "You can't send a message to yourself. Choose another team member."
    }))

  it("must be a member: unknown users and those of other organizations get the same refusal", async () => {
    const stranger = await createPerson(app)
    const elsewhere = await createTenant(app, "Elsewhere")
    for (const id of [stranger.user.id, elsewhere.owner.user.id, randomUUID()])
      expect(await olga.send(id)).toMatchObject(UNAVAILABLE)
  })

  it("keeps their name after being removed, and cannot receive new messages", async () => {
    const bob = await tenant.addMember("agent", "Bob Agent")
    const theirs = mailbox(app, tenant.id, bob)
    const wrote = (await theirs.send(olga.id, { subject: "Goodbye" })).value
    await remove(bob)
    const thread = (await olga.thread(wrote.id)).value
    expect(thread).toMatchObject({ sender_name: "Bob Agent", subject: "Goodbye", can_reply: false })
    expect(await olga.send(bob.user.id)).toMatchObject(UNAVAILABLE)
    expect(await olga.reply(wrote.id)).toMatchObject(UNAVAILABLE)
    expect(await theirs.list()).toMatchObject({ status: 404 })
    expect(await theirs.thread(wrote.id)).toMatchObject({ status: 404 })
  })

  it("can receive messages again after rejoining, in old threads too", async () => {
    const bob = await tenant.addMember("agent")
    const { id } = (await olga.send(bob.user.id)).value
    await remove(bob)
    await tenant.invite(bob.email, "viewer")
    await join(app, bob)
    expect((await olga.reply(id)).value).toMatchObject({ can_reply: true })
    expect((await mailbox(app, tenant.id, bob).thread(id)).value).toMatchObject({ reply_count: 1 })
  })

  it("is a deleted user after their account was deleted", async () => {
    const bob = await tenant.addMember("agent")
    const { id } = (await mailbox(app, tenant.id, bob).send(olga.id)).value
    await deleteAccounts(app, [bob])
    expect((await olga.thread(id)).value).toMatchObject({
      sender_name: "Deleted user",
      sender_avatar_url: null
    })
  })
})

describe("a message sent again with the same client id", () => {
  it("returns the first message and publishes nothing", async () => {
    const clientId = randomUUID()
    const first = await olga.send(driver.id, { clientId })
    const again = await olga.send(driver.id, { clientId })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.text).toBe(first.text)
    const { rowCount } = await app.admin.query(
      "select from app.outbox where name = 'MessageSent' and data ->> 'messageId' = $1",
      [first.value.id]
    )
    expect(rowCount).toBe(1)
  })

  it("returns the first reply", async () => {
    const clientId = randomUUID()
    const { id } = (await olga.send(driver.id)).value
    const first = await driver.reply(id, { clientId })
    expect((await driver.reply(id, { clientId })).text).toBe(first.text)
    expect((await driver.thread(id)).value).toMatchObject({
      reply_count: 1,
      replies: [{ id: first.value.id }]
    })
  })

  it("is refused with another text, recipient or parent", async () => {
    const clientId = randomUUID()
    const { id } = (await olga.send(driver.id, { clientId })).value
    const bob = await tenant.addMember("agent")
    const another = { status: 409, code: "another_message_sent" }
    expect(await olga.send(driver.id, { clientId, content: "Another" })).toMatchObject(another)
    expect(await olga.send(driver.id, { clientId, subject: "Another" })).toMatchObject(another)
    expect(await olga.send(bob.user.id, { clientId })).toMatchObject(another)
    expect(await olga.reply(id, { clientId })).toMatchObject(another)
  })

  it("is a new message for another user or organization", async () => {
    const clientId = randomUUID()
    const elsewhere = await createTenant(app, "Elsewhere")
    const bob = await elsewhere.addMember("agent")
    const { id } = (await olga.send(driver.id, { clientId })).value
    expect((await driver.send(olga.id, { clientId })).value.id).not.toBe(id)
    const theirs = mailbox(app, elsewhere.id, elsewhere.owner)
    expect((await theirs.send(bob.user.id, { clientId })).value.id).not.toBe(id)
  })

  it("returns the first message even after its recipient has left", async () => {
    const clientId = randomUUID()
    const bob = await tenant.addMember("agent")
    const first = (await olga.send(bob.user.id, { clientId })).value
    await remove(bob)
    expect((await olga.send(bob.user.id, { clientId })).value).toEqual({ ...first, can_reply: false })
    expect(await olga.send(bob.user.id, { clientId, content: "Another" })).toMatchObject(UNAVAILABLE)
  })
})
