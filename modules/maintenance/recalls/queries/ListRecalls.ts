import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { calledVehicles } from "../../workorders/queries/calledVehicles.ts"
import { type RecallFilter, RecallList } from "./RecallList.ts"
import { recallViews } from "./recallViews.ts"

/** Returns a page of the matching recalls, newest first. */
export const listRecalls = Effect.fn("maintenance.listRecalls")(function* (
  filter: RecallFilter,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("services.read")
  const called = yield* calledVehicles(organizationId, filter.search)
  const rows = yield* RecallList.use((list) => list.page(organizationId, filter, called, page))
  const { items, next } = cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
  return { items: yield* recallViews(organizationId, items), next }
})
