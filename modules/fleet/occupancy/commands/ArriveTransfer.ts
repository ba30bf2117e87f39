import { now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { NotUnderWay } from "../../contract/errors/holds.ts"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { isCurrent } from "../domain/Hold.ts"
import { Ledger } from "../domain/Ledger.ts"
import { placeVehicle } from "./placeVehicle.ts"
import { recordHold } from "./recordHold.ts"

/** Ends a transfer at its destination, where the vehicle is from now on. */
export const arriveTransfer = Effect.fn("fleet.arriveTransfer")(function* (holdId: HoldId) {
  const { organizationId } = yield* permitted("holds.edit")
  const transfer = yield* Ledger.use((ledger) => ledger.find(organizationId, holdId)).pipe(orNotFound("hold"))
  const destination = transfer.to_location_id
  if (destination === null || transfer.status !== "firm" || !isCurrent(transfer, yield* now))
    return yield* new NotUnderWay()
  const arrival = { organizationId, holdId, arrived: true }
  const hold = yield* Occupancy.use((occupancy) => occupancy.release(arrival)).pipe(
    Effect.catchTag("HoldIsGrounding", Effect.die)
  )
  yield* placeVehicle(organizationId, hold.vehicle_id, destination)
  yield* recordHold(hold, "vehicle.arrived")
  return hold
}, transactional)
