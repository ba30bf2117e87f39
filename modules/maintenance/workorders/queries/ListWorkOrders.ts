import { cutSortedPage, permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderSort } from "../../contract/workOrders.ts"
import { calledVehicles } from "./calledVehicles.ts"
import { viewed } from "./viewed.ts"
import { type WorkOrderFilter, WorkOrderList } from "./WorkOrderList.ts"

/** Returns a page of the matching work orders. */
export const listWorkOrders = Effect.fn("maintenance.listWorkOrders")(function* (
  filter: WorkOrderFilter,
  sort: WorkOrderSort,
  page: SortedPageRequest
) {
  const { organizationId } = yield* permitted("workorders.read")
  const called = yield* calledVehicles(organizationId, filter.search)
  const rows = yield* WorkOrderList.use((list) => list.page(organizationId, filter, called, sort, page))
  const { items, next } = cutSortedPage(rows, page.limit, ({ position, id }) => ({
    key: String(position),
    id
  }))
  return { items: yield* viewed(organizationId, items), next }
})
