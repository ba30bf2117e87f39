import { route } from "#infra/http"
import { Effect } from "effect"
import { completeConnection } from "./commands/CompleteConnection.ts"
import { disconnect } from "./commands/Disconnect.ts"
import { readSharedVehicles } from "./commands/ReadSharedVehicles.ts"
import { startConnection } from "./commands/StartConnection.ts"
import * as endpoints from "../contract/index.ts"
import { listSharedVehicles } from "./queries/ListSharedVehicles.ts"
import { myConnection } from "./queries/MyConnection.ts"

export const connectionsHttp = [
  route(endpoints.MyConnection, ({ params }) => myConnection(params.provider)),
  route(endpoints.StartConnection, ({ params }) => startConnection(params.provider)),
  route(endpoints.CompleteConnection, ({ params, body }) => completeConnection(params.provider, body)),
  // There is only one provider. A second one will need its own endpoint to disconnect.
  route(endpoints.Disconnect, () => Effect.as(disconnect(), {})),
  route(endpoints.ListSharedVehicles, ({ params }) => listSharedVehicles(params.provider)),
  route(endpoints.ReadSharedVehicles, ({ params }) => readSharedVehicles(params.provider))
]
