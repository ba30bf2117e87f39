import { cutPage, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { Timeline } from "./Timeline.ts"
import { withActors } from "./withActors.ts"

/** Returns a page of what happened to a vehicle, newest first. */
export const listTimeline = Effect.fn("fleet.listTimeline")(function* (id: VehicleId, page: PageRequest) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  const rows = yield* Timeline.use((timeline) => timeline.page(organizationId, id, page))
  const { items, next } = cutPage(rows, page.limit, (row) => row)
  return { items: yield* withActors(items), next }
})
