import { type ImportOptions, type ImportRow, permitted, type RowOutcome } from "#kernel"
import { Effect } from "effect"
import { ImportedCustomers } from "../domain/ImportedCustomers.ts"
import { addressesOf, decideRows, readRows } from "../domain/importing.ts"
import { ownerCalledIn } from "./owners.ts"

/** Says what importing these rows would do to each, without writing. */
export const checkCustomerRows = Effect.fn("customers.checkCustomerRows")(function* (
  rows: ReadonlyArray<ImportRow>,
  options: ImportOptions
) {
  const { organizationId } = yield* permitted("customers.import")
  const { valid, refused } = yield* readImportRows(rows, options)
  const existing = yield* ImportedCustomers.use((customers) =>
    customers.withAddresses(organizationId, addressesOf(valid))
  )
  const byAddress = new Map(existing.map((customer) => [customer.email ?? "", customer]))
  const { creating, updating, others } = decideRows(valid, byAddress, options)
  return [
    ...refused,
    ...others,
    ...creating.map(({ line }): RowOutcome => ({ line, outcome: "created" })),
    ...updating.map(({ line, before: { id } }): RowOutcome => ({ line, outcome: "updated", id }))
  ]
})

/** Validates rows; the members are only read if a row names one. */
export const readImportRows = Effect.fnUntraced(function* (
  rows: ReadonlyArray<ImportRow>,
  options: ImportOptions
) {
  const { organizationId } = yield* permitted("customers.import")
  const isNamed = rows.some(({ cells }) => cells["owner"] !== undefined)
  return readRows(rows, isNamed ? yield* ownerCalledIn(organizationId) : () => undefined, options)
})
