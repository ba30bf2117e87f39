import { type Input, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { BlockForSafety } from "../../contract/safety.ts"
import { Safety } from "../../ports/Safety.ts"
import { recordSafety } from "./recordSafety.ts"

/** Grounds or restricts a vehicle, and names the bookings that a grounding makes tentative. */
export const blockForSafety = Effect.fn("fleet.blockForSafety")(function* (
  vehicleId: VehicleId,
  entered: Input<typeof BlockForSafety>["body"]
) {
  const { organizationId } = yield* permitted("safety.block")
  const result = yield* Safety.use((safety) => safety.block(organizationId, { ...entered, vehicleId }))
  yield* recordSafety(organizationId, result.block, `vehicle.${entered.severity}`)
  return result
}, transactional)
