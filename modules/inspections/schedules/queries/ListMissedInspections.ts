import { cutPage, type PageRequest, permitted } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { vehicleNames } from "../../submissions/queries/inspectionViews.ts"
import { momentOf } from "./momentOf.ts"
import { ScheduleList } from "./ScheduleList.ts"

/** Returns a page of the inspections that were not done, newest first. */
export const listMissedInspections = Effect.fn("inspections.listMissedInspections")(function* (
  vehicle: VehicleId | undefined,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("inspections.read")
  const { timeZone } = yield* momentOf(organizationId)
  const rows = yield* ScheduleList.use((list) => list.missed(organizationId, timeZone, vehicle, page))
  const { items, next } = cutPage(rows, page.limit, ({ reported_at: at, cursor: id }) => ({ at, id }))
  const vehicleOf = yield* vehicleNames(
    organizationId,
    items.map(({ vehicle_id }) => vehicle_id)
  )
  return {
    items: items.map(({ vehicle_id, cursor: _cursor, ...missed }) => ({
      ...missed,
      vehicle: vehicleOf(vehicle_id)
    })),
    next
  }
})
