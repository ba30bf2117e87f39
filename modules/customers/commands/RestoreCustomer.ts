import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"
import { takeCustomer, tellOfChange } from "./changeCustomer.ts"

/** Brings an archived customer back, unless another one has the address by now. A second time changes nothing. */
export const restoreCustomer = Effect.fn("customers.restoreCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.edit")
  const before = yield* takeCustomer(organizationId, id)
  if (before.archived_at === null) return
  const at = yield* now
  yield* Customers.use((customers) => customers.restore(before, at))
  yield* tellOfChange(before, { action: "customer.restored" })
}, transactional)
