import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { VehicleWasChanged } from "../../contract/errors/vehicles.ts"
import type { VehicleId } from "../../contract/ids.ts"
import type { EditVehicle } from "../../contract/index.ts"
import { customValues } from "../../fields/commands/customValues.ts"
import { editsOf } from "../domain/timeline.ts"
import { changedFields, edited, plainTags, Vehicles } from "../domain/Vehicles.ts"
import { vehicleDetails } from "../queries/vehicleDetails.ts"
import { announceChange, lockedVehicle, register, requireComplete, todayIn } from "./changeVehicle.ts"

/** Changes only the given fields. Fails if someone else changed the vehicle since `expected_version`. */
export const editVehicle = Effect.fn("fleet.editVehicle")(function* (
  id: VehicleId,
  { expected_version, plate_from, custom: customGiven, ...given }: Input<typeof EditVehicle>["body"]
) {
  const { organizationId } = yield* permitted("vehicles.edit")
  const before = yield* lockedVehicle(organizationId, id)
  const custom = yield* customValues(organizationId, before.custom, customGiven)
  const tags = given.tags === undefined ? before.tags : plainTags(given.tags)
  const changes = { ...given, tags, custom }
  const fields = changedFields(before, changes)
  if (fields.length === 0) return yield* vehicleDetails(before)
  if (before.version !== expected_version) return yield* new VehicleWasChanged()
  const vehicle = edited(before, changes, yield* now)
  yield* requireComplete(vehicle)
  // Its state is unchanged.
  yield* Vehicles.use((vehicles) => vehicles.save(vehicle)).pipe(
    Effect.catchTag("AssignmentOpen", Effect.die)
  )
  if (vehicle.plate !== before.plate || vehicle.plate_region !== before.plate_region)
    yield* register(organizationId, [vehicle], plate_from ?? (yield* todayIn(organizationId)))
  const entry = { action: "vehicle.edited", details: { fields: fields.join(", ") } }
  yield* announceChange(vehicle, entry, editsOf(before, vehicle, fields))
  return yield* vehicleDetails(vehicle)
}, transactional)
