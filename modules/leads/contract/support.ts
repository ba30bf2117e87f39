import { endpoint } from "#kernel"
import { Schema } from "effect"

export const GetSupport = endpoint({
  name: "getSupport",
  group: "Support",
  method: "GET",
  path: "/api/public/support",
  access: "public",
  summary: "Get the email address of the support",
  /** Null: the operator has not set one. */
  output: Schema.Struct({ email: Schema.NullOr(Schema.String) })
})
