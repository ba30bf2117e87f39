import { cutPage, type PageRequest, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect, Struct } from "effect"
import type { GeofenceEventView } from "../../contract/geofenceViews.ts"
import { type GeofenceEventFilter, GeofenceHistory } from "./GeofenceHistory.ts"
import { lookAtGeofences } from "./geofenceView.ts"

/** Returns a page of what happened at geofences, newest first, as the viewer may see it. */
export const listGeofenceEvents = Effect.fn("telematics.listGeofenceEvents")(function* (
  filter: GeofenceEventFilter,
  page: PageRequest
) {
  const member = yield* permitted("positions.read")
  const look = yield* lookAtGeofences(member)
  const rows = yield* GeofenceHistory.use((history) => history.page(look, filter, page))
  const { items, next } = cutPage(rows, page.limit, ({ at, id }) => ({ at, id }))
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.named(member.organizationId, [...new Set(items.map(({ vehicle_id }) => vehicle_id))])
  )
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  return {
    items: items.map((event): GeofenceEventView => ({
      ...Struct.omit(event, ["dwell_after"]),
      vehicle_name: names.get(event.vehicle_id) ?? ""
    })),
    next
  }
})
