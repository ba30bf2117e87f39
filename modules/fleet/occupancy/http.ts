import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { arriveTransfer } from "./commands/ArriveTransfer.ts"
import { blockVehicle } from "./commands/BlockVehicle.ts"
import { confirmHold } from "./commands/ConfirmHold.ts"
import { extendHold } from "./commands/ExtendHold.ts"
import { releaseHold } from "./commands/ReleaseHold.ts"
import { retakeHold } from "./commands/RetakeHold.ts"
import { startHold } from "./commands/StartHold.ts"
import { transferVehicle } from "./commands/TransferVehicle.ts"
import { withdrawConfirmation } from "./commands/WithdrawConfirmation.ts"
import { listHolds } from "./queries/ListHolds.ts"

export const occupancyHttp = [
  route(endpoints.ListHolds, ({ params, query }) => listHolds(params.vehicleId, query, pageRequest(query))),
  route(endpoints.BlockVehicle, ({ params, body }) => blockVehicle(params.vehicleId, body)),
  route(endpoints.TransferVehicle, ({ params, body }) => transferVehicle(params.vehicleId, body)),
  route(endpoints.ArriveTransfer, ({ params }) => arriveTransfer(params.holdId)),
  route(endpoints.StartHold, ({ params }) => startHold(params.holdId)),
  route(endpoints.ExtendHold, ({ params, body }) => extendHold(params.holdId, body)),
  route(endpoints.ConfirmHold, ({ params }) => confirmHold(params.holdId)),
  route(endpoints.WithdrawConfirmation, ({ params }) => withdrawConfirmation(params.holdId)),
  route(endpoints.ReleaseHold, ({ params }) => releaseHold(params.holdId)),
  route(endpoints.RetakeHold, ({ params }) => retakeHold(params.holdId))
]
