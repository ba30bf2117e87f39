import { orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { Ledger } from "../domain/Ledger.ts"
import { placeVehicle } from "./placeVehicle.ts"
import { recordHold } from "./recordHold.ts"

/** Undoes the release of a hold. After an arrival the vehicle is back where it came from, on its way. Idempotent. */
export const retakeHold = Effect.fn("fleet.retakeHold")(function* (holdId: HoldId) {
  const { organizationId } = yield* permitted("holds.edit")
  const { arrived, from_location_id } = yield* Ledger.use((ledger) =>
    ledger.find(organizationId, holdId)
  ).pipe(orNotFound("hold"))
  const hold = yield* Occupancy.use((occupancy) => occupancy.retake({ organizationId, holdId }))
  if (arrived) yield* placeVehicle(organizationId, hold.vehicle_id, from_location_id)
  yield* recordHold(hold, "hold.retaken")
  return hold
}, transactional)
