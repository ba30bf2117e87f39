import { CreateCustomer, type CustomerView, ListCustomers } from "#customers/contract"
import { EditOrganization } from "#tenancy/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

type Fields = (typeof CreateCustomer)["body"]["Encoded"]

const defaults: Fields = { name: "Nia Nobody", email: null, phone: null, notes: null }

/** An organization with shortcuts for its customers. */
export interface CustomersTenant extends Tenant {
  readonly create: (
    fields?: Partial<Fields>,
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof CreateCustomer>>
  readonly customer: (fields?: Partial<Fields>) => Promise<CustomerView>
  readonly list: (query?: Readonly<Record<string, string>>) => Promise<ReadonlyArray<CustomerView>>
  readonly names: (query?: Readonly<Record<string, string>>) => Promise<ReadonlyArray<string>>
}

export const createCustomersTenant = async (app: TestApp, name?: string): Promise<CustomersTenant> => {
  const tenant = await createTenant(app, name)
  const token = tenant.owner.access_token
  const create: CustomersTenant["create"] = (fields = {}, by = tenant.owner) =>
    callEndpoint(app, CreateCustomer, {
      token: by.access_token,
      params: tenant.params(),
      body: { ...defaults, ...fields }
    })
  const list: CustomersTenant["list"] = async (query = {}) =>
    (await callEndpoint(app, ListCustomers, { token, params: tenant.params(), query })).value.items
  return {
    ...tenant,
    create,
    customer: async (fields) => (await create(fields)).value,
    list,
    names: async (query) => (await list(query)).map((customer) => customer.name)
  }
}

/** Switches emails to customers on or off. */
export const switchCustomerEmail = (app: TestApp, { owner, params }: Tenant, customer_email = true) =>
  callEndpoint(app, EditOrganization, {
    token: owner.access_token,
    params: params(),
    body: { customer_email }
  })
