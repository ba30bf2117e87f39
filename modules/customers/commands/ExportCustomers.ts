import { now, permitted, readCursor, record, transactional } from "#kernel"
import { Effect } from "effect"
import { csvPage } from "../domain/csv.ts"
import { type CustomerFilter, CustomerList, pageOfCustomers } from "../queries/CustomerList.ts"

/** At most 4 MB of text, and few enough that the statement takes milliseconds. */
const PAGE_SIZE = 250

/**
 * Begins an export of the matching customers as a CSV file. The audit log says so before the first one leaves; `count` is
 * how many matched then.
 */
export const exportCustomers = Effect.fn("customers.exportCustomers")(function* (filter: CustomerFilter) {
  const { organizationId } = yield* permitted("customers.export")
  const count = yield* CustomerList.use((list) => list.count(organizationId, filter))
  yield* record({ action: "customers.exported", organizationId, details: { count: String(count) } })
  const day = (yield* now).toISOString().slice(0, 10)
  return { count, contentType: "text/csv; charset=utf-8", fileName: `customers-${day}.csv` }
}, transactional)

/** Returns a page of the file, and where the next one begins. Whoever exports must still be permitted to. */
export const exportPage = Effect.fn("customers.exportPage")(function* (
  filter: CustomerFilter,
  after: string | null
) {
  const { organizationId } = yield* permitted("customers.export")
  const { items, next } = yield* pageOfCustomers(organizationId, filter, {
    after: after === null ? null : readCursor(after),
    limit: PAGE_SIZE
  })
  return { bytes: csvPage(items, { isFirst: after === null }), count: items.length, next }
}, transactional)
