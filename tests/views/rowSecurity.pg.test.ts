import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createViewsTenant, type ViewsTenant } from "./scene.ts"

let app: TestApp
let views: ViewsTenant
let client: Client
let personal: string
let shared: string
beforeAll(async () => {
  app = await startApp()
  views = await createViewsTenant(app)
  personal = (await views.create(views.agent)).value.id
  shared = (await views.create(views.agent, { shared: true })).value.id
  client = new Client({ connectionString: app.urls.application })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

/** How many rows a statement of the owner concerns, bypassing the application. */
const asOwner = async (statement: string) => {
  await client.query("begin")
  try {
    await client.query("select tenancy.enter($1, $2)", [views.id, views.owner.user.id])
    return (await client.query(statement)).rowCount
  } finally {
    await client.query("rollback")
  }
}

it("hides personal views from everyone else", async () => {
  expect(await asOwner(`select from views.saved_views where id = '${personal}'`)).toBe(0)
  expect(await asOwner(`update views.saved_views set name = 'x' where id = '${personal}'`)).toBe(0)
  expect(await asOwner(`select from views.saved_views where id = '${shared}'`)).toBe(1)
  expect(await asOwner(`update views.saved_views set name = 'x' where id = '${shared}'`)).toBe(1)
})

it("keeps a shared view of someone else shared", () =>
  expect(asOwner(`update views.saved_views set shared = false where id = '${shared}'`)).rejects.toThrow(
    /row-level security/
  ))

it("keeps members from sharing in the name of others", () =>
  expect(
    asOwner(`
      insert into views.saved_views (organization_id, id, user_id, list, name, query, columns, shared, version,
        created_at, updated_at)
      values ('${views.id}', '${randomUUID()}', '${views.agent.user.id}', 'customers', 'Forged', '', '[]', true, 1,
        now(), now())`)
  ).rejects.toThrow(/row-level security/))
