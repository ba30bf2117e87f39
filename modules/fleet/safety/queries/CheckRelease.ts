import { now, orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { isBlocking } from "../../contract/releaseCheck.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { ReleaseReasons } from "./ReleaseReasons.ts"

/** Returns whether a vehicle can go out, and everything that speaks against it. */
export const checkRelease = Effect.fn("fleet.checkRelease")(function* (vehicleId: VehicleId) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicleId)).pipe(orNotFound("vehicle"))
  const question = { organizationId, vehicleId, at: yield* now }
  const reasons = yield* ReleaseReasons.use((all) => all.of(question))
  return { can_go_out: !reasons.some(isBlocking), reasons }
})
