import { MyNotificationPreferences } from "#notifications/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { behindProxy } from "../identity/support.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { listOf, react } from "./scene.ts"

let app: TestApp
let operators: Tenant
let operatorsApp: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
  operators = await createTenant(app, "Motorpool Operations")
  const env = { OPERATOR_ORGANIZATION: operators.id }
  operatorsApp = await startApp({ env, database: app })
})
afterAll(async () => {
  await operatorsApp.stop()
  await app.stop()
})

const kindsOf = async (where: TestApp, token: string) =>
  (await callEndpoint(where, MyNotificationPreferences, { token })).value.kinds.map(({ kind }) => kind)

it("a demo request notifies the operators' owners and admins once, and no one else", async () => {
  const admin = await operators.addMember("admin")
  const driver = await operators.addMember("driver")
  await call(operatorsApp, "POST", "/api/public/demo-requests", {
    body: {
      first_name: "Ana",
      last_name: "Ruiz",
      email: "ana@example.com",
      company: "Autos Sur",
      job_title: "Owner",
      business_type: "rental"
    }
  })
  await react(operatorsApp, "DemoRequested")
  await react(operatorsApp, "DemoRequested")
  for (const person of [operators.owner, admin]) {
    const notifications = (await listOf(operatorsApp, person)).items.filter(
      ({ kind }) => kind === "demo_requested"
    )
    expect(notifications).toMatchObject([{ title: "New demo request", message: "Ana Ruiz, Autos Sur" }])
  }
  expect((await listOf(operatorsApp, driver)).items.map(({ kind }) => kind)).not.toContain("demo_requested")
})

it("only operators can choose notifications of demo requests", async () => {
  const stranger = await createTenant(app, "Other Depot")
  expect(await kindsOf(operatorsApp, operators.owner.access_token)).toContain("demo_requested")
  expect(await kindsOf(operatorsApp, stranger.owner.access_token)).not.toContain("demo_requested")
  expect(await kindsOf(app, operators.owner.access_token)).not.toContain("demo_requested")
})
