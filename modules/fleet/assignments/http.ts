import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { assignDriver } from "./commands/AssignDriver.ts"
import { cancelAssignment } from "./commands/CancelAssignment.ts"
import { editAssignment } from "./commands/EditAssignment.ts"
import { endAssignment } from "./commands/EndAssignment.ts"
import { startAssignment } from "./commands/StartAssignment.ts"
import { swapDrivers } from "./commands/SwapDrivers.ts"
import { listAssignments } from "./queries/ListAssignments.ts"
import { listVehicleDrivers } from "./queries/ListVehicleDrivers.ts"

export const assignmentsHttp = [
  route(endpoints.ListAssignments, ({ query }) => listAssignments(query, pageRequest(query))),
  route(endpoints.ListVehicleDrivers, ({ params, query }) => listVehicleDrivers(params.vehicleId, query.at)),
  route(endpoints.AssignDriver, ({ body }) => assignDriver(body)),
  route(endpoints.EditAssignment, ({ params, body }) => editAssignment(params.assignmentId, body)),
  route(endpoints.StartAssignment, ({ params, body }) => startAssignment(params.assignmentId, body.at)),
  route(endpoints.EndAssignment, ({ params, body }) => endAssignment(params.assignmentId, body.at)),
  route(endpoints.CancelAssignment, ({ params }) => cancelAssignment(params.assignmentId)),
  route(endpoints.SwapDrivers, ({ body }) => swapDrivers(body))
]
