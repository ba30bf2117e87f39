import { route } from "#infra/http"
import { Effect } from "effect"
import { requestDemo } from "./commands/RequestDemo.ts"
import * as endpoints from "./contract/index.ts"

export const leadsHttp = [route(endpoints.RequestDemo, ({ body }) => Effect.as(requestDemo(body), {}))]
