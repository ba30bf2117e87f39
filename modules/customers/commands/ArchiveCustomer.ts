import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"
import { takeCustomer, announceChange } from "./changeCustomer.ts"

/** Takes a customer out of the list; nothing about them is lost. A second time changes nothing. */
export const archiveCustomer = Effect.fn("customers.archiveCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* takeCustomer(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const archived = { ...before, archived_at: at, updated_at: at }
  // Its address is free from now on, so no other customer can be in the way.
  yield* Customers.use((customers) => customers.save(archived)).pipe(Effect.orDie)
  yield* announceChange(archived, { action: "customer.archived" })
}, transactional)
