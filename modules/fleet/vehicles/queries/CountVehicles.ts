import { permitted } from "#kernel"
import { Effect } from "effect"
import { type VehicleFilter, VehicleList } from "./VehicleList.ts"

/** Returns how many vehicles match. */
export const countVehicles = Effect.fn("fleet.countVehicles")(function* (filter: VehicleFilter) {
  const { organizationId } = yield* permitted("vehicles.read")
  return { count: yield* VehicleList.use((list) => list.count(organizationId, filter)) }
})
