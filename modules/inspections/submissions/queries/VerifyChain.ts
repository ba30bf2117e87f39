import { NotFound, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { InspectionList } from "./InspectionList.ts"

/** Computes the hashes of a vehicle's inspections again, and says whether all are as they were recorded. */
export const verifyChain = Effect.fn("inspections.verifyChain")(function* (vehicleId: VehicleId) {
  const { organizationId } = yield* permitted("inspections.read")
  const [vehicle] = yield* VehicleDirectory.use((all) => all.named(organizationId, [vehicleId]))
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  const chain = yield* InspectionList.use((list) => list.chain(organizationId, vehicleId))
  return { ...chain, is_intact: chain.broken_at === null }
})
