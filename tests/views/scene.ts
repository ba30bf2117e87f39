import {
  CreateSavedView,
  DeleteSavedView,
  EditSavedView,
  ListSavedViews,
  type ReadableView,
  RestoreSavedView
} from "#views/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint, type EndpointResponse } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

type Body = (typeof CreateSavedView)["body"]["Encoded"]
type Changes = (typeof EditSavedView)["body"]["Encoded"]

export const fields: Body = {
  list: "customers",
  name: "Companies",
  query: "type=company&sort=name",
  columns: [
    { key: "name", width: 240 },
    { key: "email", width: null }
  ],
  shared: false
}

/** An organization with shortcuts for its saved views. */
export interface ViewsTenant extends Tenant {
  /** Members who may share views, and who may not. */
  readonly agent: Person
  readonly viewer: Person
  readonly create: (by: Person, body?: Partial<Body>) => Promise<EndpointResponse<typeof CreateSavedView>>
  readonly edit: (by: Person, id: string, body: Changes) => Promise<EndpointResponse<typeof EditSavedView>>
  readonly remove: (by: Person, id: string) => Promise<EndpointResponse<typeof DeleteSavedView>>
  readonly restore: (by: Person, id: string) => Promise<EndpointResponse<typeof RestoreSavedView>>
  readonly list: (by: Person, name?: string) => Promise<ReadonlyArray<ReadableView>>
  readonly names: (by: Person) => Promise<ReadonlyArray<string>>
}

export const createViewsTenant = async (app: TestApp): Promise<ViewsTenant> => {
  const tenant = await createTenant(app)
  const all = ({ access_token: token }: Person) => ({ token, params: tenant.params() })
  const one = ({ access_token: token }: Person, savedViewId: string) => ({
    token,
    params: tenant.params({ savedViewId })
  })
  const list: ViewsTenant["list"] = async (by, name = "customers") =>
    (await callEndpoint(app, ListSavedViews, { ...all(by), query: { list: name } })).value.items
  return {
    ...tenant,
    agent: await tenant.addMember("agent"),
    viewer: await tenant.addMember("viewer"),
    create: (by, body) => callEndpoint(app, CreateSavedView, { ...all(by), body: { ...fields, ...body } }),
    edit: (by, id, body) => callEndpoint(app, EditSavedView, { ...one(by, id), body }),
    remove: (by, id) => callEndpoint(app, DeleteSavedView, one(by, id)),
    restore: (by, id) => callEndpoint(app, RestoreSavedView, one(by, id)),
    list,
    names: async (by) => (await list(by)).map(({ name }) => name)
  }
}
