import { now, permitted, publish, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { TrackingChanged } from "../../contract/events.ts"
import { Purposes } from "../domain/Purposes.ts"

/** Shows a vehicle to everyone again from now on; what its driver drove privately stays hidden. Idempotent. */
export const endPrivateDrive = Effect.fn("telematics.endPrivateDrive")(function* (vehicleId: VehicleId) {
  const { organizationId, userId } = yield* permitted("positions.read")
  const at = yield* now
  const wasPrivate = yield* Purposes.use((purposes) =>
    purposes.end({ organizationId, vehicleId }, userId, at)
  )
  if (wasPrivate) yield* publish(new TrackingChanged({ organizationId }))
}, transactional)
