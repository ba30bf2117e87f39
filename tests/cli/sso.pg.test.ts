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
  await app.admin.query(
    `insert into sso.connections (organization_id, id, name, issuer, client_id, client_secret, updated_at)
     values ($1, gen_random_uuid(), 'Harbour ID', 'https://login.example.com', 'motorpool', 'sealed', now())`,
    [tenant.id]
  )
  await app.admin.query(
    `insert into sso.domains (organization_id, id, domain, proof, verified_at, required, created_at)
     values ($1, gen_random_uuid(), 'harbour.example', 'a proof of the domain', now(), true, now())`,
    [tenant.id]
  )
})
afterAll(() => app.stop())

it("sso show shows the sign-in service and domains, without the secret", async () => {
  const shown = await cli.json("sso", "show", "--organization", tenant.id)
  expect(shown).toMatchObject({
    connection: { name: "Harbour ID" },
    domains: [{ domain: "harbour.example", required: true }]
  })
  expect(JSON.stringify(shown)).not.toContain("sealed")
})

it("sso release lets people sign in in other ways again", async () => {
  const words = ["sso", "release", "--organization", tenant.id]
  expect(await cli.json(...words)).toMatchObject({ domains: [{ required: false }] })
  expect(await logged(app, tenant, "sso.not_required")).toMatchObject([{ subject: "harbour.example" }])
})
