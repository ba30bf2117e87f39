import { RemoveMember } from "#tenancy/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox, subjects } from "./scene.ts"

let app: TestApp
let tenant: Tenant
let olga: Mailbox
let drivers: ReadonlyArray<Person>
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  olga = mailbox(app, tenant.id, tenant.owner)
  drivers = [await tenant.addMember("driver"), await tenant.addMember("driver")]
  await tenant.addMember("agent")
})
afterAll(() => app.stop())

const mailboxOf = (person: Person) => mailbox(app, tenant.id, person)
const listsOf = (people: ReadonlyArray<Person>) =>
  Promise.all(people.map(async (person) => subjects(await mailboxOf(person).list())))
const ids = (people: ReadonlyArray<Person>) => people.map(({ user }) => user.id)

const events = async () =>
  Number((await app.admin.query("select count(*) from app.outbox where name = 'MessageSent'")).rows[0].count)

describe("a message to several people", () => {
  it("starts a conversation with each of them, which only the two can read", async () => {
    const before = await events()
    const { status, value } = await olga.sendToSeveral(
      { people: [...ids(drivers), ...ids(drivers), olga.id] },
      { subject: "Keys" }
    )
    expect({ status, value }).toEqual({ status: 201, value: { sent: 2 } })
    expect(await listsOf(drivers)).toEqual([["Keys"], ["Keys"]])
    expect((await events()) - before).toBe(2)
    const [first] = (await olga.list()).value.items
    expect(first).toMatchObject({ reply_count: 0, sender_id: olga.id })
    const others = await Promise.all(drivers.map((driver) => mailboxOf(driver).thread(first?.id ?? "")))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200, 404]))
  })

  it("goes to everyone who has the role", async () => {
    expect((await olga.sendToSeveral({ role: "driver" }, { subject: "Tour" })).value).toEqual({ sent: 2 })
    expect(
      (await olga.list({ search: "Tour" })).value.items.map(({ recipient_id }) => recipient_id).toSorted()
    ).toEqual(ids(drivers).toSorted())
  })

  it("is sent once, however often the request is repeated, also to people who have the role by then", async () => {
    const clientId = randomUUID()
    const send = () => olga.sendToSeveral({ role: "sales" }, { subject: "Once", clientId })
    await tenant.addMember("sales")
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ value }) => value)).toEqual([{ sent: 1 }, { sent: 1 }, { sent: 1 }])
    await tenant.addMember("sales")
    expect((await send()).value).toEqual({ sent: 1 })
    expect((await olga.list({ search: "Once" })).value.items).toHaveLength(1)
    expect(await olga.sendToSeveral({ role: "sales" }, { subject: "Another", clientId })).toMatchObject({
      status: 409,
      code: "another_message_sent"
    })
  })

  it("goes to nobody if one of them has left", async () => {
    const gone = await tenant.addMember("viewer")
    const params = tenant.params({ memberId: await tenant.memberId(gone) })
    await callEndpoint(app, RemoveMember, { token: tenant.owner.access_token, params })
    expect(
      await olga.sendToSeveral({ people: [...ids(drivers), gone.user.id] }, { subject: "Nobody" })
    ).toMatchObject({ status: 409, code: "recipient_unavailable" })
    expect((await olga.list({ search: "Nobody" })).value.items).toEqual([])
  })

  it("needs somebody else", async () => {
    expect(await olga.sendToSeveral({ people: [olga.id] })).toMatchObject({
      status: 409,
      code: "no_recipients"
    })
    expect(await olga.sendToSeveral({ role: "owner" })).toMatchObject({ status: 409, code: "no_recipients" })
  })

  it("goes to at most 50 chosen people", async () => {
    const people = Array.from({ length: 51 }, () => randomUUID())
    expect(await olga.sendToSeveral({ people })).toMatchObject({ status: 422 })
  })
})
