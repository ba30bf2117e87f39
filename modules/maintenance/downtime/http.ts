import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addDowntime } from "./commands/AddDowntime.ts"
import { editDowntime } from "./commands/EditDowntime.ts"
import { endDowntime } from "./commands/EndDowntime.ts"
import { removeDowntime } from "./commands/RemoveDowntime.ts"
import { getDowntimeSummary } from "./queries/GetDowntimeSummary.ts"
import { listDowntime } from "./queries/ListDowntime.ts"

export const downtimeHttp = [
  route(endpoints.ListDowntime, ({ query: { vehicle, during, cause, planned, ...query } }) =>
    listDowntime(
      {
        ...(vehicle !== undefined && { vehicle }),
        ...(during !== undefined && { during }),
        ...(cause !== undefined && { cause }),
        ...(planned !== undefined && { planned: planned === "true" })
      },
      pageRequest(query)
    )
  ),
  route(endpoints.GetDowntimeSummary, ({ query }) => getDowntimeSummary(query.during, query.vehicle)),
  route(endpoints.AddDowntime, ({ params, body }) => addDowntime(params.vehicleId, body)),
  route(endpoints.EditDowntime, ({ params, body }) => editDowntime(params.downtimeId, body)),
  route(endpoints.EndDowntime, ({ params, body }) => endDowntime(params.downtimeId, body.at)),
  route(endpoints.RemoveDowntime, ({ params }) => removeDowntime(params.downtimeId))
]
