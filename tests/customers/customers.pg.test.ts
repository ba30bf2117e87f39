import { ArchiveCustomer, EditCustomer, GetCustomer, RestoreCustomer } from "#customers/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { ask } from "../tenancy/ask.ts"
import { logged, office, type Office, published } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const requestFor = (house: Office, customerId: string, by = house.owner) => ({
  token: by.access_token,
  params: house.params({ customerId })
})

describe("creating a customer", () => {
  it("stores the normalized input and publishes the change", async () => {
    const house = await office(app)
    const { status, value } = await house.create({
      name: "  Çağla   ",
      email: "CAGLA@Example.com",
      phone: " +49 170 12 34 ",
      notes: "First line\nsecond line"
    })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      organization_id: house.id,
      name: "Çağla",
      email: "cagla@example.com",
      phone: "+49 170 12 34",
      notes: "First line\nsecond line",
      archived_at: null
    })
    expect(value.updated_at).toEqual(value.created_at)
    expect((await ask(app, GetCustomer, requestFor(house, value.id))).value).toEqual(value)
    expect(await published(app, house, "CustomerChanged")).toBe(1)
    expect(await logged(app, house, "customer.created")).toEqual([{ subject: "Çağla", details: {} }])
  })

  it("refuses an address of another active customer, however it is written", async () => {
    const house = await office(app)
    await house.customer({ email: "once@example.com" })
    expect(await house.create({ email: "Once@Example.com" })).toMatchObject({
      status: 409,
      code: "customer_exists",
      detail: "Another customer already has this email address. Use that one, or leave the address empty."
    })
    expect(await house.list()).toHaveLength(1)
    expect((await house.create({ email: null })).status).toBe(201)
    expect((await house.create({ email: null })).status).toBe(201)
    expect((await (await office(app)).create({ email: "once@example.com" })).status).toBe(201)
  })

  it("creates one customer from ten concurrent requests with the same address", async () => {
    const house = await office(app)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => house.create({ email: "race@example.com" }))
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ code }) => code === "customer_exists")).toHaveLength(9)
    expect(await published(app, house, "CustomerChanged")).toBe(1)
  })

  it("creates one customer when repeated with an Idempotency-Key", async () => {
    const house = await office(app)
    const send = () =>
      call(app, "POST", `/api/organizations/${house.id}/customers`, {
        token: house.owner.access_token,
        body: { name: "Once", email: null, phone: null, notes: null },
        headers: { "idempotency-key": "customer-once" }
      })
    expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(201)
    expect(await house.list()).toHaveLength(1)
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
    const house = await office(app)
    const refused = await house.create(fields)
    expect(refused).toMatchObject({ status: 422, code: "invalid_input" })
    expect(refused.text).toContain(sentence)
    expect(await house.list()).toEqual([])
  })
})

describe("editing a customer", () => {
  it("changes the given fields, and logs their names without values", async () => {
    const house = await office(app)
    const { id, created_at } = await house.customer({
      name: "Before",
      email: "before@example.com",
      phone: "1234"
    })
    const { value } = await ask(app, EditCustomer, {
      ...requestFor(house, id),
      body: { name: "After", email: null, phone: "1234" }
    })
    expect(value).toMatchObject({ name: "After", email: null, phone: "1234", created_at })
    expect(value.updated_at.getTime()).toBeGreaterThan(created_at.getTime())
    expect((await ask(app, GetCustomer, requestFor(house, id))).value).toEqual(value)
    expect(await logged(app, house, "customer.edited")).toEqual([
      { subject: "After", details: { fields: "name, email" } }
    ])
  })

  it("records nothing when nothing changes", async () => {
    const house = await office(app)
    const customer = await house.customer({ name: "Same" })
    const { value } = await ask(app, EditCustomer, {
      ...requestFor(house, customer.id),
      body: { name: "Same" }
    })
    expect(value).toEqual(customer)
    expect(await logged(app, house, "customer.edited")).toEqual([])
    expect(await published(app, house, "CustomerChanged")).toBe(1)
  })

  it("refuses an address of another active customer", async () => {
    const house = await office(app)
    await house.customer({ email: "taken@example.com" })
    const { id } = await house.customer({ email: "own@example.com" })
    const edit = (email: string) => ask(app, EditCustomer, { ...requestFor(house, id), body: { email } })
    expect(await edit("taken@example.com")).toMatchObject({ status: 409, code: "customer_exists" })
    expect((await edit("own@example.com")).status).toBe(200)
  })

  it("refuses an archived customer", async () => {
    const house = await office(app)
    const { id } = await house.customer()
    await ask(app, ArchiveCustomer, requestFor(house, id))
    expect(await ask(app, EditCustomer, { ...requestFor(house, id), body: { name: "New" } })).toMatchObject({
      status: 409,
      code: "customer_is_archived",
      detail: "This customer is archived. Restore it first."
    })
  })
})

