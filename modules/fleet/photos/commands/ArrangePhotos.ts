import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { PhotoId, VehicleId } from "../../contract/ids.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { arranged, Photos } from "../domain/Photos.ts"
import { photoViews } from "../queries/photoViews.ts"
import { announcePhotos } from "./announcePhotos.ts"

/** Puts photos of a vehicle first. Those that it no longer has are ignored: someone else removed them meanwhile. */
export const arrangePhotos = Effect.fn("fleet.arrangePhotos")(function* (
  vehicleId: VehicleId,
  first: ReadonlyArray<PhotoId>
) {
  const member = yield* permitted("photos.edit")
  const photos = yield* Photos
  const vehicle = yield* lockedVehicle(member.organizationId, vehicleId)
  const before = yield* photos.ofVehicle(member.organizationId, vehicleId)
  const ids = arranged(before, first)
  if (ids.some((id, at) => id !== before[at]?.id)) {
    yield* photos.arrange(member.organizationId, ids)
    yield* announcePhotos(vehicle, "arranged", ids.length)
  }
  return { items: yield* photoViews(member, yield* photos.ofVehicle(member.organizationId, vehicleId)) }
}, transactional)
