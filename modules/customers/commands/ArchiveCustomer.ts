import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"
import { lockedCustomer, announceChange } from "./changeCustomer.ts"

/** Removes a customer from the list without deleting any data. Idempotent. */
export const archiveCustomer = Effect.fn("customers.archiveCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* lockedCustomer(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const archived = { ...before, archived_at: at, updated_at: at }
  // Archiving frees the address, so the save cannot conflict with another customer.
  yield* Customers.use((customers) => customers.save(archived)).pipe(Effect.orDie)
  yield* announceChange(archived, { action: "customer.archived" })
}, transactional)
