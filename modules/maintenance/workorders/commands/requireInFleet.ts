import type { OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { type VehicleId, VehicleNotInFleet } from "#fleet/contract"
import { Effect } from "effect"
import { namedVehicle } from "../../queries/namedVehicle.ts"

/** Fails for a vehicle that has left the fleet: no work on it begins, but what is open can be ended. */
export const requireInFleet = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId,
  at: Date
) {
  yield* namedVehicle(organizationId, vehicleId)
  const inFleet = yield* VehicleDirectory.use((vehicles) => vehicles.onBoard(organizationId, [vehicleId], at))
  if (inFleet.length === 0) yield* new VehicleNotInFleet()
})
