import { IMPORTS_AT_WORK } from "#imports/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createCustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { importsOf, workOn } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createCustomersTenant(app)
  return { tenant, imports: importsOf(app, tenant) }
}

it("an organization has few imports at work, so that others need not wait for all of them", async () => {
  const [{ imports }, other] = [await scene(), await scene()]
  const ids: Array<string> = []
  while (ids.length < IMPORTS_AT_WORK) ids.push(await imports.upload(["Name", "Ada"]))
  const refused = { status: 409, code: "too_many_imports" }
  expect(await imports.begin(randomUUID(), 10)).toMatchObject(refused)
  expect((await other.imports.begin(randomUUID(), 10)).status).toBe(200)
  const [first = ""] = ids
  await imports.settled(first)
  expect((await imports.begin(randomUUID(), 10)).status).toBe(200)
})

it("a job works for about a second, then leaves the rest to the next one", async () => {
  const { tenant, imports } = await scene()
  const rows = Array.from({ length: 60_000 }, (_, n) => `Customer ${n}`)
  const view = await imports.read(["Name", ...rows])
  await imports.map(view)
  await imports.start(view.id)
  const events = async () =>
    (
      await app.admin.query("select from app.outbox where organization_id = $1 and name = 'ImportChanged'", [
        tenant.id
      ])
    ).rowCount ?? 0
  const before = await events()
  await workOn(app, tenant, view.id, "ImportChanged")
  const { state, done } = await imports.get(view.id)
  expect(state).toBe("running")
  expect(done).toBeGreaterThan(0)
  expect(await events()).toBe(before + 1)
  await imports.stop(view.id)
})
