import { days, now, permitted, plus } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { WorkOrderList } from "./WorkOrderList.ts"

const YEAR = days(365)

/** Returns what was spent on a vehicle, in all and in the last 365 days. */
export const getVehicleCosts = Effect.fn("maintenance.getVehicleCosts")(function* (vehicleId: VehicleId) {
  const { organizationId } = yield* permitted("workorders.read")
  yield* namedVehicle(organizationId, vehicleId)
  const since = plus(yield* now, -YEAR)
  return { items: yield* WorkOrderList.use((list) => list.costsOf(organizationId, vehicleId, since)) }
})
