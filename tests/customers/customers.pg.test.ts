import { ArchiveCustomer, EditCustomer, GetCustomer, RestoreCustomer } from "#customers/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { logged, published } from "../support/history.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const requestFor = (tenant: CustomersTenant, customerId: string, by = tenant.owner) => ({
  token: by.access_token,
  params: tenant.params({ customerId })
})

describe("creating a customer", () => {
  it("stores the normalized input and publishes the change", async () => {
    const tenant = await createCustomersTenant(app)
    const { status, value } = await tenant.create({
      name: "  Çağla   ",
      email: "CAGLA@Example.com",
      phone: " +49 170 12 34 ",
      notes: "First line\nsecond line"
    })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      organization_id: tenant.id,
      name: "Çağla",
      email: "cagla@example.com",
      phone: "+49 170 12 34",
      notes: "First line\nsecond line",
      archived_at: null
    })
    expect(value.updated_at).toEqual(value.created_at)
    expect((await callEndpoint(app, GetCustomer, requestFor(tenant, value.id))).value).toEqual(value)
    expect(await published(app, tenant, "CustomerChanged")).toBe(1)
    expect(await logged(app, tenant, "customer.created")).toEqual([{ subject: "Çağla", details: {} }])
  })

  it("refuses an address of another active customer, however it is written", async () => {
    const tenant = await createCustomersTenant(app)
    await tenant.customer({ email: "once@example.com" })
    expect(await tenant.create({ email: "Once@Example.com" })).toMatchObject({
      status: 409,
      code: "customer_exists",
      detail: "Another customer already has this email address. Use that one, or leave the address empty."
    })
    expect(await tenant.list()).toHaveLength(1)
    expect((await tenant.create({ email: null })).status).toBe(201)
    expect((await tenant.create({ email: null })).status).toBe(201)
    expect((await (await createCustomersTenant(app)).create({ email: "once@example.com" })).status).toBe(201)
  })

  it("creates one customer from ten concurrent requests with the same address", async () => {
    const tenant = await createCustomersTenant(app)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => tenant.create({ email: "race@example.com" }))
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ code }) => code === "customer_exists")).toHaveLength(9)
    expect(await published(app, tenant, "CustomerChanged")).toBe(1)
  })

  it("creates one customer when repeated with an Idempotency-Key", async () => {
    const tenant = await createCustomersTenant(app)
    const send = () =>
      call(app, "POST", `/api/organizations/${tenant.id}/customers`, {
        token: tenant.owner.access_token,
        body: { name: "Once", email: null, phone: null, notes: null },
        headers: { "idempotency-key": "customer-once" }
      })
    expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(201)
    expect(await tenant.list()).toHaveLength(1)
  })

  it.each([
    [{ name: "" }, "Name is required."],
    [{ name: "x".repeat(201) }, "Name must be at most 200 characters."],
    [{ phone: "1".repeat(41) }, "Phone must be at most 40 characters."],
    [{ phone: "" }, "Phone is required."],
    [{ notes: "x".repeat(5001) }, "Notes must be at most 5000 characters."],
    [{ notes: "a\u0007b" }, "Notes must not contain control characters."],
    [{ email: "nobody" }, "Enter a valid email address, such as name@example.com."]
  ])("refuses %j: %s", async (fields, sentence) => {
    const tenant = await createCustomersTenant(app)
    const refused = await tenant.create(fields)
    expect(refused).toMatchObject({ status: 422, code: "invalid_input" })
    expect(refused.text).toContain(sentence)
    expect(await tenant.list()).toEqual([])
  })
})

