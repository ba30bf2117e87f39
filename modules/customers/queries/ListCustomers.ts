import { permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { CustomerSort } from "../contract/customers.ts"
import { type CustomerFilter, NEWEST_FIRST, pageOfCustomers } from "./CustomerList.ts"

/** Returns a page of the matching customers, newest first unless sorted otherwise. */
export const listCustomers = Effect.fn("customers.listCustomers")(function* (
  filter: CustomerFilter,
  page: SortedPageRequest,
  sort: CustomerSort = NEWEST_FIRST
) {
  const { organizationId } = yield* permitted("customers.read")
  return yield* pageOfCustomers(organizationId, filter, sort, page)
})
