import { sortedPageRequest } from "#kernel"
import { exportList, route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { changeLifecycle } from "./commands/ChangeLifecycle.ts"
import { changeVehicles } from "./commands/ChangeVehicles.ts"
import { createVehicle } from "./commands/CreateVehicle.ts"
import { editVehicle } from "./commands/EditVehicle.ts"
import { exportVehicles } from "./commands/ExportVehicles.ts"
import { countVehicles } from "./queries/CountVehicles.ts"
import { decodeVin } from "./queries/DecodeVin.ts"
import { exportPage } from "./queries/ExportPage.ts"
import { getVehicle } from "./queries/GetVehicle.ts"
import { listRegistrations } from "./queries/ListRegistrations.ts"
import { listVehicles } from "./queries/ListVehicles.ts"
import { listVehicleTags } from "./queries/ListVehicleTags.ts"
import { filterOf } from "./queries/VehicleList.ts"

export const vehiclesHttp = [
  route(endpoints.ListVehicles, ({ query }) =>
    listVehicles(filterOf(query), sortedPageRequest(query), query.sort)
  ),
  route(endpoints.CountVehicles, ({ query }) => countVehicles(filterOf(query))),
  route(endpoints.GetVehicle, ({ params }) => getVehicle(params.vehicleId)),
  route(endpoints.CreateVehicle, ({ body }) => createVehicle(body)),
  route(endpoints.EditVehicle, ({ params, body }) => editVehicle(params.vehicleId, body)),
  route(endpoints.ChangeLifecycle, ({ params, body }) => changeLifecycle(params.vehicleId, body)),
  route(endpoints.ChangeVehicles, ({ body }) => changeVehicles(body)),
  route(endpoints.ListRegistrations, ({ params }) => listRegistrations(params.vehicleId)),
  exportList(
    endpoints.ExportVehicles,
    ({ query }) => exportVehicles(filterOf(query), query),
    ({ query }, after) => exportPage(filterOf(query), after, query.sort)
  ),
  route(endpoints.ListVehicleTags, () => listVehicleTags()),
  route(endpoints.DecodeVin, ({ body }) => decodeVin(body.vin, body.model_year))
]
