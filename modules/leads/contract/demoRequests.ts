import { endpoint, HOUR } from "#kernel"
import { Schema } from "effect"
import { DemoRequest } from "./views.ts"

export const RequestDemo = endpoint({
  name: "requestDemo",
  group: "Demo requests",
  method: "POST",
  path: "/api/public/demo-requests",
  access: "public",
  summary: "Request a demo",
  body: Schema.Struct({
    ...DemoRequest.fields,
    /** Hidden in the form: only bots fill it in, and they get the same response. */
    website: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))
  }),
  status: 202,
  limits: [
    { per: "network", times: 20, seconds: HOUR },
    { per: { field: "email" }, times: 3, seconds: 24 * HOUR }
  ]
})
