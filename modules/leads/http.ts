import { route } from "#infra/http"
import { Effect } from "effect"
import { requestDemo } from "./commands/RequestDemo.ts"
import * as endpoints from "./contract/index.ts"
import { getSupport } from "./queries/GetSupport.ts"

export const leadsHttp = [
  route(endpoints.RequestDemo, ({ body }) => Effect.as(requestDemo(body), {})),
  route(endpoints.GetSupport, () => getSupport())
]
