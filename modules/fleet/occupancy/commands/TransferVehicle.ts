import { type Input, NotFound, now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { AlreadyAtLocation } from "../../contract/errors/holds.ts"
import type { TransferVehicle } from "../../contract/holds.ts"
import type { VehicleId } from "../../contract/ids.ts"
import { Locations } from "../../locations/domain/Locations.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { demotedDetails, recordHold } from "./recordHold.ts"

/** Sends a vehicle to another location. It belongs there once it has arrived. */
export const transferVehicle = Effect.fn("fleet.transferVehicle")(function* (
  vehicleId: VehicleId,
  { starts_at, on_conflict: onConflict = "refuse", ...entered }: Input<typeof TransferVehicle>["body"]
) {
  const { organizationId } = yield* permitted("holds.edit")
  const vehicle = yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicleId)).pipe(
    orNotFound("vehicle")
  )
  const destination = yield* Locations.use((locations) =>
    locations.find(organizationId, entered.to_location_id)
  ).pipe(orNotFound("location"))
  if (destination.archived_at !== null) return yield* new NotFound({ what: "location" })
  if (vehicle.location_id === destination.id) return yield* new AlreadyAtLocation()
  const at = starts_at ?? (yield* now)
  const hold = { ...entered, kind: "transfer", vehicleId, starts_at: at, onConflict } as const
  const change = yield* Occupancy.use((occupancy) => occupancy.take(organizationId, hold)).pipe(
    Effect.catchTag("HoldNeedsEnd", Effect.die)
  )
  yield* recordHold(change.hold, "vehicle.transferred", demotedDetails(change.demoted))
  return change
}, transactional)
