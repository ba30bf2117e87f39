import { type Input, type Member, newId, now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportUndone } from "../contract/errors.ts"
import { CustomersImported } from "../contract/events.ts"
import type { ImportCustomers } from "../contract/index.ts"
import { CustomerId, type ImportId } from "../contract/views.ts"
import { newCustomer } from "../domain/Customers.ts"
import { Imports, type ReadRow, readRows, reportOf, wouldBeMade } from "../domain/Imports.ts"

/** Takes over the rows of a file that can become customers, and reports on the others. A row sent again changes nothing. */
export const importCustomers = Effect.fn("customers.importCustomers")(function* (
  id: ImportId,
  { preview, rows }: Input<typeof ImportCustomers>["body"]
) {
  const member = yield* permitted("customers.import")
  const judged = readRows(rows)
  const made = yield* preview ? foresee(member, id, judged.valid) : make(member, id, judged.valid)
  return reportOf(judged, made)
}, transactional)

const foresee = Effect.fnUntraced(function* (
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
  const emails = rows.flatMap(({ entered: { email } }) => (email === null ? [] : [email]))
  return wouldBeMade(rows, made, yield* imports.taken(organizationId, emails))
})

const make = Effect.fnUntraced(function* (
  { organizationId }: Member,
  id: ImportId,
  rows: ReadonlyArray<ReadRow>
) {
  const imports = yield* Imports
  const at = yield* now
  const { isNew, undone } = yield* imports.begin(organizationId, id, at)
  if (undone) return yield* new ImportUndone()
  const ids = yield* Effect.forEach(rows, () => newId(CustomerId))
  // The newest come first in the list: with the greatest id for the first row, it shows them as the file does.
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
  return yield* imports.made(
    organizationId,
    id,
    rows.map(({ line }) => line)
  )
})
