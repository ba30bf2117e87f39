import { ArchiveCustomer, EditCustomer } from "#customers/contract"
import { ListCustomerEmails, SendCustomerEmail } from "#messaging/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { logged, office, published, switchCustomerEmail } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { signUp } from "../support/seeds.ts"
import { ask } from "../tenancy/ask.ts"
import { writingOffice } from "./customerEmailScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const mailsTo = async (recipient: string): Promise<number> => {
  const { rows } = await app.admin.query("select count(*)::int as n from app.mails where recipient = $1", [
    recipient
  ])
  return rows[0].n
}

describe("the switch for customer emails", () => {
  it("is off until an owner or admin switches it on, and the change is logged", async () => {
    const house = await office(app)
    const customer = await house.customer({ email: "off@example.com" })
    const token = house.owner.access_token
    const send = () =>
      ask(app, SendCustomerEmail, {
        token,
        params: house.params(),
        body: { customer_id: customer.id, subject: "Hi", content: "There", client_id: randomUUID() }
      })
    const list = () => ask(app, ListCustomerEmails, { token, params: house.params() })
    expect(await send()).toMatchObject({ status: 409, code: "customer_email_is_off" })
    expect(await list()).toMatchObject({ status: 409, code: "customer_email_is_off" })
    expect((await switchCustomerEmail(app, house)).value.customer_email).toBe(true)
    expect([(await send()).status, (await list()).status]).toEqual([201, 200])
    await switchCustomerEmail(app, house, true)
    expect((await switchCustomerEmail(app, house, false)).value.customer_email).toBe(false)
    expect(await send()).toMatchObject({ status: 409, code: "customer_email_is_off" })
    expect(await logged(app, house, "customer_email.switched_on")).toHaveLength(1)
    expect(await logged(app, house, "customer_email.switched_off")).toHaveLength(1)
    expect(await logged(app, house, "organization.edited")).toEqual([])
  })

  it("applies to one organization only", async () => {
    const [on, off] = [await writingOffice(app), await office(app)]
    const token = off.owner.access_token
    expect((await ask(app, ListCustomerEmails, { token, params: off.params() })).code).toBe(
      "customer_email_is_off"
    )
    expect(await on.emails()).toEqual([])
  })
})

