import { NotFound, permitted } from "#kernel"
import { Effect, Option } from "effect"
import type { CustomerId } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"

/** One customer, archived or not. */
export const getCustomer = Effect.fn("customers.getCustomer")(function* (id: CustomerId) {
  const { organizationId } = yield* permitted("customers.read")
  const found = yield* Customers.use((customers) => customers.find(organizationId, id))
  if (Option.isNone(found)) return yield* new NotFound({ what: "customer" })
  return found.value
})