describe("editing a customer", () => {
  it("changes the given fields, and logs their names without values", async () => {
    const tenant = await createCustomersTenant(app)
    const { id, created_at } = await tenant.customer({
      name: "Before",
      email: "before@example.com",
      phone: "1234"
    })
    const { value } = await callEndpoint(app, EditCustomer, {
      ...requestFor(tenant, id),
      body: { name: "After", email: null, phone: "1234" }
    })
    expect(value).toMatchObject({ name: "After", email: null, phone: "1234", created_at })
    expect(value.updated_at.getTime()).toBeGreaterThan(created_at.getTime())
    expect((await callEndpoint(app, GetCustomer, requestFor(tenant, id))).value).toEqual(value)
    expect(await logged(app, tenant, "customer.edited")).toEqual([
      { subject: "After", details: { fields: "name, email" } }
    ])
  })

  it("records nothing when nothing changes", async () => {
    const tenant = await createCustomersTenant(app)
    const customer = await tenant.customer({ name: "Same" })
    const { value } = await callEndpoint(app, EditCustomer, {
      ...requestFor(tenant, customer.id),
      body: { name: "Same" }
    })
    expect(value).toEqual(customer)
    expect(await logged(app, tenant, "customer.edited")).toEqual([])
    expect(await published(app, tenant, "CustomerChanged")).toBe(1)
  })

  it("refuses an address of another active customer", async () => {
    const tenant = await createCustomersTenant(app)
    await tenant.customer({ email: "taken@example.com" })
    const { id } = await tenant.customer({ email: "own@example.com" })
    const edit = (email: string) =>
      callEndpoint(app, EditCustomer, { ...requestFor(tenant, id), body: { email } })
    expect(await edit("taken@example.com")).toMatchObject({ status: 409, code: "customer_exists" })
    expect((await edit("own@example.com")).status).toBe(200)
  })

  it("refuses an archived customer", async () => {
    const tenant = await createCustomersTenant(app)
    const { id } = await tenant.customer()
    await callEndpoint(app, ArchiveCustomer, requestFor(tenant, id))
    expect(
      await callEndpoint(app, EditCustomer, { ...requestFor(tenant, id), body: { name: "New" } })
    ).toMatchObject({
      status: 409,
      code: "customer_is_archived",
      detail: "This customer is archived. Restore it first."
    })
  })
})

describe("archiving and restoring a customer", () => {
  it("moves a customer between the lists and is idempotent", async () => {
    const tenant = await createCustomersTenant(app)
    const { id } = await tenant.customer({ name: "Mover" })
    for (const _ of [1, 2])
      expect((await callEndpoint(app, ArchiveCustomer, requestFor(tenant, id))).status).toBe(204)
    expect([await tenant.names(), await tenant.names({ archived: "true" })]).toEqual([[], ["Mover"]])
    const archived = (await callEndpoint(app, GetCustomer, requestFor(tenant, id))).value
    expect(archived.archived_at).toBeInstanceOf(Date)
    for (const _ of [1, 2])
      expect((await callEndpoint(app, RestoreCustomer, requestFor(tenant, id))).status).toBe(204)
    expect([await tenant.names(), await tenant.names({ archived: "true" })]).toEqual([["Mover"], []])
    expect(await logged(app, tenant, "customer.archived")).toHaveLength(1)
    expect(await logged(app, tenant, "customer.restored")).toHaveLength(1)
    expect(await published(app, tenant, "CustomerChanged")).toBe(3)
  })

  it("frees an archived customer's address, and restores only while it is free", async () => {
    const tenant = await createCustomersTenant(app)
    const { id } = await tenant.customer({ name: "First", email: "shared@example.com" })
    await callEndpoint(app, ArchiveCustomer, requestFor(tenant, id))
    const second = await tenant.customer({ name: "Second", email: "shared@example.com" })
    expect(await callEndpoint(app, RestoreCustomer, requestFor(tenant, id))).toMatchObject({
      code: "customer_exists"
    })
    await callEndpoint(app, ArchiveCustomer, requestFor(tenant, second.id))
    expect((await callEndpoint(app, RestoreCustomer, requestFor(tenant, id))).status).toBe(204)
    expect(await tenant.names()).toEqual(["First"])
  })
})

describe("permissions for customers", () => {
  it("lets an agent edit and a driver only read", async () => {
    const tenant = await createCustomersTenant(app)
    const [agent, driver] = [await tenant.addMember("agent"), await tenant.addMember("driver")]
    const created = await tenant.create({ name: "By agent" }, agent)
    expect(created.status).toBe(201)
    expect(await tenant.create({}, driver)).toMatchObject({ status: 403, code: "forbidden" })
    expect(
      (await callEndpoint(app, GetCustomer, requestFor(tenant, created.value.id, driver))).value
    ).toEqual(created.value)
    expect(
      (await callEndpoint(app, ArchiveCustomer, requestFor(tenant, created.value.id, driver))).status
    ).toBe(403)
  })

  it("hides another organization's customer", async () => {
    const [tenant, other] = [await createCustomersTenant(app), await createCustomersTenant(app)]
    const { id } = await other.customer({ name: "Foreign" })
    const refused = { status: 404, detail: "This customer doesn't exist, or you don't have access to it." }
    expect(await callEndpoint(app, GetCustomer, requestFor(tenant, id))).toMatchObject(refused)
    expect(
      await callEndpoint(app, EditCustomer, { ...requestFor(tenant, id), body: { name: "X" } })
    ).toMatchObject(refused)
    expect(await callEndpoint(app, ArchiveCustomer, requestFor(tenant, id))).toMatchObject(refused)
    expect(await callEndpoint(app, RestoreCustomer, requestFor(tenant, id))).toMatchObject(refused)
  })
})
