import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { recordFuel } from "./commands/RecordFuel.ts"
import { restoreFuel } from "./commands/RestoreFuel.ts"
import { voidFuel } from "./commands/VoidFuel.ts"
import { listFuel } from "./queries/ListFuel.ts"
import { showFuelTotals } from "./queries/ShowFuelTotals.ts"

export const fuelHttp = [
  route(endpoints.ListFuel, ({ params, query }) => listFuel(params.vehicleId, pageRequest(query))),
  route(endpoints.ShowFuelTotals, ({ params }) => showFuelTotals(params.vehicleId)),
  route(endpoints.RecordFuel, ({ params, body }) => recordFuel(params.vehicleId, body)),
  route(endpoints.VoidFuel, ({ params, body }) => voidFuel(params.entryId, body)),
  route(endpoints.RestoreFuel, ({ params }) => restoreFuel(params.entryId))
]
