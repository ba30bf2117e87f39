import { permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { ServiceSort } from "../../contract/services.ts"
import { todayOf } from "../../defects/queries/todayOf.ts"
import { matchingOf } from "./matching.ts"
import { pageOfServices, type ServiceFilter } from "./ServiceList.ts"
import { serviceViewsOn } from "./serviceViews.ts"

/** Returns a page of the services that vehicles need next, by when they will be due unless sorted otherwise. */
export const listServices = Effect.fn("maintenance.listServices")(function* (
  filter: ServiceFilter,
  page: SortedPageRequest,
  sort: ServiceSort = "due"
) {
  const { organizationId } = yield* permitted("services.read")
  const matching = yield* matchingOf(organizationId, filter)
  // Together, so that both are sent in one packet.
  const [{ items, next }, today] = yield* Effect.all(
    [pageOfServices(organizationId, filter, matching, sort, page), todayOf(organizationId)],
    { concurrency: "unbounded" }
  )
  return { items: yield* serviceViewsOn(today, organizationId, items), next }
})
