import { cutPage, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { HandoverList } from "./HandoverList.ts"

/** Returns a page of a vehicle's handovers, newest first. */
export const listHandovers = Effect.fn("fleet.listHandovers")(function* (id: VehicleId, page: PageRequest) {
  const { organizationId } = yield* permitted("handovers.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  const rows = yield* HandoverList.use((list) => list.page(organizationId, id, page))
  return cutPage(rows, page.limit, (row) => row)
})
