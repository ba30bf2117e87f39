import { CurrentMember } from "#kernel"
import { RecordFiles } from "#files"
import { Effect, Option } from "effect"
import type { VehicleDetails, VehicleView } from "../../contract/vehicleViews.ts"
import { type VehicleRecord, VehicleRecords } from "./VehicleRecords.ts"

/** As the current member sees it, with the addresses of its main photo. */
export const asSeen = Effect.fnUntraced(function* ({ photo_file, ...stored }: VehicleRecord) {
  const member = yield* CurrentMember
  const seesPrices = member.permissions.has("vehicles.read_prices")
  const vehicle = seesPrices ? stored : { ...stored, purchase_minor: null, residual_minor: null }
  if (photo_file === null) return { ...vehicle, photo: null } satisfies VehicleDetails
  const file = (yield* RecordFiles.use((files) => files.linked(member, [photo_file]))).get(photo_file)
  const photo = file === undefined ? null : { url: file.url, thumbnail_url: file.thumbnail_url }
  return { ...vehicle, photo } satisfies VehicleDetails
})

/** What the page of a vehicle shows after a command. */
export const vehicleDetails = ({ organization_id, id }: VehicleView) =>
  VehicleRecords.use((records) => records.find(organization_id, id)).pipe(
    Effect.map(Option.getOrThrow),
    Effect.flatMap(asSeen)
  )
