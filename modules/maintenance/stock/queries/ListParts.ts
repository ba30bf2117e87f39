import { cutSortedPage, permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { PartSort } from "../../contract/parts.ts"
import { BY_NAME, type PartFilter, PartList } from "./PartList.ts"

/** Returns a page of the matching parts with their stock, by name unless sorted otherwise. */
export const listParts = Effect.fn("maintenance.listParts")(function* (
  filter: PartFilter,
  page: SortedPageRequest,
  sort: PartSort = BY_NAME
) {
  const { organizationId } = yield* permitted("workorders.read")
  const rows = yield* PartList.use((list) => list.page(organizationId, filter, sort, page))
  return cutSortedPage(rows, page.limit, ({ id, name, number }) => ({
    key: sort === "name" || sort === "-name" ? name : number,
    id
  }))
})
