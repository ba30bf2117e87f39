import { type ChangingOutcome, now, permitted, transactional } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect, Schema } from "effect"
import { CustomerId } from "../contract/views.ts"
import { Before, ImportedCustomers } from "../domain/ImportedCustomers.ts"

const decodeBefore = Schema.decodeUnknownEffect(Schema.toCodecJson(Before))

/**
 * Undoes rows of an import: removes the customers it created, archives those that were edited since or that other records
 * such as emails refer to, and restores those it updated unless they were changed since.
 */
export const undoCustomerRows = Effect.fn("customers.undoCustomerRows")(function* (
  rows: ReadonlyArray<ChangingOutcome>
) {
  const { organizationId } = yield* permitted("customers.import")
  const customers = yield* ImportedCustomers
  const created = rows.flatMap(({ outcome, id }) =>
    outcome === "created" && id !== undefined ? [CustomerId.make(id)] : []
  )
  const removed = yield* customers.removeUnused(organizationId, created)
  const archived =
    removed < created.length ? yield* customers.archive(organizationId, created, yield* now) : 0
  const updated = yield* updatedCustomers(rows)
  const restored = yield* customers.restore(organizationId, updated)
  return { removed, archived, restored, kept: updated.length - restored }
}, transactional)

/** Customers as they were before; without owners who have left. */
const updatedCustomers = Effect.fnUntraced(function* (rows: ReadonlyArray<ChangingOutcome>) {
  const { organizationId } = yield* permitted("customers.import")
  const all = yield* Effect.forEach(
    rows.filter((row) => row.outcome === "updated"),
    ({ id, before }) =>
      Effect.map(Effect.orDie(decodeBefore(before)), (fields) => ({ ...fields, id: CustomerId.make(id) }))
  )
  const owners = all.flatMap(({ owner_id }) => (owner_id === null ? [] : [owner_id]))
  if (owners.length === 0) return all
  const members = yield* Memberships.use((memberships) => memberships.activeAmong(organizationId, owners))
  return all.map((customer) => ({
    ...customer,
    owner_id: customer.owner_id !== null && members.has(customer.owner_id) ? customer.owner_id : null
  }))
})
