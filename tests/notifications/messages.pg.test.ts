import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mailbox } from "../messaging/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { reactTo, listOf, mailsTo, react, runJob, pendingJobs } from "./scene.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app, "Harbour Depot")
})
afterAll(() => app.stop())

const LOOK_AGAIN = "messaging.notify-if-unread"

const markPresent = ({ user }: Person) =>
  app.admin.query("insert into app.presences (user_id, process, seen_at) values ($1, $2, now())", [
    user.id,
    randomUUID()
  ])

/** Sends a message from the owner to a new member; returns it with the mailboxes of both. */
const sendMessage = async ({ present = false } = {}) => {
  const ada = await tenant.addMember("viewer", "Ada Driver")
  if (present) await markPresent(ada)
  const [from, to] = [mailbox(app, tenant.id, tenant.owner), mailbox(app, tenant.id, ada)]
  const { value } = await from.send(ada.user.id, { subject: "Keys of the van" })
  return { ada, from, to, message: value }
}

/** The pending checks whether a person has read a message. */
const pendingChecks = async ({ user }: Person) =>
  (await pendingJobs(app, LOOK_AGAIN)).filter(({ data }) => data["recipientId"] === user.id)

describe("a message to an absent user", () => {
  it("notifies its recipient immediately, and no one else", async () => {
    const { ada, message } = await sendMessage()
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toMatchObject([
      {
        kind: "message_received",
        title: "New message from Olga Owner",
        message: "Keys of the van",
        link: `/messages?thread=${message.thread_id}&organization=${tenant.id}`,
        organization_id: tenant.id
      }
    ])
    expect(await mailsTo(app, ada.email)).toContain("notifications.message_received")
    expect((await listOf(app, tenant.owner)).items).toEqual([])
    expect(await pendingChecks(ada)).toEqual([])
  })

  it("notifies once, however often the reaction runs", async () => {
    const { ada } = await sendMessage()
    await Promise.all([react(app, "MessageSent"), react(app, "MessageSent")])
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toHaveLength(1)
  })

  it("has its notification marked as read together with its thread", async () => {
    const { ada, to, message } = await sendMessage()
    await react(app, "MessageSent")
    await to.readThread(message.thread_id)
    await react(app, "MessagesRead")
    expect((await listOf(app, ada)).unread).toBe(0)
    const first = (await listOf(app, ada)).items[0]?.read_at
    await react(app, "MessagesRead")
    expect((await listOf(app, ada)).items[0]?.read_at).toEqual(first)
  })
})

describe("a message to a user who is online", () => {
  it("notifies after two minutes if it is still unread", async () => {
    const { ada } = await sendMessage({ present: true })
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toEqual([])
    const [task] = await pendingChecks(ada)
    expect(task?.seconds).toBe(120)
    await runJob(app, LOOK_AGAIN, task?.data)
    await runJob(app, LOOK_AGAIN, task?.data)
    expect((await listOf(app, ada)).items).toMatchObject([{ title: "New message from Olga Owner" }])
  })

  it("does not notify when it is read in the meantime", async () => {
    const { ada, to, message } = await sendMessage({ present: true })
    await react(app, "MessageSent")
    await to.read(message.id)
    const [task] = await pendingChecks(ada)
    await runJob(app, LOOK_AGAIN, task?.data)
    expect((await listOf(app, ada)).items).toEqual([])
  })

  it("notifies immediately when they were last seen more than a minute ago", async () => {
    const { ada } = await sendMessage()
    await markPresent(ada)
    await app.admin.query(
      "update app.presences set seen_at = now() - interval '61 seconds' where user_id = $1",
      [ada.user.id]
    )
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toHaveLength(1)
  })
})

describe("a failed email to a customer", () => {
  const emailFailed = (userId: string) => ({
    id: randomUUID(),
    name: "CustomerEmailFailed",
    organizationId: tenant.id,
    userId,
    occurredAt: new Date().toISOString(),
    data: {
      _tag: "CustomerEmailFailed",
      organizationId: tenant.id,
      customerEmailId: randomUUID(),
      userId,
      recipient: "customer@example.com",
      subject: "Your rental"
    }
  })

  it("notifies its sender once", async () => {
    const ada = await tenant.addMember("agent")
    const event = emailFailed(ada.user.id)
    await reactTo(app, event)
    await reactTo(app, event)
    expect((await listOf(app, ada)).items).toMatchObject([
      {
        kind: "customer_email_failed",
        title: "Customer email not delivered",
        message: "“Your rental” to customer@example.com could not be delivered. Check the address.",
        organization_id: tenant.id,
        link: `/messages?tab=customer-emails&organization=${tenant.id}`
      }
    ])
  })
})

it("a failing reaction does not fail the command that caused it", async () => {
  const ada = await tenant.addMember("viewer")
  await app.admin.query("alter table notifications.notifications rename to elsewhere")
  try {
    const { status } = await mailbox(app, tenant.id, tenant.owner).send(ada.user.id)
    expect(status).toBe(201)
    await expect(react(app, "MessageSent")).rejects.toThrow()
  } finally {
    await app.admin.query("alter table notifications.elsewhere rename to notifications")
  }
  // The retry succeeds.
  await react(app, "MessageSent")
  expect((await listOf(app, ada)).items).toHaveLength(1)
})
