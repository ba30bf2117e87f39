import { type ExportPage, permitted, readSortedCursor } from "#kernel"
import { Effect } from "effect"
import type { VehicleSort } from "../../contract/vehicleList.ts"
import { BY_NAME, type ListedVehicle, pageOfVehicles, type VehicleFilter } from "./VehicleList.ts"

/** Few enough that the statement takes milliseconds. */
const PAGE_SIZE = 500

/** Returns a page of an export and where the next one begins. The member may have lost the permission meanwhile. */
export const exportPage = Effect.fn("fleet.exportPage")(function* (
  filter: VehicleFilter,
  after: string | null,
  sort: VehicleSort = BY_NAME
) {
  const { organizationId } = yield* permitted("vehicles.export")
  const { items, next } = yield* pageOfVehicles(organizationId, filter, sort, {
    after: after === null ? null : readSortedCursor(after),
    limit: PAGE_SIZE
  })
  return { rows: items, next } satisfies ExportPage<ListedVehicle>
})
