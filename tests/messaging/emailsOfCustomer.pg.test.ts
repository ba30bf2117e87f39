import { ListCustomerEmails } from "#messaging/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createMessagingTenant } from "./customerEmailScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("lists the emails to one customer, page by page", async () => {
  const tenant = await createMessagingTenant(app)
  const [one, other] = [
    await tenant.customer({ email: "one@example.com" }),
    await tenant.customer({ email: "other@example.com" })
  ]
  for (const [subject, { id: customer_id }] of [
    ["1", one],
    ["2", other],
    ["3", one],
    ["4", one]
  ] as const)
    await tenant.send({ customer_id, subject })
  const page = async (query: Readonly<Record<string, string>>) =>
    (
      await callEndpoint(app, ListCustomerEmails, {
        token: tenant.owner.access_token,
        params: tenant.params(),
        query: { customer: one.id, ...query }
      })
    ).value
  const first = await page({ limit: "2" })
  const second = await page({ limit: "2", after: first.next ?? "" })
  expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(["4", "3", "1"])
  expect(second.next).toBeNull()
  const elsewhere = await createMessagingTenant(app)
  const { value } = await callEndpoint(app, ListCustomerEmails, {
    token: elsewhere.owner.access_token,
    params: elsewhere.params(),
    query: { customer: one.id }
  })
  expect(value.items).toEqual([])
})
