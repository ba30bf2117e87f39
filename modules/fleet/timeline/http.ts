import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { listFleetActivity } from "./queries/ListFleetActivity.ts"
import { listTimeline } from "./queries/ListTimeline.ts"

export const timelineHttp = [
  route(endpoints.ListTimeline, ({ params, query }) => listTimeline(params.vehicleId, pageRequest(query))),
  route(endpoints.ListFleetActivity, ({ query }) => listFleetActivity(pageRequest(query)))
]
