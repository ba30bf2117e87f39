import { permitted } from "#kernel"
import { Effect } from "effect"
import { type CustomerFilter, CustomerList } from "./CustomerList.ts"

/** Returns how many customers match. */
export const countCustomers = Effect.fn("customers.countCustomers")(function* (filter: CustomerFilter) {
  const { organizationId } = yield* permitted("customers.read")
  return { count: yield* CustomerList.use((list) => list.count(organizationId, filter)) }
})
