import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"
import { takeCustomer, tellOfChange } from "./changeCustomer.ts"

/** Takes a customer out of the list; nothing about them is lost. A second time changes nothing. */
export const archiveCustomer = Effect.fn("customers.archiveCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* takeCustomer(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  yield* Customers.use((customers) => customers.archive(before, at))
  yield* tellOfChange(before, { action: "customer.archived" })
}, transactional)
