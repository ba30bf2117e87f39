import { cutPage, type Input, now, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { ListHolds } from "../../contract/holds.ts"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { HoldList } from "./HoldList.ts"
import { viewed } from "./viewed.ts"

/** Returns a page of a vehicle's holds: current and upcoming ones unless others are selected. */
export const listHolds = Effect.fn("fleet.listHolds")(function* (
  vehicleId: VehicleId,
  { when = "upcoming", during }: Input<typeof ListHolds>["query"],
  page: PageRequest
) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, vehicleId)).pipe(orNotFound("vehicle"))
  const filter = { vehicleId, when, during, at: yield* now }
  const rows = yield* HoldList.use((list) => list.page(organizationId, filter, page))
  const { items, next } = cutPage(rows, page.limit, ({ starts_at: at, id }) => ({ at, id }))
  return { items: yield* viewed(items), next }
})
