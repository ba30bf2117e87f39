import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { BlockVehicle } from "../../contract/holds.ts"
import type { VehicleId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { demotedDetails, recordHold } from "./recordHold.ts"

/** Blocks a vehicle for a reason and a period. What is in the way is named, or demoted if that was requested. */
export const blockVehicle = Effect.fn("fleet.blockVehicle")(function* (
  vehicleId: VehicleId,
  { starts_at, on_conflict: onConflict = "refuse", ...entered }: Input<typeof BlockVehicle>["body"]
) {
  const { organizationId } = yield* permitted("holds.edit")
  const hold = { ...entered, vehicleId, starts_at: starts_at ?? (yield* now), onConflict }
  const change = yield* Occupancy.use((occupancy) => occupancy.take(organizationId, hold))
  yield* recordHold(change.hold, "hold.taken", demotedDetails(change.demoted))
  return change
}, transactional)
