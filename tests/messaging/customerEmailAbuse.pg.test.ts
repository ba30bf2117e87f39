import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCustomersTenant } from "../customers/scene.ts"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createMessagingTenant } from "./customerEmailScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("header injection and multiple recipients in one field", () => {
  const SUBJECTS = [
    "Hi\r\nBcc: all@example.com",
    "Hi\nthere",
    "Hi\rthere",
    "Hi\u0000",
    "Hi\u2028there",
    "",
    " "
  ]

  it.each(SUBJECTS)("refuses the subject %j with a message", async (subject) => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "subject@example.com" })
    const refused = await tenant.send({ customer_id: customer.id, subject })
    expect(refused).toMatchObject({ status: 422, code: "invalid_input" })
    expect(refused.text).toMatch(/Subject (must not contain control characters|is required)\./)
    expect(await tenant.emails()).toEqual([])
  })

  it.each([
    "a@example.com,b@example.com",
    "a@example.com; b@example.com",
    "a@example.com b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "Ada <a@example.com>",
    '"a b"@example.com',
    "a@b@example.com"
  ])("refuses %j as a customer's address", async (email) => {
    const tenant = await createCustomersTenant(app)
    const refused = await tenant.create({ email })
    expect(refused).toMatchObject({ status: 422, code: "invalid_input" })
    expect(refused.text).toContain("Enter a valid email address, such as name@example.com.")
    expect(await tenant.list()).toEqual([])
  })

  it.each(["Nia\r\nBcc: b@example.com", "Nia\u0000", "Nia\u202eoof"])(
    "refuses %j as a customer's name",
    async (name) => {
      const tenant = await createCustomersTenant(app)
      expect(await tenant.create({ name })).toMatchObject({ status: 422, code: "invalid_input" })
    }
  )
})

describe("customer emails in the database", () => {
  const inside = async (organizationId: string, userId: string): Promise<Client> => {
    const client = new Client({ connectionString: app.urls.application })
    await client.connect()
    await client.query("begin")
    await client.query(
      "select set_config('app.organization_id', $1, true), set_config('app.user_id', $2, true)",
      [organizationId, userId]
    )
    return client
  }

  const insert = `insert into messaging.customer_emails
    (organization_id, id, customer_id, user_id, client_id, recipient, subject, content, status, sent_at)
    values ($1, gen_random_uuid(), $2, $3, gen_random_uuid(), 'x@example.com', 's', 'c', 'sent', now())`

  it("belong to a customer of the same organization and to their author", async () => {
    const [tenant, other] = [await createMessagingTenant(app), await createMessagingTenant(app)]
    const [own, foreign] = [await tenant.customer(), await other.customer()]
    const writer = tenant.owner.user.id
    const attempts: ReadonlyArray<readonly [ReadonlyArray<string>, string]> = [
      [[tenant.id, foreign.id, writer], "23503"],
      [[tenant.id, own.id, other.owner.user.id], "42501"],
      [[other.id, foreign.id, writer], "42501"]
    ]
    for (const [values, code] of attempts) {
      const client = await inside(tenant.id, writer)
      try {
        await expect(client.query(insert, [...values])).rejects.toMatchObject({ code })
      } finally {
        await client.end()
      }
    }
  })

  it("cannot be changed or deleted", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "fixed@example.com" })
    await tenant.send({ customer_id: customer.id })
    for (const [statement, code] of [
      ["update messaging.customer_emails set subject = 'other'", "42501"],
      ["update messaging.customer_emails set recipient = 'x@example.com'", "42501"],
      ["delete from messaging.customer_emails", "42501"],
      // An undone import deletes customers, but not those with an email.
      ["delete from customers.customers", "23503"]
    ] as const) {
      const client = await inside(tenant.id, tenant.owner.user.id)
      try {
        await expect(client.query(statement), statement).rejects.toMatchObject({ code })
      } finally {
        await client.end()
      }
    }
  })

  it("are deleted with their organization", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "with@example.com" })
    await tenant.send({ customer_id: customer.id })
    await importsOf(app, tenant).run(["Name", "Imported"])
    await app.admin.query("delete from tenancy.organizations where id = $1", [tenant.id])
    const { rows } = await app.admin.query(
      `select (select count(*)::int from messaging.customer_emails where organization_id = $1)
         + (select count(*)::int from customers.customers where organization_id = $1) as left`,
      [tenant.id]
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})
