import { now, orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { AssignmentList } from "./AssignmentList.ts"

/** Returns who had a vehicle at an instant, now by default. */
export const listVehicleDrivers = Effect.fn("fleet.listVehicleDrivers")(function* (id: VehicleId, at?: Date) {
  const { organizationId } = yield* permitted("drivers.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  const instant = at ?? (yield* now)
  return { items: yield* AssignmentList.use((list) => list.at(organizationId, id, instant)) }
})
