import { ArchiveCustomer, EditCustomer } from "#customers/contract"
import { ListCustomerEmails, SendCustomerEmail } from "#messaging/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCustomersTenant, switchCustomerEmail } from "../customers/scene.ts"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { signUp } from "../support/seeds.ts"
import { createMessagingTenant } from "./customerEmailScene.ts"

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
    const tenant = await createCustomersTenant(app)
    const customer = await tenant.customer({ email: "off@example.com" })
    const token = tenant.owner.access_token
    const send = () =>
      callEndpoint(app, SendCustomerEmail, {
        token,
        params: tenant.params(),
        body: { customer_id: customer.id, subject: "Hi", content: "There", client_id: randomUUID() }
      })
    const list = () => callEndpoint(app, ListCustomerEmails, { token, params: tenant.params() })
    expect(await send()).toMatchObject({ status: 409, code: "customer_email_is_off" })
    expect(await list()).toMatchObject({ status: 200, value: { items: [] } })
    expect((await switchCustomerEmail(app, tenant)).value.customer_email).toBe(true)
    expect([(await send()).status, (await list()).status]).toEqual([201, 200])
    await switchCustomerEmail(app, tenant, true)
    expect((await switchCustomerEmail(app, tenant, false)).value.customer_email).toBe(false)
    expect(await send()).toMatchObject({ status: 409, code: "customer_email_is_off" })
    // What was sent before remains visible.
    expect((await list()).value.items).toHaveLength(1)
    expect(await logged(app, tenant, "customer_email.switched_on")).toHaveLength(1)
    expect(await logged(app, tenant, "customer_email.switched_off")).toHaveLength(1)
    expect(await logged(app, tenant, "organization.edited")).toEqual([])
  })

  it("applies to one organization only", async () => {
    const [on, off] = [await createMessagingTenant(app), await createCustomersTenant(app)]
    const customer = await off.customer({ email: "other@example.com" })
    const refused = await callEndpoint(app, SendCustomerEmail, {
      token: off.owner.access_token,
      params: off.params(),
      body: { customer_id: customer.id, subject: "Hi", content: "There", client_id: randomUUID() }
    })
    expect(refused.code).toBe("customer_email_is_off")
    expect(await on.emails()).toEqual([])
  })
})

