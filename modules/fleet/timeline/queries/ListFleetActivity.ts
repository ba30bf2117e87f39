import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { Timeline } from "./Timeline.ts"
import { withActors } from "./withActors.ts"

/** Returns a page of what happened to any vehicle, newest first. */
export const listFleetActivity = Effect.fn("fleet.listFleetActivity")(function* (page: PageRequest) {
  const { organizationId } = yield* permitted("vehicles.read")
  const rows = yield* Timeline.use((timeline) => timeline.ofFleet(organizationId, page))
  const { items, next } = cutPage(rows, page.limit, (row) => row)
  return { items: yield* withActors(items), next }
})
