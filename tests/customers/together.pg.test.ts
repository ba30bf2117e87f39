import { ChangeCustomers, MAX_CHANGED, MAX_TAGS } from "#customers/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const change = (
  tenant: CustomersTenant,
  body: (typeof ChangeCustomers)["body"]["Encoded"],
  by = tenant.owner
) => callEndpoint(app, ChangeCustomers, { token: by.access_token, params: tenant.params(), body })

it("archives and restores several customers, with one event and one audit entry each", async () => {
  const tenant = await createCustomersTenant(app)
  const ids = [(await tenant.customer({ name: "A" })).id, (await tenant.customer({ name: "B" })).id]
  await tenant.customer({ name: "C" })
  const archived = await change(tenant, { ids, archived: true })
  expect(archived.value.changed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await tenant.names()).toEqual(["C"])
  expect((await change(tenant, { ids, archived: true })).value).toEqual({ changed: [], skipped: [] })
  expect((await change(tenant, { ids, archived: false })).value.skipped).toEqual([])
  expect(await tenant.names()).toEqual(["C", "B", "A"])
  expect(await logged(app, tenant, "customers.archived")).toMatchObject([{ details: { count: "2" } }])
  expect(await logged(app, tenant, "customers.restored")).toMatchObject([{ details: { count: "2" } }])
  expect(await published(app, tenant, "CustomersChanged")).toBe(2)
})

it("does not restore customers whose address is taken, also by one another", async () => {
  const tenant = await createCustomersTenant(app)
  const ids: Array<string> = []
  for (const email of ["one@example.com", "one@example.com", "two@example.com"]) {
    const { id } = await tenant.customer({ email })
    await change(tenant, { ids: [id], archived: true })
    ids.push(id)
  }
  await tenant.customer({ email: "two@example.com" })
  const { value } = await change(tenant, { ids, archived: false })
  expect(value.changed).toHaveLength(1)
  expect(value.skipped).toMatchObject([{ reason: "address_taken" }, { reason: "address_taken" }])
  expect(await tenant.list()).toHaveLength(2)
})

it("adds and removes tags, and reports whom it skips", async () => {
  const tenant = await createCustomersTenant(app)
  const tagged = await tenant.customer({ tags: ["vip"] })
  const full = await tenant.customer({ tags: Array.from({ length: MAX_TAGS }, (_, at) => `tag ${at}`) })
  const gone = await tenant.customer()
  const plain = await tenant.customer()
  await change(tenant, { ids: [gone.id], archived: true })
  const foreign = await (await createCustomersTenant(app)).customer()
  const ids = [tagged, full, gone, plain, foreign].map(({ id }) => id)
  const { value } = await change(tenant, { ids, add_tags: [" VIP "] })
  expect(value).toMatchObject({ changed: [{ id: plain.id, owner_before: null }] })
  expect(new Map(value.skipped.map(({ id, reason }) => [id, reason]))).toEqual(
    new Map([
      [full.id, "too_many_tags"],
      [gone.id, "archived"],
      [foreign.id, "not_found"]
    ])
  )
  await change(tenant, { ids, remove_tags: ["vip"] })
  expect(await tenant.list({ tag: "vip" })).toEqual([])
  expect(await logged(app, tenant, "customers.edited")).toMatchObject([
    { details: { count: "1", fields: "tags" } },
    { details: { count: "2", fields: "tags" } }
  ])
})

it("sets the owner, and returns the one before", async () => {
  const tenant = await createCustomersTenant(app)
  const owner_id = (await tenant.addMember("sales")).user.id
  const { id } = await tenant.customer()
  expect((await change(tenant, { ids: [id], owner_id })).value.changed).toEqual([{ id, owner_before: null }])
  expect((await change(tenant, { ids: [id], owner_id: null })).value.changed).toEqual([
    { id, owner_before: owner_id }
  ])
  expect((await change(tenant, { ids: [id], owner_id: randomUUID() })).status).toBe(404)
})

it("is refused for viewers and for too many customers", async () => {
  const tenant = await createCustomersTenant(app)
  const viewer = await tenant.addMember("viewer")
  expect((await change(tenant, { ids: [randomUUID()], archived: true }, viewer)).status).toBe(403)
  const ids = Array.from({ length: MAX_CHANGED + 1 }, () => randomUUID())
  expect((await change(tenant, { ids, archived: true })).status).toBe(422)
})

it("changes the most customers of a call", async () => {
  const tenant = await createCustomersTenant(app)
  await app.admin.query(
    `insert into customers.customers (organization_id, id, name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Customer ' || n, now(), now() from generate_series(1, $2::int) n`,
    [tenant.id, MAX_CHANGED]
  )
  const { rows } = await app.admin.query("select id from customers.customers where organization_id = $1", [
    tenant.id
  ])
  const { value } = await change(tenant, { ids: rows.map(({ id }) => id), add_tags: ["all"] })
  expect(value.changed).toHaveLength(MAX_CHANGED)
  expect((await tenant.list({ tag: "all" })).length).toBeGreaterThan(0)
})
