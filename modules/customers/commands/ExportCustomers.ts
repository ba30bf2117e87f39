import { csvFile, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import { type CustomerFilter, CustomerList } from "../queries/CustomerList.ts"

/**
 * Begins an export of the matching customers as a CSV file. The audit log says so before the first one leaves; `count` is
 * how many matched then.
 */
export const exportCustomers = Effect.fn("customers.exportCustomers")(function* (filter: CustomerFilter) {
  const { organizationId } = yield* permitted("customers.export")
  const count = yield* CustomerList.use((list) => list.count(organizationId, filter))
  yield* record({ action: "customers.exported", organizationId, details: { count: String(count) } })
  return { count, ...csvFile("customers", yield* now) }
}, transactional)
