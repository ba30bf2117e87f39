import { CreateCustomer, ListCustomers } from "#customers/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("after the trial, an organization reads, changes and exports as before", async () => {
  const { id, owner, params } = await createTenant(app)
  await app.admin.query(
    "update tenancy.organizations set trial_ends_at = now() - interval '30 days' where id = $1",
    [id]
  )
  const call = { token: owner.access_token, params: params() }
  expect(
    await callEndpoint(app, CreateCustomer, {
      ...call,
      body: { name: "Weber", email: null, phone: null, notes: null }
    })
  ).toMatchObject({
    status: 201
  })
  expect(await callEndpoint(app, ListCustomers, call)).toMatchObject({
    value: { items: [{ name: "Weber" }] }
  })
  const exported = await app.hono.request(`/api/organizations/${id}/customer-export`, {
    headers: { authorization: `Bearer ${owner.access_token}` }
  })
  expect(await exported.text()).toContain("Weber")
})
