import { exportFile, type ExportRequest, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import { EXPORT_COLUMNS } from "../domain/exportColumns.ts"
import { type CustomerFilter, CustomerList } from "../queries/CustomerList.ts"

/**
 * Begins an export of the matching customers. The audit log says so before the first one leaves; `count` is how many
 * matched then.
 */
export const exportCustomers = Effect.fn("customers.exportCustomers")(function* (
  filter: CustomerFilter,
  request: ExportRequest = {}
) {
  const { organizationId } = yield* permitted("customers.export")
  const count = yield* CustomerList.use((list) => list.count(organizationId, filter))
  yield* record({ action: "customers.exported", organizationId, details: { count: String(count) } })
  return { count, ...exportFile("customers", yield* now, EXPORT_COLUMNS, request) }
}, transactional)
