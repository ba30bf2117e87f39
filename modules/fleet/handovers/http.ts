import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { recordHandover } from "./commands/RecordHandover.ts"
import { reopenDamage } from "./commands/ReopenDamage.ts"
import { repairDamage } from "./commands/RepairDamage.ts"
import { getHandover } from "./queries/GetHandover.ts"
import { listDamage } from "./queries/ListDamage.ts"
import { listHandovers } from "./queries/ListHandovers.ts"

export const handoversHttp = [
  route(endpoints.ListHandovers, ({ params, query }) => listHandovers(params.vehicleId, pageRequest(query))),
  route(endpoints.GetHandover, ({ params }) => getHandover(params.handoverId)),
  route(endpoints.RecordHandover, ({ params, body }) => recordHandover(params.handoverId, body)),
  route(endpoints.ListDamage, ({ params, query }) => listDamage(params.vehicleId, query.state)),
  route(endpoints.RepairDamage, ({ params }) => repairDamage(params.damageId)),
  route(endpoints.ReopenDamage, ({ params }) => reopenDamage(params.damageId))
]
