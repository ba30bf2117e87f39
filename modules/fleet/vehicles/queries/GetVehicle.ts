import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { asSeen } from "./vehicleDetails.ts"
import { VehicleRecords } from "./VehicleRecords.ts"

/** Returns a vehicle, in the fleet or not. */
export const getVehicle = Effect.fn("fleet.getVehicle")(function* (id: VehicleId) {
  const { organizationId } = yield* permitted("vehicles.read")
  const record = yield* VehicleRecords.use((records) => records.find(organizationId, id)).pipe(
    orNotFound("vehicle")
  )
  return yield* asSeen(record)
})
