import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { type DowntimeFilter, DowntimeList } from "./DowntimeList.ts"
import { downtimeViews } from "./downtimeViews.ts"

/** Returns a page of when vehicles could not be used, latest start first. */
export const listDowntime = Effect.fn("maintenance.listDowntime")(function* (
  filter: DowntimeFilter,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("workorders.read")
  const rows = yield* DowntimeList.use((list) => list.page(organizationId, filter, page))
  const { items, next } = cutPage(rows, page.limit, ({ starts_at: at, id }) => ({ at, id }))
  return { items: yield* downtimeViews(organizationId, items), next }
})
