import { endpoint } from "#kernel"
import { Schema } from "effect"
import { Organization } from "./views.ts"

/** With the time from which on members need a second factor, if they do, and whether this one has none. */
export const MyOrganization = Schema.Struct({
  ...Organization.fields,
  second_factor_from: Schema.optionalKey(Schema.Date),
  lacks_second_factor: Schema.optionalKey(Schema.Boolean)
})
export type MyOrganization = typeof MyOrganization.Type

const group = "Organizations"

export const MyOrganizations = endpoint({
  name: "myOrganizations",
  group,
  method: "GET",
  path: "/api/me/organizations",
  access: "person",
  acceptsTokens: true,
  summary: "List your organizations, newest first",
  output: Schema.Struct({ items: Schema.Array(MyOrganization) })
})