describe("sending an email to a customer", () => {
  it("returns it, lists it newest first, and publishes an event", async () => {
    const house = await writingOffice(app)
    const customer = await house.customer({ name: "Carla Customer", email: "carla@example.com" })
    const first = await house.send({ customer_id: customer.id, subject: "First" })
    expect(first.status).toBe(201)
    expect(first.value).toMatchObject({
      organization_id: house.id,
      customer_id: customer.id,
      user_id: house.owner.user.id,
      recipient: "carla@example.com",
      subject: "First",
      status: "sent",
      delivered_at: null,
      fault: null,
      customer_name: "Carla Customer",
      sender_name: "Olga Owner"
    })
    await house.send({ customer_id: customer.id, subject: "Second" })
    expect((await house.emails()).map(({ subject }) => subject)).toEqual(["Second", "First"])
    expect(await published(app, house, "CustomerEmailSent")).toBe(2)
    expect(await logged(app, house, "customer_email.sent")).toMatchObject([
      { subject: "carla@example.com" },
      { subject: "carla@example.com" }
    ])
  })

  it("lists emails in pages", async () => {
    const house = await writingOffice(app)
    const customer = await house.customer({ email: "pages@example.com" })
    for (const subject of ["1", "2", "3"]) await house.send({ customer_id: customer.id, subject })
    const page = async (query: Record<string, string>) =>
      (await ask(app, ListCustomerEmails, { token: house.owner.access_token, params: house.params(), query }))
        .value
    const first = await page({ limit: "2" })
    const second = await page({ limit: "2", after: first.next ?? "" })
    expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(["3", "2", "1"])
    expect(second.next).toBeNull()
  })

  it("names the organization and the sender, greets the customer, and sets the reply address", async () => {
    const house = await writingOffice(app, "Riverside & Sons")
    const customer = await house.customer({ name: "Carla Customer", email: "words@example.com" })
    await house.send({
      customer_id: customer.id,
      subject: "Ünlü <b>",
      content: "Line one\r\nline <b>two</b>\n\n\nNext paragraph"
    })
    const mail = await app.lastMail("words@example.com")
    expect(mail.subject).toBe("Ünlü <b>")
    expect(mail.replyTo).toEqual({ name: "Olga Owner (Riverside & Sons)", address: house.owner.email })
    expect(mail.text).toBe(
      [
        "Hello Carla Customer,",
        "Line one\nline <b>two</b>",
        "Next paragraph",
        "Olga Owner\nRiverside & Sons",
        `-- \nOlga Owner of Riverside & Sons sent you this email with Motorpool. Replies go to ${house.owner.email}.\n`
      ].join("\n\n")
    )
    expect(mail.html).toContain("Line one<br>line &lt;b&gt;two&lt;/b&gt;</p>")
    expect(mail.html).not.toContain("<b>two")
  })

  it("requires a customer with an address who is not archived", async () => {
    const house = await writingOffice(app)
    const silent = await house.customer({ name: "Silent" })
    expect(await house.send({ customer_id: silent.id })).toMatchObject({
      status: 409,
      code: "customer_has_no_address"
    })
    const archived = await house.customer({ name: "Gone", email: "gone@example.com" })
    const params = house.params({ customerId: archived.id })
    const { status } = await house.send({ customer_id: archived.id })
    expect(status).toBe(201)
    await ask(app, ArchiveCustomer, { token: house.owner.access_token, params })
    expect(await house.send({ customer_id: archived.id })).toMatchObject({ code: "customer_has_no_address" })
    expect((await house.emails()).map(({ customer_name }) => customer_name)).toEqual(["Gone"])
    expect(await mailsTo("gone@example.com")).toBe(1)
  })

  it("uses the customer's current address, and the list shows the one that was used", async () => {
    const house = await writingOffice(app)
    const customer = await house.customer({ email: "before@example.com" })
    const params = house.params({ customerId: customer.id })
    await house.send({ customer_id: customer.id })
    const body = { email: "after@example.com", name: "Renamed" }
    await ask(app, EditCustomer, { token: house.owner.access_token, params, body })
    await house.send({ customer_id: customer.id })
    expect((await house.emails()).map(({ recipient, customer_name }) => [recipient, customer_name])).toEqual([
      ["after@example.com", "Renamed"],
      ["before@example.com", "Renamed"]
    ])
  })

  it("does not find another organization's customer", async () => {
    const [house, other] = [await writingOffice(app), await writingOffice(app)]
    const foreign = await other.customer({ email: "foreign@example.com" })
    expect(await house.send({ customer_id: foreign.id })).toMatchObject({
      status: 404,
      detail: "This customer doesn't exist, or you don't have access to it."
    })
    expect(await mailsTo("foreign@example.com")).toBe(0)
  })

  it("requires a verified address of the sender, because replies go there", async () => {
    const house = await writingOffice(app)
    const customer = await house.customer({ email: "unproven@example.com" })
    const agent = await house.joined("agent")
    expect((await house.send({ customer_id: customer.id }, agent)).status).toBe(201)
    await app.admin.query("update identity.users set email_verified_at = null where id = $1", [agent.user.id])
    expect(await house.send({ customer_id: customer.id }, agent)).toMatchObject({
      status: 403,
      code: "address_not_verified"
    })
    expect(await mailsTo("unproven@example.com")).toBe(1)
  })

  it.each(["technician", "driver", "viewer"] as const)("is forbidden for a %s", async (role) => {
    const house = await writingOffice(app)
    const member = await house.joined(role)
    const customer = await house.customer({ email: "roles@example.com" })
    expect(await house.send({ customer_id: customer.id }, member)).toMatchObject({
      status: 403,
      code: "forbidden"
    })
    const { access_token: token } = member
    expect(await ask(app, ListCustomerEmails, { token, params: house.params() })).toMatchObject({
      status: 403
    })
  })
})

it("shows nothing to a user who is not a member", async () => {
  const house = await writingOffice(app)
  const stranger = await signUp(app)
  const { status } = await ask(app, ListCustomerEmails, {
    token: stranger.access_token,
    params: house.params()
  })
  expect(status).toBe(404)
})
