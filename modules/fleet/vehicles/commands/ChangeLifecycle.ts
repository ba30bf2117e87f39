import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { LifecycleNotPossible, VehicleIsHeld } from "../../contract/errors/vehicles.ts"
import type { VehicleId } from "../../contract/ids.ts"
import type { ChangeLifecycle } from "../../contract/index.ts"
import { isDisposed, leavesService, nextStates } from "../../contract/lifecycle.ts"
import { lifecycleChange } from "../domain/timeline.ts"
import { Vehicles } from "../domain/Vehicles.ts"
import { vehicleDetails } from "../queries/vehicleDetails.ts"
import { announceChange, lockedVehicle, register, todayIn } from "./changeVehicle.ts"

/** Changes a vehicle's state. Leaving the fleet ends its registration; returning begins it again. */
export const changeLifecycle = Effect.fn("fleet.changeLifecycle")(function* (
  id: VehicleId,
  { lifecycle, note }: Input<typeof ChangeLifecycle>["body"]
) {
  const { organizationId } = yield* permitted("vehicles.edit")
  const before = yield* lockedVehicle(organizationId, id)
  if (before.lifecycle === lifecycle) return yield* vehicleDetails(before)
  if (!nextStates(before.lifecycle).includes(lifecycle)) return yield* new LifecycleNotPossible()
  const at = yield* now
  if (leavesService(before.lifecycle, lifecycle)) {
    const held = yield* Vehicles.use((vehicles) => vehicles.held(organizationId, [id], at))
    if (held.has(id)) return yield* new VehicleIsHeld()
  }
  const vehicle = {
    ...before,
    lifecycle,
    lifecycle_note: note,
    lifecycle_since: at,
    version: before.version + 1,
    updated_at: at
  }
  // Location and group are unchanged, so they are not missing.
  yield* Vehicles.use((vehicles) => vehicles.save(vehicle)).pipe(Effect.catchTag("NotFound", Effect.die))
  if (vehicle.plate !== null && isDisposed(before.lifecycle) !== isDisposed(lifecycle))
    yield* register(organizationId, [vehicle], yield* todayIn(organizationId))
  yield* announceChange(vehicle, { action: `vehicle.${lifecycle}` }, [lifecycleChange(before, vehicle)])
  return yield* vehicleDetails(vehicle)
}, transactional)
