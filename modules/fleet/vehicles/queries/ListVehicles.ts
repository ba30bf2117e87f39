import { permitted, type SortedPageRequest } from "#kernel"
import { RecordFiles } from "#files"
import { Effect } from "effect"
import type { VehicleSort } from "../../contract/vehicleList.ts"
import { BY_NAME, pageOfVehicles, type VehicleFilter } from "./VehicleList.ts"

/** Returns a page of the matching vehicles, by name unless sorted otherwise. */
export const listVehicles = Effect.fn("fleet.listVehicles")(function* (
  filter: VehicleFilter,
  page: SortedPageRequest,
  sort: VehicleSort = BY_NAME
) {
  const member = yield* permitted("vehicles.read")
  const { items, next } = yield* pageOfVehicles(member.organizationId, filter, sort, page)
  const files = items.flatMap(({ photo_file }) => (photo_file === null ? [] : [photo_file]))
  const addresses = yield* RecordFiles.use((all) => all.thumbnails(member, files))
  return {
    items: items.map(({ photo_file, ...row }) => ({
      ...row,
      photo: photo_file === null ? null : (addresses.get(photo_file) ?? null)
    })),
    next
  }
})
