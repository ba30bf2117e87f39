import { permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { InspectionSort } from "../../contract/inspections.ts"
import { type InspectionFilter, NEWEST_FIRST, pageOfInspections } from "./InspectionList.ts"
import { inspectionRows } from "./inspectionViews.ts"

/** Returns a page of the matching inspections, newest first unless sorted otherwise. */
export const listInspections = Effect.fn("inspections.listInspections")(function* (
  filter: InspectionFilter,
  page: SortedPageRequest,
  sort: InspectionSort = NEWEST_FIRST
) {
  const { organizationId } = yield* permitted("inspections.read")
  const { items, next } = yield* pageOfInspections(organizationId, filter, sort, page)
  return { items: yield* inspectionRows(organizationId, items), next }
})
