import { type Bytes, now, type OrganizationId, permitted, readCursor, record, transactional } from "#kernel"
import { Effect } from "effect"
import { ExportTooLarge } from "../contract/errors.ts"
import { csvFile, type Exported } from "../domain/csv.ts"
import { type CustomerFilter, CustomerList, pageOfCustomers } from "../queries/CustomerList.ts"

const PAGE_SIZE = 2000
/** The file is built in memory that all organizations share. Enough for about 250,000 typical customers. */
const MAX_SIZE = 40_000_000
/** The size of a record without its text. */
const RECORD_SIZE = 100

const sizeOf = ({ name, email, phone, notes }: Exported): number =>
  [name, email, phone, notes].reduce((sum, text) => sum + (text?.length ?? 0), RECORD_SIZE)

/** Called before each page with the number of customers read so far. */
type OnProgress = (read: number, total: number) => Effect.Effect<void>

/** Returns the matching customers as a CSV file and records the export in the audit log. */
export const exportCustomers = Effect.fn("customers.exportCustomers")(function* (
  filter: CustomerFilter,
  onProgress?: OnProgress
) {
  const { organizationId } = yield* permitted("customers.export")
  const customers = yield* readAll(organizationId, filter, onProgress)
  const details = { count: String(customers.length) }
  yield* record({ action: "customers.exported", organizationId, details })
  const day = (yield* now).toISOString().slice(0, 10)
  return {
    bytes: csvFile(customers),
    contentType: "text/csv; charset=utf-8",
    fileName: `customers-${day}.csv`
  } satisfies Bytes
}, transactional)

const readAll = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: CustomerFilter,
  onProgress: OnProgress | undefined
) {
  // Counting repeats the search, so it runs only when progress is reported.
  const count = CustomerList.use((list) => list.count(organizationId, filter))
  const total = onProgress === undefined ? 0 : yield* count
  const customers: Array<Exported> = []
  let next: string | null = null
  let size = 0
  do {
    if (onProgress !== undefined) yield* onProgress(customers.length, total)
    const after = next === null ? null : readCursor(next)
    const page: Effect.Success<ReturnType<typeof pageOfCustomers>> = yield* pageOfCustomers(
      organizationId,
      filter,
      {
        after,
        limit: PAGE_SIZE
      }
    )
    for (const customer of page.items) {
      customers.push(customer)
      size += sizeOf(customer)
    }
    if (size > MAX_SIZE) return yield* new ExportTooLarge()
    next = page.next
  } while (next !== null)
  return customers
})
