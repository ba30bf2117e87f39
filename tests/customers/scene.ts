import { CreateCustomer, type CustomerView, ImportCustomers, ListCustomers } from "#customers/contract"
import { EditOrganization } from "#tenancy/contract"
import { randomUUID } from "node:crypto"
import type { TestApp } from "../support/app.ts"
import { ask } from "../tenancy/ask.ts"
import { depot, type Depot, type Person } from "../tenancy/scene.ts"

type Fields = (typeof CreateCustomer)["body"]["Encoded"]
type Rows = (typeof ImportCustomers)["body"]["Encoded"]["rows"]

const defaults: Fields = { name: "Nia Nobody", email: null, phone: null, notes: null }

/** An organization with shortcuts for its customers. */
export interface Office extends Depot {
  readonly create: (fields?: Partial<Fields>, by?: Person) => ReturnType<typeof ask<typeof CreateCustomer>>
  readonly customer: (fields?: Partial<Fields>) => Promise<CustomerView>
  readonly list: (query?: Readonly<Record<string, string>>) => Promise<ReadonlyArray<CustomerView>>
  readonly names: (query?: Readonly<Record<string, string>>) => Promise<ReadonlyArray<string>>
  readonly importRows: (
    rows: Rows,
    more?: { readonly importId?: string; readonly preview?: boolean; readonly by?: Person }
  ) => ReturnType<typeof ask<typeof ImportCustomers>>
}

export const office = async (app: TestApp, name?: string): Promise<Office> => {
  const house = await depot(app, name)
  const token = house.owner.access_token
  const create: Office["create"] = (fields = {}, by = house.owner) =>
    ask(app, CreateCustomer, {
      token: by.access_token,
      params: house.params(),
      body: { ...defaults, ...fields }
    })
  const list: Office["list"] = async (query = {}) =>
    (await ask(app, ListCustomers, { token, params: house.params(), query })).value.items
  return {
    ...house,
    create,
    customer: async (fields) => (await create(fields)).value,
    list,
    names: async (query) => (await list(query)).map((customer) => customer.name),
    importRows: (rows, { importId = randomUUID(), preview = false, by = house.owner } = {}) =>
      ask(app, ImportCustomers, {
        token: by.access_token,
        params: house.params({ importId }),
        body: { preview, rows }
      })
  }
}

/** Switches emails to customers on or off. */
export const switchCustomerEmail = (app: TestApp, { owner, params }: Depot, customer_email = true) =>
  ask(app, EditOrganization, { token: owner.access_token, params: params(), body: { customer_email } })

/** The audit log of an organization, oldest first. */
export const logged = async (app: TestApp, { id }: Depot, action: string) => {
  const { rows } = await app.admin.query(
    "select subject, details from audit.entries where organization_id = $1 and action = $2 order by at, id",
    [id, action]
  )
  return rows
}

/** How often an event of this name was published in an organization. */
export const published = async (app: TestApp, { id }: Depot, name: string): Promise<number> => {
  const { rows } = await app.admin.query(
    "select count(*)::int as n from app.outbox where organization_id = $1 and name = $2",
    [id, name]
  )
  return rows[0].n
}
