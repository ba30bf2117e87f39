import { now, type OrganizationId, orNotFound, publish } from "#kernel"
import { Effect } from "effect"
import { VehicleChanged } from "../../contract/events.ts"
import type { LocationId, VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"

/** Changes where a vehicle is. Fails if the location is no longer in use. */
export const placeVehicle = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId,
  location_id: LocationId | null
) {
  const vehicles = yield* Vehicles
  const before = yield* vehicles.lock(organizationId, vehicleId).pipe(orNotFound("vehicle"))
  if (before.location_id === location_id) return
  const placed = { ...before, location_id, version: before.version + 1, updated_at: yield* now }
  yield* vehicles.saveAll(organizationId, [placed]).pipe(
    // Nothing else has changed.
    Effect.catchTag(["VinTaken", "UnitNumberTaken", "PlateTaken", "AssignmentOpen"], Effect.die)
  )
  yield* publish(new VehicleChanged({ organizationId, vehicleId }))
})
