import { type ExportPage, permitted, readSortedCursor } from "#kernel"
import { Effect } from "effect"
import type { CustomerSort } from "../contract/customers.ts"
import type { ExportedCustomer } from "../domain/exportColumns.ts"
import { addressesOfOwners } from "./owners.ts"
import { type CustomerFilter, NEWEST_FIRST, pageOfCustomers } from "./CustomerList.ts"

/** At most 4 MB of text, and few enough that the statement takes milliseconds. */
const PAGE_SIZE = 250

/** Returns a page of an export and where the next one begins. The member may have lost the permission meanwhile. */
export const exportPage = Effect.fn("customers.exportPage")(function* (
  filter: CustomerFilter,
  after: string | null,
  sort: CustomerSort = NEWEST_FIRST
) {
  const { organizationId } = yield* permitted("customers.export")
  const { items, next } = yield* pageOfCustomers(organizationId, filter, sort, {
    after: after === null ? null : readSortedCursor(after),
    limit: PAGE_SIZE
  })
  const owners = yield* addressesOfOwners(items)
  const rows = items.map((customer) => ({
    ...customer,
    owner: (customer.owner_id && owners.get(customer.owner_id)?.email) ?? null
  }))
  return { rows, next } satisfies ExportPage<ExportedCustomer>
})
