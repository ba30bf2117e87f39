import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../domain/Vehicles.ts"

/** Returns the plates that a vehicle has and had, newest first. */
export const listRegistrations = Effect.fn("fleet.listRegistrations")(function* (id: VehicleId) {
  const { organizationId } = yield* permitted("vehicles.read")
  const vehicles = yield* Vehicles
  yield* vehicles.find(organizationId, id).pipe(orNotFound("vehicle"))
  return { items: yield* vehicles.registrations(organizationId, id) }
})
