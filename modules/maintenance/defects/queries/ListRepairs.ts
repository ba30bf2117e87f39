import { permitted } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { isRepairOf } from "../domain/Defect.ts"
import { DefectList } from "./DefectList.ts"
import { repairViews } from "./defectViews.ts"

/** Returns what was resolved on a vehicle since a driver last signed to have seen it, earliest first. */
export const listRepairs = Effect.fn("maintenance.listRepairs")(function* (vehicleId: VehicleId) {
  const { organizationId, permissions, userId } = yield* permitted("defects.read")
  yield* namedVehicle(organizationId, vehicleId)
  const repaired = yield* DefectList.use((list) => list.repaired(organizationId, vehicleId))
  const may_sign = permissions.has("defects.report") && !isRepairOf(userId, repaired)
  return { items: yield* repairViews(repaired), may_sign }
})
