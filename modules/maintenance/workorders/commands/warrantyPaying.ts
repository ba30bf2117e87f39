import { Effect } from "effect"
import type { VehicleSystem } from "../../contract/defectViews.ts"
import { payingFor } from "../../warranties/domain/coverage.ts"
import { Warranties } from "../../warranties/domain/Warranties.ts"
import { lifeNow } from "../../warranties/queries/lifeNow.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

/** The id of the warranty that may pay for work on a system of the work order's vehicle, or null. */
export const warrantyPaying = Effect.fnUntraced(function* (
  { organization_id, vehicle_id }: WorkOrder,
  system: VehicleSystem | null
) {
  const warranties = yield* Warranties.use((all) => all.ofVehicle(organization_id, vehicle_id))
  if (warranties.length === 0) return null
  const life = yield* lifeNow(organization_id, vehicle_id)
  return payingFor(warranties, system, life)?.id ?? null
})
