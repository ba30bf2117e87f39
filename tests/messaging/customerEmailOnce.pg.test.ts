import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { switchCustomerEmail } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { published } from "../support/history.ts"
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

describe("an email sent again with the same client id", () => {
  it("returns the first email and sends once, even when emailing has been switched off since", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "again@example.com" })
    const body = { customer_id: customer.id, client_id: randomUUID() }
    const first = await tenant.send(body)
    expect((await tenant.send(body)).value).toEqual(first.value)
    await switchCustomerEmail(app, tenant, false)
    expect((await tenant.send(body)).value).toEqual(first.value)
    expect(await mailsTo("again@example.com")).toBe(1)
    expect(await published(app, tenant, "CustomerEmailSent")).toBe(1)
  })

  it("creates one email and one count from ten concurrent requests", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "tenfold@example.com" })
    const body = { customer_id: customer.id, client_id: randomUUID() }
    const responses = await Promise.all(Array.from({ length: 10 }, () => tenant.send(body)))
    expect(new Set(responses.map(({ value }) => value.id)).size).toBe(1)
    expect(await mailsTo("tenfold@example.com")).toBe(1)
    const { rows } = await app.admin.query("select customer_emails from app.senders where id = $1", [
      tenant.id
    ])
    expect(rows).toEqual([{ customer_emails: 1 }])
  })

  it("is refused with another text, and is a new email for another user", async () => {
    const tenant = await createMessagingTenant(app)
    const customer = await tenant.customer({ email: "other@example.com" })
    const body = { customer_id: customer.id, client_id: randomUUID() }
    await tenant.send(body)
    for (const changed of [{ subject: "Other" }, { content: "Other" }])
      expect(await tenant.send({ ...body, ...changed })).toMatchObject({
        status: 409,
        code: "another_message_sent"
      })
    expect((await tenant.send(body, await tenant.addMember("sales"))).status).toBe(201)
    expect(await tenant.emails()).toHaveLength(2)
  })
})
