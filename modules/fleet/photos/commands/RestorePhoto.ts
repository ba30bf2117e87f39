import { orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TooManyPhotos } from "../../contract/errors/files.ts"
import type { PhotoId, VehicleId } from "../../contract/ids.ts"
import { MAX_PHOTOS } from "../../contract/photos.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { Photos } from "../domain/Photos.ts"
import { announcePhotos } from "./announcePhotos.ts"

/** Restores a removed photo in its place. */
export const restorePhoto = Effect.fn("fleet.restorePhoto")(function* (vehicleId: VehicleId, id: PhotoId) {
  const { organizationId } = yield* permitted("photos.edit")
  const photos = yield* Photos
  const vehicle = yield* lockedVehicle(organizationId, vehicleId)
  const photo = yield* photos.findRemoved(organizationId, vehicleId, id).pipe(orNotFound("photo"))
  if ((yield* photos.ofVehicle(organizationId, vehicleId)).length >= MAX_PHOTOS)
    return yield* new TooManyPhotos()
  yield* photos.restore(photo)
  yield* announcePhotos(vehicle, "restored", 1)
}, transactional)
