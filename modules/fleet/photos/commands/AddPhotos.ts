import { type Input, newId, now, permitted, transactional } from "#kernel"
import { RecordFiles } from "#files"
import { FileUnavailable } from "#files/contract"
import { Effect } from "effect"
import { NotAPhoto, TooManyPhotos } from "../../contract/errors/files.ts"
import { PhotoId, type VehicleId } from "../../contract/ids.ts"
import { type AddPhotos, MAX_PHOTOS } from "../../contract/photos.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { type Photo, Photos } from "../domain/Photos.ts"
import { photoViews } from "../queries/photoViews.ts"
import { announcePhotos } from "./announcePhotos.ts"

/** Adds uploaded photos to a vehicle, after those it has. Repeating it changes nothing. */
export const addPhotos = Effect.fn("fleet.addPhotos")(function* (
  vehicleId: VehicleId,
  { file_ids }: Input<typeof AddPhotos>["body"]
) {
  const member = yield* permitted("photos.edit")
  const { organizationId: organization_id } = member
  const photos = yield* Photos
  const vehicle = yield* lockedVehicle(organization_id, vehicleId)
  const before = yield* photos.ofVehicle(organization_id, vehicleId)
  const files = yield* RecordFiles.use((all) => all.byIds(organization_id, file_ids))
  if (files.size < file_ids.length) return yield* new FileUnavailable()
  if ([...files.values()].some(({ kind }) => kind !== "photo")) return yield* new NotAPhoto()
  const missing = file_ids.filter((id) => !before.some(({ file_id }) => file_id === id))
  if (before.length + missing.length > MAX_PHOTOS) return yield* new TooManyPhotos()
  const added_at = yield* now
  const last = before.at(-1)?.position ?? 0
  const added = yield* Effect.forEach(missing, (file_id, at) =>
    Effect.map(newId(PhotoId), (id): Photo => ({
      organization_id,
      id,
      vehicle_id: vehicleId,
      file_id,
      position: last + at + 1,
      added_at
    }))
  )
  if (added.length > 0) {
    yield* photos.add(added)
    yield* announcePhotos(vehicle, "added", added.length)
  }
  return { items: yield* photoViews(member, [...before, ...added]) }
}, transactional)
