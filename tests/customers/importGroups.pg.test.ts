import { ArchiveCustomer } from "#customers/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const groups = async (tenant: CustomersTenant) =>
  (await tenant.list()).map(({ name, type, tags, owner_id }) => ({ name, type, tags, owner_id }))

it("imports type, tags and owner in the notations people use", async () => {
  const tenant = await createCustomersTenant(app)
  const { owner } = tenant
  const finished = await importsOf(app, tenant).run([
    "Name,Type,Tags,Owner",
    `Böhm,Firma,"VIP; Long  term,vip",${owner.email.toUpperCase()}`,
    "Cleo, persona ,,olga  OWNER",
    "Empty,,,"
  ])
  expect(finished).toMatchObject({ created: 3, skipped: 0, failed: 0 })
  expect(await groups(tenant)).toEqual([
    { name: "Böhm", type: "company", tags: ["long term", "vip"], owner_id: owner.user.id },
    { name: "Cleo", type: "person", tags: [], owner_id: owner.user.id },
    { name: "Empty", type: "person", tags: [], owner_id: null }
  ])
})

it("says which type, tag or owner it does not know, also of someone in another organization", async () => {
  const [tenant, other] = [await createCustomersTenant(app), await createCustomersTenant(app)]
  const imports = importsOf(app, tenant)
  const columns = ["name", "type", "tags", "owner"]
  const { id } = await imports.check(
    [
      "Name,Type,Tags,Owner",
      "A,robot,,",
      `B,,"short,${"x".repeat(41)}",`,
      `C,,"${Array.from({ length: 21 }, (_, n) => `tag ${n}`).join(",")}",`,
      `D,,,${other.owner.email}`
    ],
    { columns }
  )
  const errors = (await imports.rows(id)).flatMap((row) =>
    row.errors.map(({ field, message }) => ({ line: row.line, field, message }))
  )
  expect(errors).toEqual([
    { line: 2, field: "type", message: "Enter person or company." },
    { line: 3, field: "tags", message: "Tag must be at most 40 characters." },
    { line: 4, field: "tags", message: "A customer has at most 20 tags." },
    { line: 5, field: "owner", message: "Owner must be a member's email address or full name." }
  ])
})

it("imports an exported file without losing anything", async () => {
  const tenant = await createCustomersTenant(app)
  const token = tenant.owner.access_token
  for (const one of [
    { name: "Böhm", type: "company" as const, tags: ["vip", "=1+1"], owner_id: tenant.owner.user.id },
    { name: "Cleo", email: "cleo@sand.example", phone: "+1 415 555 0134", notes: "two\nlines" }
  ])
    await tenant.customer(one)
  const entered = ({ name, email, phone, notes, type, tags, owner_id }: (typeof before)[number]) => ({
    name,
    email,
    phone,
    notes,
    type,
    tags,
    owner_id
  })
  const before = await tenant.list()
  const response = await app.hono.request(`/api/organizations/${tenant.id}/customer-export`, {
    headers: { authorization: `Bearer ${token}` }
  })
  const exported = await response.text()
  for (const { id } of before)
    await callEndpoint(app, ArchiveCustomer, { token, params: tenant.params({ customerId: id }) })
  expect(await importsOf(app, tenant).run(exported)).toMatchObject({ created: 2, failed: 0 })
  expect((await tenant.list()).map(entered)).toEqual(before.map(entered))
})
