import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { endPrivateDrive } from "./commands/EndPrivateDrive.ts"
import { setTripPurpose } from "./commands/SetTripPurpose.ts"
import { startPrivateDrive } from "./commands/StartPrivateDrive.ts"
import { getPrivateDrive } from "./queries/GetPrivateDrive.ts"
import { listTrips } from "./queries/ListTrips.ts"

export const tripsHttp = [
  route(endpoints.ListTrips, ({ params, query }) => listTrips(params.vehicleId, query)),
  route(endpoints.SetTripPurpose, ({ params, body }) => setTripPurpose(params.vehicleId, body)),
  route(endpoints.GetPrivateDrive, ({ params }) => getPrivateDrive(params.vehicleId)),
  route(endpoints.StartPrivateDrive, ({ params }) => startPrivateDrive(params.vehicleId)),
  route(endpoints.EndPrivateDrive, ({ params }) => endPrivateDrive(params.vehicleId))
]
