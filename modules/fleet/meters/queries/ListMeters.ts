import { now, orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { VehicleMeters } from "./VehicleMeters.ts"

/** Returns the meters of a vehicle with their current readings, the primary one first. */
export const listMeters = Effect.fn("fleet.listMeters")(function* (id: VehicleId) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  const at = yield* now
  return { items: yield* VehicleMeters.use((meters) => meters.ofVehicles(organizationId, [id], at)) }
})
