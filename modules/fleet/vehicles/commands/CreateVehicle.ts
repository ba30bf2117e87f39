import { dayIn, type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { VehicleId } from "../../contract/ids.ts"
import type { CreateVehicle } from "../../contract/vehicles.ts"
import { customValues } from "../../fields/commands/customValues.ts"
import { newVehicle, Vehicles } from "../domain/Vehicles.ts"
import { settingsOf } from "../queries/settings.ts"
import { vehicleDetails } from "../queries/vehicleDetails.ts"
import { announceChange, registerNew, requireComplete } from "./changeVehicle.ts"

/** Adds a vehicle. Fails when another one in the fleet has its VIN, unit number or plate. */
export const createVehicle = Effect.fn("fleet.createVehicle")(function* ({
  custom: given,
  ...entered
}: Input<typeof CreateVehicle>["body"]) {
  const { organizationId } = yield* permitted("vehicles.edit")
  const { currency, time_zone } = yield* settingsOf(organizationId)
  const at = yield* now
  const custom = yield* customValues(organizationId, {}, given)
  const vehicle = newVehicle(
    { ...entered, custom },
    { id: yield* newId(VehicleId), organizationId, currency, at }
  )
  yield* requireComplete(vehicle)
  yield* Vehicles.use((vehicles) => vehicles.add(vehicle))
  yield* registerNew(organizationId, [vehicle], dayIn(time_zone, at))
  yield* announceChange(vehicle, { action: "vehicle.created" }, [{ kind: "vehicle.added" }])
  return yield* vehicleDetails(vehicle)
}, transactional)
