import { EditCustomer, ListCustomers, ListTags, MAX_TAGS } from "#customers/contract"
import { LeaveOrganization } from "#tenancy/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged } from "../support/history.ts"
import { untilBlocked } from "../support/patience.ts"
import { createCustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("lists customers by type, tag and owner, also together with a search", async () => {
  const tenant = await createCustomersTenant(app)
  const owner_id = (await tenant.addMember("sales")).user.id
  await tenant.customer({ name: "Ana" })
  await tenant.customer({ name: "Depot", type: "company", tags: ["VIP", " vip ", "Long  term"], owner_id })
  await tenant.customer({ name: "Depot North", type: "company", tags: ["vip"] })
  const [depot] = await tenant.list({ owner: owner_id })
  expect(depot).toMatchObject({ name: "Depot", type: "company", tags: ["long term", "vip"], owner_id })
  expect(await tenant.names({ type: "company" })).toEqual(["Depot North", "Depot"])
  expect(await tenant.names({ type: "person" })).toEqual(["Ana"])
  expect(await tenant.names({ tag: "VIP" })).toEqual(["Depot North", "Depot"])
  expect(await tenant.names({ tag: "long term", search: "depot" })).toEqual(["Depot"])
  expect(await tenant.names({ tag: "long" })).toEqual([])
  const other = await createCustomersTenant(app)
  await other.customer({ tags: ["vip"] })
  expect(await tenant.names({ tag: "vip" })).toHaveLength(2)
})

it("names the changed fields in the audit log, and leaves no trace of the same tags in another notation", async () => {
  const tenant = await createCustomersTenant(app)
  const { id } = await tenant.customer({ tags: ["vip"] })
  const edit = (body: (typeof EditCustomer)["body"]["Encoded"]) =>
    callEndpoint(app, EditCustomer, {
      token: tenant.owner.access_token,
      params: tenant.params({ customerId: id }),
      body
    })
  expect((await edit({ tags: [" VIP"] })).value.tags).toEqual(["vip"])
  expect(await logged(app, tenant, "customer.edited")).toEqual([])
  expect((await edit({ type: "company", tags: [] })).value).toMatchObject({ type: "company", tags: [] })
  expect(await logged(app, tenant, "customer.edited")).toMatchObject([{ details: { fields: "type, tags" } }])
  const many = Array.from({ length: MAX_TAGS + 1 }, (_, at) => `tag ${at}`)
  expect((await edit({ tags: many })).status).toBe(422)
})

it("accepts only members as owners, and has none once the owner left", async () => {
  const tenant = await createCustomersTenant(app)
  const stranger = (await createCustomersTenant(app)).owner
  expect(await tenant.create({ owner_id: stranger.user.id })).toMatchObject({
    status: 404,
    detail: "This member doesn't exist, or you don't have access to it."
  })
  const member = await tenant.addMember("sales")
  const { id } = await tenant.customer({ owner_id: member.user.id })
  const params = tenant.params({ customerId: id })
  const token = tenant.owner.access_token
  const body = { owner_id: stranger.user.id }
  expect((await callEndpoint(app, EditCustomer, { token, params, body })).status).toBe(404)
  await callEndpoint(app, LeaveOrganization, { token: member.access_token, params: tenant.params() })
  expect(
    (await callEndpoint(app, ListCustomers, { token, params: tenant.params() })).value.items
  ).toMatchObject([{ id, owner_id: null }])
})

it("refuses an owner who leaves the organization at the same moment", async () => {
  const tenant = await createCustomersTenant(app)
  const member = await tenant.addMember("sales")
  const leaving = await app.admin.connect()
  try {
    await leaving.query("begin")
    await leaving.query("delete from tenancy.members where organization_id = $1 and user_id = $2", [
      tenant.id,
      member.user.id
    ])
    const creating = tenant.create({ owner_id: member.user.id })
    await untilBlocked(app)
    await leaving.query("commit")
    expect(await creating).toMatchObject({
      status: 404,
      detail: "This member doesn't exist, or you don't have access to it."
    })
  } finally {
    leaving.release()
  }
  expect(await tenant.list()).toEqual([])
})

it("suggests the tags that most customers have first", async () => {
  const tenant = await createCustomersTenant(app)
  for (const tags of [["vip", "net 30"], ["vip"], []]) await tenant.customer({ tags })
  const { value } = await callEndpoint(app, ListTags, {
    token: tenant.owner.access_token,
    params: tenant.params()
  })
  expect(value.items).toEqual([
    { tag: "vip", customers: 2 },
    { tag: "net 30", customers: 1 }
  ])
})
