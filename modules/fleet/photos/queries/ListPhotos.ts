import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { Photos } from "../domain/Photos.ts"
import { photoViews } from "./photoViews.ts"

/** Returns the photos of a vehicle, the main photo first. */
export const listPhotos = Effect.fn("fleet.listPhotos")(function* (vehicleId: VehicleId) {
  const member = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(member.organizationId, vehicleId)).pipe(
    orNotFound("vehicle")
  )
  const photos = yield* Photos.use((all) => all.ofVehicle(member.organizationId, vehicleId))
  return { items: yield* photoViews(member, photos) }
})
