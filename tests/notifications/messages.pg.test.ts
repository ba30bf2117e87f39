import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mailbox } from "../messaging/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { type Depot, depot, type Person } from "../tenancy/scene.ts"
import { answer, listOf, mailsTo, react, runJob, waiting } from "./scene.ts"

let app: TestApp
let house: Depot
beforeAll(async () => {
  app = await startApp()
  house = await depot(app, "Harbour Depot")
})
afterAll(() => app.stop())

const LOOK_AGAIN = "messaging.look-again"

const cameIn = ({ user }: Person) =>
  app.admin.query("insert into app.presences (user_id, process, seen_at) values ($1, $2, now())", [
    user.id,
    randomUUID()
  ])

/** A message from the owner to a new member, and what both can do with it. */
const sent = async ({ present = false } = {}) => {
  const ada = await house.joined("viewer", "Ada Driver")
  if (present) await cameIn(ada)
  const [from, to] = [mailbox(app, house.id, house.owner), mailbox(app, house.id, ada)]
  const { value } = await from.send(ada.user.id, { subject: "Keys of the van" })
  return { ada, from, to, message: value }
}

/** What waits to be looked at again for a person. */
const lookedAtAgain = async ({ user }: Person) =>
  (await waiting(app, LOOK_AGAIN)).filter(({ data }) => data["recipientId"] === user.id)

describe("a message to someone who is away", () => {
  it("is told at once, to its recipient alone", async () => {
    const { ada, message } = await sent()
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toMatchObject([
      {
        kind: "message_received",
        title: "New message from Olga Owner",
        message: "Keys of the van",
        link: `/messages?thread=${message.thread_id}&organization=${house.id}`,
        organization_id: house.id
      }
    ])
    expect(await mailsTo(app, ada.email)).toContain("notifications.message_received")
    expect((await listOf(app, house.owner)).items).toEqual([])
    expect(await lookedAtAgain(ada)).toEqual([])
  })

  it("is told once", async () => {
    const { ada } = await sent()
    await Promise.all([react(app, "MessageSent"), react(app, "MessageSent")])
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toHaveLength(1)
  })

  it("is read when its conversation is", async () => {
    const { ada, to, message } = await sent()
    await react(app, "MessageSent")
    await to.readThread(message.thread_id)
    await react(app, "MessagesRead")
    expect((await listOf(app, ada)).unread).toBe(0)
    const first = (await listOf(app, ada)).items[0]?.read_at
    await react(app, "MessagesRead")
    expect((await listOf(app, ada)).items[0]?.read_at).toEqual(first)
  })
})

describe("a message to someone who is there", () => {
  it("is looked at again after two minutes, and told when it is still unread", async () => {
    const { ada } = await sent({ present: true })
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toEqual([])
    const [task] = await lookedAtAgain(ada)
    expect(task?.seconds).toBe(120)
    await runJob(app, LOOK_AGAIN, task?.data)
    await runJob(app, LOOK_AGAIN, task?.data)
    expect((await listOf(app, ada)).items).toMatchObject([{ title: "New message from Olga Owner" }])
  })

  it("is not told when it was read meanwhile", async () => {
    const { ada, to, message } = await sent({ present: true })
    await react(app, "MessageSent")
    await to.read(message.id)
    const [task] = await lookedAtAgain(ada)
    await runJob(app, LOOK_AGAIN, task?.data)
    expect((await listOf(app, ada)).items).toEqual([])
  })

  it("is told at once when they were last seen more than a minute ago", async () => {
    const { ada } = await sent()
    await cameIn(ada)
    await app.admin.query(
      "update app.presences set seen_at = now() - interval '61 seconds' where user_id = $1",
      [ada.user.id]
    )
    await react(app, "MessageSent")
    expect((await listOf(app, ada)).items).toHaveLength(1)
  })
})

describe("an email to a customer that failed", () => {
  const failed = (userId: string) => ({
    id: randomUUID(),
    name: "CustomerEmailFailed",
    organizationId: house.id,
    userId,
    occurredAt: new Date().toISOString(),
    data: {
      _tag: "CustomerEmailFailed",
      organizationId: house.id,
      customerEmailId: randomUUID(),
      userId,
      recipient: "customer@example.com",
      subject: "Your rental"
    }
  })

  it("is told to who sent it, once", async () => {
    const ada = await house.joined("agent")
    const event = failed(ada.user.id)
    await answer(app, event)
    await answer(app, event)
    expect((await listOf(app, ada)).items).toMatchObject([
      {
        kind: "customer_email_failed",
        title: "Customer email not delivered",
        message: "“Your rental” to customer@example.com could not be delivered. Check the address.",
        organization_id: house.id,
        link: `/messages?tab=customer-emails&organization=${house.id}`
      }
    ])
  })
})

it("a reaction that fails leaves the command that caused it alone", async () => {
  const ada = await house.joined("viewer")
  await app.admin.query("alter table notifications.notifications rename to elsewhere")
  try {
    const { status } = await mailbox(app, house.id, house.owner).send(ada.user.id)
    expect(status).toBe(201)
    await expect(react(app, "MessageSent")).rejects.toThrow()
  } finally {
    await app.admin.query("alter table notifications.elsewhere rename to notifications")
  }
  // The job is tried again, and this time it goes well.
  await react(app, "MessageSent")
  expect((await listOf(app, ada)).items).toHaveLength(1)
})
