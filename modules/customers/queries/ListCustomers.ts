import { type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { type CustomerFilter, pageOfCustomers } from "./CustomerList.ts"

/** Returns a page of the matching customers, newest first. */
export const listCustomers = Effect.fn("customers.listCustomers")(function* (
  filter: CustomerFilter,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("customers.read")
  return yield* pageOfCustomers(organizationId, filter, page)
})
