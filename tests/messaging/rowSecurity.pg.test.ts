import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let other: Tenant
let olga: Mailbox
let driver: Mailbox
let third: Mailbox
let elsewhere: Mailbox
let client: Client
let first: string
let reply: string
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  other = await createTenant(app, "Other")
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, await tenant.addMember("driver"))
  third = mailbox(app, tenant.id, await tenant.addMember("admin"))
  elsewhere = mailbox(app, other.id, other.owner)
  first = (await olga.send(driver.id, { content: "unmistakable" })).value.id
  reply = (await driver.reply(first)).value.id
  client = new Client({ connectionString: app.urls.application })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

/** Runs statements as the application's role, bypassing the application, for a user in an organization. */
const as = async <A>(organizationId: string, userId: string, work: () => Promise<A>): Promise<A> => {
  await client.query("begin")
  try {
    await client.query("select tenancy.enter($1, $2)", [organizationId, userId])
    return await work()
  } finally {
    await client.query("rollback")
  }
}

const count = async (what: string): Promise<number> =>
  (await client.query(`select from messaging.${what}`)).rowCount ?? 0

interface Row {
  readonly id?: string
  readonly thread?: string
  readonly parent?: string | null
  readonly from?: string
  readonly to?: string
  readonly organization?: string
  readonly status?: string
  readonly type?: string
}

const insert = ({ id = randomUUID(), ...row }: Row) =>
  client.query(
    `insert into messaging.messages (organization_id, id, thread_id, parent_message_id, sender_id, recipient_id,
       client_id, subject, content, message_type, status, created_at)
     values ($1, $2, $3, $4, $5, $6, gen_random_uuid(), 'Around', 'the application', $7, $8, now())`,
    [
      row.organization ?? tenant.id,
      id,
      row.thread ?? id,
      row.parent ?? null,
      row.from ?? olga.id,
      row.to ?? driver.id,
      row.type ?? "internal",
      row.status ?? "sent"
    ]
  )

describe("reading messages in the database", () => {
  it("is allowed for sender and recipient, inside the organization", async () => {
    for (const person of [olga, driver])
      await as(tenant.id, person.id, async () => {
        expect([await count("messages"), await count("participations"), await count("findable")]).toEqual([
          2, 1, 2
        ])
      })
  })

  it("is forbidden for other members, whatever their role, and everyone outside", async () => {
    for (const [organization, person] of [
      [tenant.id, third],
      [other.id, elsewhere],
      // A user who is not a member cannot enter.
      [other.id, olga],
      [tenant.id, elsewhere]
    ] as const)
      await as(organization, person.id, async () => {
        expect([await count("messages"), await count("participations"), await count("findable")]).toEqual([
          0, 0, 0
        ])
      })
  })

  it("is forbidden without an organization", async () => {
    await client.query("begin")
    await client.query("select set_config('app.user_id', $1, true)", [olga.id])
    expect([await count("messages"), await count("participations"), await count("findable")]).toEqual([
      0, 0, 0
    ])
    await client.query("rollback")
  })

  it("does not include the search text", async () => {
    await expect(client.query("select from messaging.search_texts")).rejects.toMatchObject({ code: "42501" })
  })
})

describe("writing messages in the database", () => {
  it("is possible in one's own name only", () =>
    as(tenant.id, olga.id, async () => {
      await expect(insert({ from: driver.id, to: third.id })).rejects.toMatchObject({ code: "42501" })
    }))

  it("is impossible in another organization", () =>
    as(tenant.id, olga.id, async () => {
      await expect(insert({ organization: other.id })).rejects.toMatchObject({ code: "42501" })
    }))

  it("cannot create a message that is already read", () =>
    as(tenant.id, olga.id, async () => {
      await expect(insert({ status: "read" })).rejects.toMatchObject({
        code: expect.stringMatching(/42501|23514/)
      })
    }))

  it.each([
    ["to oneself", () => ({ to: olga.id }), "not_to_oneself"],
    ["to a person who is no member", () => ({ to: elsewhere.id }), "recipient_is_a_member"],
    ["in a thread of others", () => ({ thread: first, parent: first, to: third.id }), "thread_of_two_people"],
    ["in no thread", () => ({ thread: first }), "first_message_names_the_thread"],
    ["of another type", () => ({ type: "mail" }), "messages_message_type_check"]
  ])("is refused when %s", (_, row, constraint) =>
    as(tenant.id, olga.id, async () => {
      await expect(insert(row())).rejects.toMatchObject({ constraint, code: "23514" })
    })
  )

  it("is refused for a parent that is the message itself or in another thread", () =>
    as(tenant.id, olga.id, async () => {
      const id = randomUUID()
      await client.query("savepoint here")
      await expect(insert({ id, thread: first, parent: id })).rejects.toMatchObject({
        constraint: "no_message_answers_itself"
      })
      for (const [thread, parent] of [
        [first, randomUUID()],
        [randomUUID(), first]
      ] as const) {
        await client.query("rollback to here")
        await expect(insert({ thread, parent })).rejects.toMatchObject({
          constraint: "parent_in_the_same_thread"
        })
      }
    }))

  it("cannot change anyone's list or search index directly", async () => {
    for (const statement of [
      "insert into messaging.participations values ($1, $2, $3, now(), 0)",
      "insert into messaging.search_texts values ($1, $2, $2, $3, $3, 'planted')"
    ])
      await as(tenant.id, olga.id, async () => {
        await expect(client.query(statement, [tenant.id, first, olga.id])).rejects.toMatchObject({
          code: "42501"
        })
      })
    await as(tenant.id, olga.id, async () => {
      await expect(
        client.query("update messaging.participations set latest_at = now()")
      ).rejects.toMatchObject({
        code: "42501"
      })
    })
  })
})

describe("changing messages in the database", () => {
  const READ = "update messaging.messages set status = 'read', read_at = now()"

  it("lets the recipient mark a message as read, once", async () => {
    await as(tenant.id, driver.id, async () => {
      expect((await client.query(`${READ} where id = $1`, [first])).rowCount).toBe(1)
      expect((await client.query(`${READ} where id = $1`, [first])).rowCount).toBe(0)
    })
    await as(tenant.id, olga.id, async () => {
      // Only the reply to her.
      expect((await client.query(READ)).rowCount).toBe(1)
      expect((await client.query(`${READ} where id = $1`, [first])).rowCount).toBe(0)
      expect((await client.query(`${READ} where id = $1`, [reply])).rowCount).toBe(0)
    })
    await as(tenant.id, third.id, async () => expect((await client.query(READ)).rowCount).toBe(0))
  })

  it("cannot mark a message as unread, or as read without a time", async () => {
    await as(tenant.id, driver.id, async () => {
      await client.query("savepoint here")
      await expect(client.query("update messaging.messages set status = 'read'")).rejects.toMatchObject({
        code: expect.stringMatching(/42501|23514/)
      })
      await client.query("rollback to here")
      await client.query(READ)
      const back = await client.query("update messaging.messages set status = 'sent', read_at = null")
      expect(back.rowCount).toBe(0)
    })
  })

  it.each([
    "content = 'x'",
    "subject = 'x'",
    "sender_id = recipient_id",
    "created_at = now()",
    "thread_id = id"
  ])("is forbidden: %s", (change) =>
    as(tenant.id, driver.id, async () => {
      await expect(client.query(`update messaging.messages set ${change}`)).rejects.toMatchObject({
        code: "42501"
      })
    })
  )

  it("cannot delete messages", () =>
    as(tenant.id, olga.id, async () => {
      await expect(client.query("delete from messaging.messages")).rejects.toMatchObject({ code: "42501" })
    }))
})
