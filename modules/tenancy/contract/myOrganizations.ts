import { endpoint } from "#kernel"
import { Schema } from "effect"
import { Organization } from "./views.ts"

const group = "Organizations"

export const MyOrganizations = endpoint({
  name: "myOrganizations",
  group,
  method: "GET",
  path: "/api/me/organizations",
  access: "person",
  summary: "List your organizations, newest first",
  output: Schema.Struct({ items: Schema.Array(Organization) })
})