describe("sending an email to a customer", () => {
  it("returns it, lists it newest first, and publishes an event", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ name: "Carla Customer", email: "carla@example.com" })
    const first = await tenant.send({ customer_id: customer.id, subject: "First" })
    expect(first.status).toBe(201)
    expect(first.value).toMatchObject({
      organization_id: tenant.id,
      customer_id: customer.id,
      user_id: tenant.owner.user.id,
      recipient: "carla@example.com",
      subject: "First",
      status: "sent",
      delivered_at: null,
      fault: null,
      customer_name: "Carla Customer",
      sender_name: "Olga Owner"
    })
    await tenant.send({ customer_id: customer.id, subject: "Second" })
    expect((await tenant.emails()).map(({ subject }) => subject)).toEqual(["Second", "First"])
    expect(await published(app, tenant, "CustomerEmailSent")).toBe(2)
    expect(await logged(app, tenant, "customer_email.sent")).toMatchObject([
      { subject: "carla@example.com" },
      { subject: "carla@example.com" }
    ])
  })

  it("lists emails in pages", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "pages@example.com" })
    for (const subject of ["1", "2", "3"]) await tenant.send({ customer_id: customer.id, subject })
    const page = async (query: Record<string, string>) =>
      (
        await callEndpoint(app, ListCustomerEmails, {
          token: tenant.owner.access_token,
          params: tenant.params(),
          query
        })
      ).value
    const first = await page({ limit: "2" })
    const second = await page({ limit: "2", after: first.next ?? "" })
    expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(["3", "2", "1"])
    expect(second.next).toBeNull()
  })

  it("names the organization and the sender, greets the customer, and sets the reply address", async () => {
    const tenant = await createMessagingTenant(app, "Riverside & Sons")
    const customer = await tenant.customer({ name: "Carla Customer", email: "words@example.com" })
    await tenant.send({
      customer_id: customer.id,
      subject: "Ünlü <b>",
      content: "Line one\r\nline <b>two</b>\n\n\nNext paragraph"
    })
    const mail = await app.lastMail("words@example.com")
    expect(mail.subject).toBe("Ünlü <b>")
    expect(mail.replyTo).toEqual({ name: "Olga Owner (Riverside & Sons)", address: tenant.owner.email })
    expect(mail.text).toBe(
      [
        "Hello Carla Customer,",
        "Line one\nline <b>two</b>",
        "Next paragraph",
        "Olga Owner\nRiverside & Sons",
        `-- \nOlga Owner of Riverside & Sons sent you this email with Motorpool. Replies go to ${tenant.owner.email}.\n`
      ].join("\n\n")
    )
    expect(mail.html).toContain("Line one<br>line &lt;b&gt;two&lt;/b&gt;</p>")
    expect(mail.html).not.toContain("<b>two")
  })

  it("requires a customer with an address who is not archived", async () => {
    const tenant = await createMessagingTenant(app)
    const silent = await tenant.customer({ name: "Silent" })
    expect(await tenant.send({ customer_id: silent.id })).toMatchObject({
      status: 409,
      code: "customer_has_no_address"
    })
    const archived = await tenant.customer({ name: "Gone", email: "gone@example.com" })
    const params = tenant.params({ customerId: archived.id })
    const { status } = await tenant.send({ customer_id: archived.id })
    expect(status).toBe(201)
    await callEndpoint(app, ArchiveCustomer, { token: tenant.owner.access_token, params })
    expect(await tenant.send({ customer_id: archived.id })).toMatchObject({ code: "customer_has_no_address" })
    expect((await tenant.emails()).map(({ customer_name }) => customer_name)).toEqual(["Gone"])
    expect(await mailsTo("gone@example.com")).toBe(1)
  })

  it("uses the customer's current address, and the list shows the one that was used", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "before@example.com" })
    const params = tenant.params({ customerId: customer.id })
    await tenant.send({ customer_id: customer.id })
    const body = { email: "after@example.com", name: "Renamed" }
    await callEndpoint(app, EditCustomer, { token: tenant.owner.access_token, params, body })
    await tenant.send({ customer_id: customer.id })
    expect((await tenant.emails()).map(({ recipient, customer_name }) => [recipient, customer_name])).toEqual(
      [
        ["after@example.com", "Renamed"],
        ["before@example.com", "Renamed"]
      ]
    )
  })

  it("does not find another organization's customer", async () => {
    const [tenant, other] = [await createMessagingTenant(app), await createMessagingTenant(app)]
    const foreign = await other.customer({ email: "foreign@example.com" })
    expect(await tenant.send({ customer_id: foreign.id })).toMatchObject({
      status: 404,
      detail: "This customer doesn't exist, or you don't have access to it."
    })
    expect(await mailsTo("foreign@example.com")).toBe(0)
  })

  it("requires a verified address of the sender, because replies go there", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "unproven@example.com" })
    const agent = await tenant.addMember("agent")
    expect((await tenant.send({ customer_id: customer.id }, agent)).status).toBe(201)
    await app.admin.query("update identity.users set email_verified_at = null where id = $1", [agent.user.id])
    expect(await tenant.send({ customer_id: customer.id }, agent)).toMatchObject({
      status: 403,
      code: "address_not_verified"
    })
    expect(await mailsTo("unproven@example.com")).toBe(1)
  })

  it.each(["technician", "driver", "viewer"] as const)("is forbidden for a %s", async (role) => {
    const tenant = await createMessagingTenant(app)
    const member = await tenant.addMember(role)
    const customer = await tenant.customer({ email: "roles@example.com" })
    expect(await tenant.send({ customer_id: customer.id }, member)).toMatchObject({
      status: 403,
      code: "forbidden"
    })
    const { access_token: token } = member
    expect(await callEndpoint(app, ListCustomerEmails, { token, params: tenant.params() })).toMatchObject({
      status: 403
    })
  })
})

it("keeps an emailed customer, archived, when the import is undone", async () => {
  const tenant = await createMessagingTenant(app)
  const imports = importsOf(app, tenant)
  const lines = [2, 3, 4].map((line) => `Row ${line},row.${line}@example.com`)
  const { id } = await imports.run(["Name,Email", ...lines])
  const [written] = await tenant.list()
  if (!written) throw new Error("Nothing was imported.")
  await tenant.send({ customer_id: written.id })
  expect(await imports.undone(id)).toMatchObject({ removed: 2, archived: 1 })
  expect(await tenant.names({ archived: "true" })).toEqual(["Row 2"])
  expect((await tenant.emails()).map(({ customer_name }) => customer_name)).toEqual(["Row 2"])
})

it("shows nothing to a user who is not a member", async () => {
  const tenant = await createMessagingTenant(app)
  const stranger = await signUp(app)
  const { status } = await callEndpoint(app, ListCustomerEmails, {
    token: stranger.access_token,
    params: tenant.params()
  })
  expect(status).toBe(404)
})
