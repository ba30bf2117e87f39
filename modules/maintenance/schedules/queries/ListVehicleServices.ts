import { NotFound, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect, Struct } from "effect"
import type { VehicleServiceView } from "../../contract/serviceViews.ts"
import { ServiceList } from "./ServiceList.ts"
import { serviceViews } from "./serviceViews.ts"

/** Services of which nothing says when they will be due come last. */
const dueKey = ({ service }: VehicleServiceView) => service?.forecast_on ?? "9"

/** Returns what a vehicle needs again and again, each with its next service; those due first first. */
export const listVehicleServices = Effect.fn("maintenance.listVehicleServices")(function* (
  vehicleId: VehicleId
) {
  const { organizationId } = yield* permitted("services.read")
  const [vehicle] = yield* VehicleDirectory.use((directory) => directory.named(organizationId, [vehicleId]))
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  const list = yield* ServiceList
  const rows = yield* list.ofVehicle(organizationId, vehicleId)
  const ids = rows.flatMap(({ occurrence_id }) => (occurrence_id === null ? [] : [occurrence_id]))
  const views = yield* serviceViews(organizationId, yield* list.byIds(organizationId, ids))
  const viewOf = new Map(views.map((view) => [view.schedule_id, view]))
  const items = rows.map((row): VehicleServiceView => ({
    ...Struct.omit(row, ["occurrence_id"]),
    service: viewOf.get(row.schedule_id) ?? null
  }))
  return {
    items: items.toSorted((one, other) =>
      dueKey(one) < dueKey(other) ? -1 : dueKey(one) > dueKey(other) ? 1 : 0
    )
  }
})
