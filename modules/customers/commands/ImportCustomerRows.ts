import {
  type ImportOptions,
  type ImportRow,
  type Member,
  newId,
  now,
  permitted,
  type RowOutcome,
  transactional
} from "#kernel"
import { Effect, Schema } from "effect"
import { CustomerId } from "../contract/views.ts"
import { newCustomer } from "../domain/Customers.ts"
import { Before, ImportedCustomers } from "../domain/ImportedCustomers.ts"
import { addressesOf, decideRows, type Decisions } from "../domain/importing.ts"
import { readImportRows } from "../queries/CheckCustomerRows.ts"

const encodeBefore = Schema.encodeSync(Schema.toCodecJson(Before))

/** Creates and updates customers from the valid rows of a file, and says what was done to each row. */
export const importCustomerRows = Effect.fn("customers.importCustomerRows")(function* (
  rows: ReadonlyArray<ImportRow>,
  options: ImportOptions
) {
  const member = yield* permitted("customers.import")
  const { valid, refused } = yield* readImportRows(rows, options)
  const customers = yield* ImportedCustomers
  const find = options.existing === "update" ? customers.lockWithAddresses : customers.withAddresses
  const existing = yield* find(member.organizationId, addressesOf(valid))
  const byAddress = new Map(existing.map((customer) => [customer.email ?? "", customer]))
  const { creating, updating, others } = decideRows(valid, byAddress, options)
  return [...refused, ...others, ...(yield* update(member, updating)), ...(yield* create(member, creating))]
}, transactional)

const update = Effect.fnUntraced(function* ({ organizationId }: Member, updating: Decisions["updating"]) {
  if (updating.length === 0) return []
  const imported_at = yield* now
  const changed = updating.map(({ after }) => ({ ...after, updated_at: imported_at }))
  yield* ImportedCustomers.use((customers) => customers.save(organizationId, changed))
  return updating.map(({ line, before }): RowOutcome => ({
    line,
    outcome: "updated",
    id: before.id,
    before: encodeBefore({ ...before, imported_at })
  }))
})

const create = Effect.fnUntraced(function* ({ organizationId }: Member, creating: Decisions["creating"]) {
  if (creating.length === 0) return []
  const at = yield* now
  const ids = yield* Effect.forEach(creating, () => newId(CustomerId))
  // The list shows the newest first. Giving the first row the greatest id keeps the order of the file.
  const newestFirst = ids.toSorted().toReversed()
  const made = creating.flatMap(({ line, entered }, index) => {
    const id = newestFirst[index]
    return id === undefined ? [] : [{ line, customer: newCustomer(entered, id, organizationId, at) }]
  })
  const added = yield* ImportedCustomers.use((customers) =>
    customers.add(made.map(({ customer }) => customer))
  )
  return made.map(({ line, customer: { id, email } }): RowOutcome =>
    added.has(id)
      ? { line, outcome: "created", id }
      : // Someone else used the address at the same time.
        { line, outcome: "skipped", value: email ?? "", same_as: null }
  )
})
