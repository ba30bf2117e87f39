import { CountCustomers, CustomerSort, EditCustomer, ListCustomers } from "#customers/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
let tenant: CustomersTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await createCustomersTenant(app)
  for (const name of ["Zoë", "anna", "Élan", "Anna", "Bö. 1.2"]) await tenant.customer({ name })
  const { id } = (await tenant.list()).find(({ name }) => name === "Zoë") ?? { id: "" }
  await callEndpoint(app, EditCustomer, {
    token: tenant.owner.access_token,
    params: tenant.params({ customerId: id }),
    body: { notes: "edited last" }
  })
})
afterAll(() => app.stop())

/** All pages of two rows each. */
const inPages = async (sort: string): Promise<ReadonlyArray<string>> => {
  const names: Array<string> = []
  let after: string | undefined
  do {
    const { value } = await callEndpoint(app, ListCustomers, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      query: { sort, limit: "2", ...(after === undefined ? {} : { after }) }
    })
    names.push(...value.items.map(({ name }) => name))
    after = value.next ?? undefined
  } while (after !== undefined)
  return names
}

it("lists customers in every order, page by page", async () => {
  const created = ["Zoë", "anna", "Élan", "Anna", "Bö. 1.2"]
  const byName = ["anna", "Anna", "Bö. 1.2", "Élan", "Zoë"]
  const updated = ["anna", "Élan", "Anna", "Bö. 1.2", "Zoë"]
  const orders = { name: byName, created, updated }
  for (const [sort, names] of Object.entries(orders)) {
    expect(await inPages(sort)).toEqual(names)
    expect(await inPages(`-${sort}`)).toEqual(names.toReversed())
  }
})

it.each(CustomerSort.literals)("accepts the position of another order, for %s", async (sort) => {
  const id = "0199d6a0-0000-7000-8000-000000000001"
  for (const key of ["Zoë", "1.5", "9".repeat(200), "Infinity", "-1"]) {
    const query = { sort, after: `${key}.${id}` }
    const { status } = await callEndpoint(app, ListCustomers, {
      token: tenant.owner.access_token,
      params: tenant.params(),
      query
    })
    expect([key, status]).toEqual([key, 200])
  }
})

it("counts the customers that match", async () => {
  const count = async (query: Readonly<Record<string, string>>) =>
    (
      await callEndpoint(app, CountCustomers, {
        token: tenant.owner.access_token,
        params: tenant.params(),
        query
      })
    ).value.count
  expect(await count({})).toBe(5)
  expect(await count({ search: "anna" })).toBe(2)
  expect(await count({ archived: "true" })).toBe(0)
})
