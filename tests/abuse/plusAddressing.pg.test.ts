import { InviteMember } from "#tenancy/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createMessagingTenant } from "../messaging/customerEmailScene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson } from "../support/seeds.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const succeeded = (statuses: ReadonlyArray<number>) => statuses.filter((status) => status < 300).length

it("known flaw: plus-addressing evades the limit of demo requests per address", async () => {
  const statuses: Array<number> = []
  for (const email of [
    "v.ictim@gmail.com",
    "victim+1@gmail.com",
    "Victim+2@gmail.com",
    "vic.tim@googlemail.com"
  ]) {
    const person = { first_name: "Ana", last_name: "Ruiz", job_title: "Owner", business_type: "rental" }
    const body = { ...person, company: "Shellcars", email }
    statuses.push((await call(app, "POST", "/api/public/demo-requests", { body })).status)
  }
  expect(statuses).toEqual([202, 202, 202, 429])
})

it("known flaw: plus-addressing evades the limit of invitations to one address", async () => {
  const { access_token: token } = await createPerson(app)
  const params = { organizationId: await createOrganization(app, token) }
  const statuses: Array<number> = []
  for (let tag = 0; tag < 12; tag++) {
    const body = { invited_name: "V", email: `victim+${tag}@example.com`, role: "viewer" as const }
    statuses.push((await callEndpoint(app, InviteMember, { token, params, body })).status)
  }
  expect(succeeded(statuses)).toBe(10)
})

it("known flaw: plus-addressing evades the limit of customer emails to one address", async () => {
  const tenant = await createMessagingTenant(app)
  const statuses: Array<number> = []
  for (let tag = 0; tag < 22; tag++) {
    const customer = await tenant.customer({ email: `victim+${tag}@example.com` })
    statuses.push((await tenant.send({ customer_id: customer.id })).status)
  }
  expect(succeeded(statuses)).toBe(20)
})

it("stores and uses the address as it was entered", async () => {
  const tenant = await createMessagingTenant(app)
  const customer = await tenant.customer({ email: "carla+fleet@example.com" })
  await tenant.send({ customer_id: customer.id })
  expect((await tenant.emails())[0]?.recipient).toBe("carla+fleet@example.com")
})
