import { MyNotificationPreferences } from "#notifications/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { behindProxy } from "../identity/support.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { ask } from "../tenancy/ask.ts"
import { type Depot, depot } from "../tenancy/scene.ts"
import { listOf, react } from "./scene.ts"

let app: TestApp
let operators: Depot
let office: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
  operators = await depot(app, "Motorpool Operations")
  const env = { OPERATOR_ORGANIZATION: operators.id }
  office = await startApp({ env, database: app })
})
afterAll(async () => {
  await office.stop()
  await app.stop()
})

const kindsOf = async (where: TestApp, token: string) =>
  (await ask(where, MyNotificationPreferences, { token })).value.kinds.map(({ kind }) => kind)

it("is told to the owners and admins of the operators' organization, once, and to nobody else", async () => {
  const admin = await operators.joined("admin")
  const driver = await operators.joined("driver")
  await call(office, "POST", "/api/public/demo-requests", {
    body: {
      first_name: "Ana",
      last_name: "Ruiz",
      email: "ana@example.com",
      company: "Autos Sur",
      job_title: "Owner",
      business_type: "rental"
    }
  })
  await react(office, "DemoRequested")
  await react(office, "DemoRequested")
  for (const person of [operators.owner, admin]) {
    const told = (await listOf(office, person)).items.filter(({ kind }) => kind === "demo_requested")
    expect(told).toMatchObject([{ title: "New demo request", message: "Ana Ruiz, Autos Sur" }])
  }
  expect((await listOf(office, driver)).items.map(({ kind }) => kind)).not.toContain("demo_requested")
})

it("is among the choices of the operators only", async () => {
  const stranger = await depot(app, "Other Depot")
  expect(await kindsOf(office, operators.owner.access_token)).toContain("demo_requested")
  expect(await kindsOf(office, stranger.owner.access_token)).not.toContain("demo_requested")
  expect(await kindsOf(app, operators.owner.access_token)).not.toContain("demo_requested")
})
