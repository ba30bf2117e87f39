import { type Bytes, now, type OrganizationId, permitted, readCursor, record, transactional } from "#kernel"
import { Effect } from "effect"
import { ExportTooLarge } from "../contract/errors.ts"
import { csvFile, type Exported } from "../domain/csv.ts"
import { type Asked, CustomerList, pageOfCustomers } from "../queries/CustomerList.ts"

const ROWS_AT_ONCE = 2000
/** The file is built in memory that all organizations share. Enough for about 250,000 typical customers. */
const MOST_LETTERS = 40_000_000
/** The size of a record without its text. */
const FRAME = 100

const weightOf = ({ name, email, phone, notes }: Exported): number =>
  [name, email, phone, notes].reduce((sum, text) => sum + (text?.length ?? 0), FRAME)

/** Called before each page with the number of customers read so far. */
type Watching = (read: number, of: number) => Effect.Effect<void>

/** Returns the matching customers as a CSV file and records the export in the audit log. */
export const exportCustomers = Effect.fn("customers.exportCustomers")(function* (
  asked: Asked,
  watching?: Watching
) {
  const { organizationId } = yield* permitted("customers.export")
  const customers = yield* everyone(organizationId, asked, watching)
  const details = { count: String(customers.length) }
  yield* record({ action: "customers.exported", organizationId, details })
  const day = (yield* now).toISOString().slice(0, 10)
  return {
    bytes: csvFile(customers),
    contentType: "text/csv; charset=utf-8",
    fileName: `customers-${day}.csv`
  } satisfies Bytes
}, transactional)

const everyone = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  asked: Asked,
  watching: Watching | undefined
) {
  // Counting repeats the search, so it runs only when progress is reported.
  const count = CustomerList.use((list) => list.count(organizationId, asked))
  const of = watching === undefined ? 0 : yield* count
  const found: Array<Exported> = []
  let next: string | null = null
  let weight = 0
  do {
    if (watching !== undefined) yield* watching(found.length, of)
    const after = next === null ? null : readCursor(next)
    const page: Effect.Success<ReturnType<typeof pageOfCustomers>> = yield* pageOfCustomers(
      organizationId,
      asked,
      {
        after,
        limit: ROWS_AT_ONCE
      }
    )
    for (const customer of page.items) {
      found.push(customer)
      weight += weightOf(customer)
    }
    if (weight > MOST_LETTERS) return yield* new ExportTooLarge()
    next = page.next
  } while (next !== null)
  return found
})
