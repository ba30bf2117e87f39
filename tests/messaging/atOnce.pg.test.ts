import { RemoveMember } from "#tenancy/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { untilBlocked } from "../support/patience.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let olga: Mailbox
let driver: Mailbox
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, await tenant.addMember("driver"))
})
afterAll(() => app.stop())

const times = <A>(n: number, work: (index: number) => Promise<A>): Promise<ReadonlyArray<A>> =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)))

const eventsOf = async (threadId: string, name: string): Promise<number> => {
  const { rowCount } = await app.admin.query(
    "select from app.outbox where name = $1 and data ->> 'threadId' = $2",
    [name, threadId]
  )
  return rowCount ?? 0
}

describe("concurrent requests", () => {
  it("create one message and one event from fifty equal sends", async () => {
    const clientId = randomUUID()
    const sent = await times(50, () => olga.send(driver.id, { clientId }))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1)
    expect(await eventsOf(sent[0]?.value.id ?? "", "MessageSent")).toBe(1)
    expect(await driver.unread()).toBe(1)
  })

  it("accept only one of several texts with the same client id", async () => {
    const clientId = randomUUID()
    const sent = await times(20, (n) => olga.send(driver.id, { clientId, content: `Text ${n}` }))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(sent.filter(({ code }) => code === "another_message_sent")).toHaveLength(19)
  })

  it("count all forty replies of two users and show them in both lists", async () => {
    const { id } = (await olga.send(driver.id)).value
    const replies = await times(40, (n) => (n % 2 ? olga : driver).reply(id))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    const newest = Math.max(...replies.map(({ value }) => value.created_at.getTime()))
    for (const viewer of [olga, driver])
      expect((await viewer.thread(id)).value).toMatchObject({
        reply_count: 40,
        latest_at: new Date(newest)
      })
  })

  it("publish one event for fifty reads of one thread", async () => {
    const { id } = (await olga.send(driver.id)).value
    for (let n = 0; n < 5; n++) await olga.reply(id)
    const read = await times(
      50,
      async (n) => (await (n % 2 ? driver.readThread(id) : driver.read(id))).status
    )
    expect(new Set(read)).toEqual(new Set([204]))
    expect((await driver.thread(id)).value.unread_count).toBe(0)
    // The whole thread, and the first message alone if that came first.
    expect(await eventsOf(id, "MessagesRead")).toBeLessThanOrEqual(2)
  })
})

describe("while its recipient is being removed", () => {
  it("a message is sent or refused, and the removal always completes", async () => {
    for (let round = 0; round < 5; round++) {
      const bob = await tenant.addMember("agent")
      const memberId = await tenant.memberId(bob)
      const { id } = (await olga.send(bob.user.id)).value
      const [removed, sent] = await Promise.all([
        callEndpoint(app, RemoveMember, {
          token: tenant.owner.access_token,
          params: tenant.params({ memberId })
        }),
        times(12, async (n) => {
          const { status, code } = await (n % 2 ? olga.send(bob.user.id) : olga.reply(id))
          return `${status} ${code}`
        })
      ])
      expect(removed.status).toBe(204)
      for (const outcome of sent) expect([`201 `, `409 recipient_unavailable`]).toContain(outcome)
      expect((await olga.send(bob.user.id)).code).toBe("recipient_unavailable")
    }
  })

  it("the database refuses a sender who has already checked the membership", async () => {
    const bob = await tenant.addMember("agent")
    const remover = await app.admin.connect()
    try {
      await remover.query("begin")
      await remover.query("delete from tenancy.members where user_id = $1", [bob.user.id])
      // The handler still sees the member; the trigger waits for the row and then finds it deleted.
      const sending = olga.send(bob.user.id)
      await untilBlocked(app)
      await remover.query("commit")
      expect(await sending).toMatchObject({ status: 409, code: "recipient_unavailable" })
    } finally {
      remover.release()
    }
  })

  it("the removal waits for a message that is being sent", async () => {
    const bob = await tenant.addMember("agent")
    const sender = await app.admin.connect()
    try {
      await sender.query("begin")
      await sender.query(
        `insert into messaging.messages (organization_id, id, thread_id, sender_id, recipient_id, client_id, subject,
           content, message_type, status, created_at)
         select $1, id, id, $2, $3, id, 'Held', 'Held', 'internal', 'sent', now() from (select gen_random_uuid() as id)`,
        [tenant.id, olga.id, bob.user.id]
      )
      const params = tenant.params({ memberId: await tenant.memberId(bob) })
      const removing = callEndpoint(app, RemoveMember, { token: tenant.owner.access_token, params })
      await untilBlocked(app)
      await sender.query("commit")
      expect((await removing).status).toBe(204)
    } finally {
      sender.release()
    }
  })
})
