import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { logged } from "../support/history.ts"
import { createFullTenant, type FullTenant } from "./scene.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let tenant: FullTenant
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  tenant = await createFullTenant(app, "Riverside")
})
afterAll(() => app.stop())

it("webhooks list shows an organization's webhooks, and what was sent to one of them", async () => {
  const inside = ["--organization", tenant.id]
  const listed = await cli.json("webhooks", "list", ...inside)
  expect(listed).toMatchObject({
    webhooks: [{ url: "https://example.com/hook", enabled: true, last_delivery: { status: "delivered" } }],
    deliveries: []
  })
  expect(JSON.stringify(listed)).not.toContain('secret":"')
  const { rows } = await app.admin.query<{ id: string }>(
    "select id from webhooks.endpoints where organization_id = $1",
    [tenant.id]
  )
  const of = ["webhooks", "list", "--deliveries-of", rows[0]?.id ?? "", ...inside]
  expect(await cli.json(...of)).toMatchObject({ webhooks: [], deliveries: [{ id: tenant.delivery }] })
  expect((await cli.type(...of)).out).toContain("vehicle.added")
})

it("webhooks replay queues an event again and audits it, once", async () => {
  const words = ["webhooks", "replay", tenant.delivery, "--organization", tenant.id]
  expect(await cli.json(...words)).toMatchObject({ id: tenant.delivery, status: "pending", attempts: 1 })
  expect(await cli.refused(...words)).toMatchObject({ exitCode: 1 })
  expect(await logged(app, tenant, "webhook.replayed")).toMatchObject([{ subject: "example.com" }])
})

it("webhooks replay does not find the delivery of another organization", async () => {
  const other = await createFullTenant(app, "Elsewhere")
  const words = ["webhooks", "replay", other.delivery, "--organization", tenant.id]
  expect(await cli.refused(...words)).toMatchObject({ exitCode: 3 })
})
