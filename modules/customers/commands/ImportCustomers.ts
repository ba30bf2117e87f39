import { type Input, type Member, newId, now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportUndone } from "../contract/errors.ts"
import { CustomersImported } from "../contract/events.ts"
import type { ImportCustomers } from "../contract/index.ts"
import { CustomerId, type ImportId } from "../contract/views.ts"
import { newCustomer } from "../domain/Customers.ts"
import { ownerCalledIn } from "../queries/owners.ts"
import { addressesOf, expectedOutcome, Imports, type ReadRow, readRows, reportOf } from "../domain/Imports.ts"

/** Imports the valid rows of a file and reports the others. Idempotent: a row sent again is not imported twice. */
export const importCustomers = Effect.fn("customers.importCustomers")(function* (
  id: ImportId,
  { preview, rows }: Input<typeof ImportCustomers>["body"]
) {
  const member = yield* permitted("customers.import")
  const named = rows.some(({ owner = "" }) => owner.trim() !== "")
  const parsed = readRows(rows, named ? yield* ownerCalledIn(member.organizationId) : () => undefined)
  const outcome = yield* preview ? previewed(member, id, parsed.valid) : create(member, id, parsed.valid)
  return reportOf(parsed, outcome)
}, transactional)

const previewed = Effect.fnUntraced(function* (
  { organizationId }: Member,
  id: ImportId,
  rows: ReadonlyArray<ReadRow>
) {
  const imports = yield* Imports
  const made = yield* imports.made(
    organizationId,
    id,
    rows.map(({ line }) => line)
  )
  return expectedOutcome(rows, made, yield* imports.taken(organizationId, id, addressesOf(rows)))
})

const create = Effect.fnUntraced(function* (
  { organizationId }: Member,
  id: ImportId,
  rows: ReadonlyArray<ReadRow>
) {
  const imports = yield* Imports
  const at = yield* now
  const { isNew, undone } = yield* imports.begin(organizationId, id, at)
  if (undone) return yield* new ImportUndone()
  const ids = yield* Effect.forEach(rows, () => newId(CustomerId))
  // The list shows the newest first. Giving the first row the greatest id keeps the order of the file.
  const newestFirst = ids.toSorted().toReversed()
  const inFile = rows.toSorted((a, b) => a.line - b.line)
  yield* imports.add(
    inFile.flatMap(({ line, entered }, index) => {
      const customerId = newestFirst[index]
      if (customerId === undefined) return []
      return [{ ...newCustomer(entered, customerId, organizationId, at), import_id: id, import_line: line }]
    })
  )
  yield* publish(new CustomersImported({ organizationId }))
  if (isNew) yield* record({ action: "customers.imported", organizationId })
  const made = yield* imports.made(
    organizationId,
    id,
    rows.map(({ line }) => line)
  )
  const skipped = rows.filter(({ line }) => !made.has(line))
  if (skipped.length === 0) return { made, holders: new Map<string, number | null>() }
  return { made, holders: yield* imports.taken(organizationId, id, addressesOf(skipped)) }
})
