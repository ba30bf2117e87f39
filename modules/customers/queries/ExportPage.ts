import { permitted, readCursor } from "#kernel"
import { Effect } from "effect"
import { csvPage } from "../domain/csv.ts"
import { type CustomerFilter, pageOfCustomers } from "./CustomerList.ts"

/** At most 4 MB of text, and few enough that the statement takes milliseconds. */
const PAGE_SIZE = 250

/** Returns a page of an export and where the next one begins. The member may have lost the permission meanwhile. */
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
})
