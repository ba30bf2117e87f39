import { permitted, orNotFound } from "#kernel"
import { Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"

/** Returns a customer, archived or not. */
export const getCustomer = Effect.fn("customers.getCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.read")
  return yield* Customers.use((customers) => customers.find(organizationId, id)).pipe(orNotFound("customer"))
})
