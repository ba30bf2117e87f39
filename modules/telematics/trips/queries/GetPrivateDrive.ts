import { now, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect, Option } from "effect"
import type { PrivateDriveView } from "../../contract/tripViews.ts"
import { currentVehicles, viewerOf } from "../../positions/domain/visibility.ts"
import { Purposes } from "../domain/Purposes.ts"

/** Returns whether the viewer has a vehicle now, and since when they have been driving it privately. */
export const getPrivateDrive = Effect.fn("telematics.getPrivateDrive")(function* (vehicleId: VehicleId) {
  const member = yield* permitted("positions.read")
  const { organizationId, userId } = member
  const at = yield* now
  const own = yield* VehicleDirectory.use((vehicles) => vehicles.drivenBy(organizationId, [userId]))
  const began = yield* Purposes.use((purposes) =>
    purposes.privateSince({ organizationId, vehicleId }, userId, at)
  )
  const mine = currentVehicles(viewerOf(member, own), at).has(vehicleId)
  return { mine, began_at: Option.getOrNull(began) } satisfies PrivateDriveView
})