describe("archiving and restoring a customer", () => {
  it("moves a customer between the lists and is idempotent", async () => {
    const house = await office(app)
    const { id } = await house.customer({ name: "Mover" })
    for (const _ of [1, 2]) expect((await ask(app, ArchiveCustomer, requestFor(house, id))).status).toBe(204)
    expect([await house.names(), await house.names({ archived: "true" })]).toEqual([[], ["Mover"]])
    const archived = (await ask(app, GetCustomer, requestFor(house, id))).value
    expect(archived.archived_at).toBeInstanceOf(Date)
    for (const _ of [1, 2]) expect((await ask(app, RestoreCustomer, requestFor(house, id))).status).toBe(204)
    expect([await house.names(), await house.names({ archived: "true" })]).toEqual([["Mover"], []])
    expect(await logged(app, house, "customer.archived")).toHaveLength(1)
    expect(await logged(app, house, "customer.restored")).toHaveLength(1)
    expect(await published(app, house, "CustomerChanged")).toBe(3)
  })

  it("frees an archived customer's address, and restores only while it is free", async () => {
    const house = await office(app)
    const { id } = await house.customer({ name: "First", email: "shared@example.com" })
    await ask(app, ArchiveCustomer, requestFor(house, id))
    const second = await house.customer({ name: "Second", email: "shared@example.com" })
    expect(await ask(app, RestoreCustomer, requestFor(house, id))).toMatchObject({ code: "customer_exists" })
    await ask(app, ArchiveCustomer, requestFor(house, second.id))
    expect((await ask(app, RestoreCustomer, requestFor(house, id))).status).toBe(204)
    expect(await house.names()).toEqual(["First"])
  })
})

describe("permissions for customers", () => {
  it("lets an agent edit and a driver only read", async () => {
    const house = await office(app)
    const [agent, driver] = [await house.joined("agent"), await house.joined("driver")]
    const created = await house.create({ name: "By agent" }, agent)
    expect(created.status).toBe(201)
    expect(await house.create({}, driver)).toMatchObject({ status: 403, code: "forbidden" })
    expect((await ask(app, GetCustomer, requestFor(house, created.value.id, driver))).value).toEqual(
      created.value
    )
    expect((await ask(app, ArchiveCustomer, requestFor(house, created.value.id, driver))).status).toBe(403)
  })

  it("hides another organization's customer", async () => {
    const [house, other] = [await office(app), await office(app)]
    const { id } = await other.customer({ name: "Foreign" })
    const refused = { status: 404, detail: "This customer doesn't exist, or you don't have access to it." }
    expect(await ask(app, GetCustomer, requestFor(house, id))).toMatchObject(refused)
    expect(await ask(app, EditCustomer, { ...requestFor(house, id), body: { name: "X" } })).toMatchObject(
      refused
    )
    expect(await ask(app, ArchiveCustomer, requestFor(house, id))).toMatchObject(refused)
    expect(await ask(app, RestoreCustomer, requestFor(house, id))).toMatchObject(refused)
  })
})
