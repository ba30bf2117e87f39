import { NotFound, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { PhotoId, VehicleId } from "../../contract/ids.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { Photos } from "../domain/Photos.ts"
import { announcePhotos } from "./announcePhotos.ts"

/** Removes a photo. It can be restored for a day. */
export const removePhoto = Effect.fn("fleet.removePhoto")(function* (vehicleId: VehicleId, id: PhotoId) {
  const { organizationId } = yield* permitted("photos.edit")
  const photos = yield* Photos
  const vehicle = yield* lockedVehicle(organizationId, vehicleId)
  const photo = (yield* photos.ofVehicle(organizationId, vehicleId)).find((one) => one.id === id)
  if (photo === undefined) return yield* new NotFound({ what: "photo" })
  yield* photos.remove(photo, yield* now)
  yield* announcePhotos(vehicle, "removed", 1)
}, transactional)
