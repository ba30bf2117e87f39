import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomerIsArchived } from "../contract/errors.ts"
import type { EditCustomer } from "../contract/index.ts"
import type { CustomerId } from "../contract/views.ts"
import { changedFields, Customers } from "../domain/Customers.ts"
import { lockedCustomer, announceChange } from "./changeCustomer.ts"

/** Changes only the fields in `changes`. */
export const editCustomer = Effect.fn("customers.editCustomer")(function* (
  id: CustomerId,
  changes: Input<typeof EditCustomer>["body"]
) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* lockedCustomer(organizationId, id)
  if (before.archived_at !== null) return yield* new CustomerIsArchived()
  const fields = changedFields(before, changes)
  if (fields.length === 0) return before
  const customer = { ...before, ...changes, updated_at: yield* now }
  yield* Customers.use((customers) => customers.save(customer))
  yield* announceChange(customer, { action: "customer.edited", details: { fields: fields.join(", ") } })
  return customer
}, transactional)
