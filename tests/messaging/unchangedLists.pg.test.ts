import { EditProfile } from "#identity/contract"
import { ListThreads } from "#messaging/contract"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let ada: Person
let olga: Mailbox
let driver: Mailbox
let first: string
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  ada = await tenant.addMember("driver", "Ada Driver")
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, ada)
})
afterAll(() => app.stop())

/** The newest thread as someone sees it. */
const top = async (viewer: Mailbox) => (await viewer.list()).value.items[0]

beforeEach(async () => {
  first = (await olga.send(driver.id, { subject: "Van", content: "Where?" })).value.id
  // The second time, the page of each is known.
  for (const viewer of [olga, driver]) for (const _ of [1, 2]) expect((await top(viewer))?.id).toBe(first)
})

it("an unchanged list is the same, and matches the contract exactly", async () => {
  const lists = [await olga.list(), await olga.list()]
  expect(lists[0]?.text).toBe(lists[1]?.text)
  const decode = Schema.decodeUnknownSync(Schema.toCodecJson(ListThreads.output), {
    onExcessProperty: "error"
  })
  expect(decode(JSON.parse(lists[1]?.text ?? ""))).toEqual(lists[0]?.value)
})

it("shows a reply to both", async () => {
  await driver.reply(first, { content: "Here" })
  for (const [viewer, unread] of [
    [olga, 1],
    [driver, 1]
  ] as const)
    expect(await top(viewer)).toMatchObject({
      reply_count: 1,
      unread_count: unread,
      latest: { content: "Here", sender_name: "Ada Driver" }
    })
})

it("shows both that the first message was read", async () => {
  await driver.read(first)
  for (const viewer of [olga, driver])
    expect(await top(viewer)).toMatchObject({ status: "read", read_at: expect.any(Date), unread_count: 0 })
})

it("counts what is read of a thread, in one statement or in several", async () => {
  const reply = (await driver.reply(first)).value.id
  await driver.reply(first)
  await olga.reply(first)
  expect(await top(olga)).toMatchObject({ unread_count: 2 })
  await olga.read(reply)
  expect(await top(olga)).toMatchObject({ unread_count: 1 })
  await driver.readThread(first)
  await olga.readThread(first)
  for (const viewer of [olga, driver]) expect(await top(viewer)).toMatchObject({ unread_count: 0 })
})

it("shows a new name", async () => {
  const body = { full_name: "Ada Lovelace" }
  await callEndpoint(app, EditProfile, { token: ada.access_token, body })
  expect(await top(olga)).toMatchObject({ recipient_name: "Ada Lovelace" })
  expect(await top(driver)).toMatchObject({ recipient_name: "Ada Lovelace" })
})

it("shows what another process or an operator changed", async () => {
  const person = "019aa000-0000-7000-8000-00000000f11e"
  await app.admin.query("update identity.profiles set avatar_file = $2 where user_id = $1", [
    driver.id,
    person
  ])
  expect(await top(olga)).toMatchObject({ recipient_avatar_url: `/api/public/avatars/${person}` })
  // Both ways to read a name and a picture agree.
  const thread = (await olga.thread(first)).value
  expect(thread.recipient_avatar_url).toBe((await top(olga))?.recipient_avatar_url)

  const member = await app.admin.query(
    "delete from tenancy.members m where user_id = $1 returning to_json(m) as row",
    [driver.id]
  )
  expect(await top(olga)).toMatchObject({ can_reply: false })
  await app.admin.query(
    "insert into tenancy.members select * from json_populate_record(null::tenancy.members, $1)",
    [JSON.stringify(member.rows[0].row)]
  )
  expect(await top(olga)).toMatchObject({ can_reply: true })

  await app.admin.query("update messaging.messages set status = 'read', read_at = now() where id = $1", [
    first
  ])
  expect(await top(olga)).toMatchObject({ status: "read" })
  await app.admin.query("update messaging.messages set status = 'sent', read_at = null where id = $1", [
    first
  ])
  expect(await top(driver)).toMatchObject({ status: "sent", unread_count: 1 })

  const readAt = async (at: string) => {
    await app.admin.query("update messaging.messages set status = 'read', read_at = $2 where id = $1", [
      first,
      at
    ])
    expect(await top(olga)).toMatchObject({ read_at: new Date(at) })
  }
  await readAt("2026-01-01T12:00:00.001Z")
  await readAt("2026-01-01T12:00:00.002Z")
  await app.admin.query("delete from messaging.messages where thread_id = $1", [first])
  expect((await top(olga))?.id).not.toBe(first)
})
