import { cutSortedPage, permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { DefectSort } from "../../contract/defects.ts"
import { type DefectFilter, DefectList, NEWEST_FIRST, sortKey } from "./DefectList.ts"
import { defectRows } from "./defectViews.ts"

/** Returns a page of the matching defects, newest first unless sorted otherwise. */
export const listDefects = Effect.fn("maintenance.listDefects")(function* (
  filter: DefectFilter,
  page: SortedPageRequest,
  sort: DefectSort = NEWEST_FIRST
) {
  const { organizationId } = yield* permitted("defects.read")
  const rows = yield* DefectList.use((list) => list.page(organizationId, filter, sort, page))
  const { items, next } = cutSortedPage(rows, page.limit, (defect) => ({
    key: sortKey(sort, defect),
    id: defect.id
  }))
  return { items: yield* defectRows(organizationId, items), next }
})
