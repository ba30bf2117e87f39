import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"
import { lockedCustomer, announceChange } from "./changeCustomer.ts"

/** Restores an archived customer. Fails when another customer now has the address. Idempotent. */
export const restoreCustomer = Effect.fn("customers.restoreCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* lockedCustomer(organizationId, id)
  if (before.archived_at === null) return
  const restored = { ...before, archived_at: null, updated_at: yield* now }
  yield* Customers.use((customers) => customers.save(restored))
  yield* announceChange(restored, { action: "customer.restored" })
}, transactional)
