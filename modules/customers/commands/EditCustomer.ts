import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomerIsArchived } from "../contract/errors.ts"
import type { EditCustomer } from "../contract/index.ts"
import type { CustomerId } from "../contract/views.ts"
import { changedFields, Customers, plainTags } from "../domain/Customers.ts"
import { lockedCustomer, announceChange, requireMember } from "./changeCustomer.ts"

/** Changes only the fields in `given`. */
export const editCustomer = Effect.fn("customers.editCustomer")(function* (
  id: CustomerId,
  given: Input<typeof EditCustomer>["body"]
) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* lockedCustomer(organizationId, id)
  if (before.archived_at !== null) return yield* new CustomerIsArchived()
  const changes = given.tags === undefined ? given : { ...given, tags: plainTags(given.tags) }
  const fields = changedFields(before, changes)
  if (fields.length === 0) return before
  if (fields.includes("owner_id")) yield* requireMember(organizationId, changes.owner_id)
  const customer = { ...before, ...changes, updated_at: yield* now }
  yield* Customers.use((customers) => customers.save(customer))
  yield* announceChange(customer, { action: "customer.edited", details: { fields: fields.join(", ") } })
  return customer
}, transactional)
