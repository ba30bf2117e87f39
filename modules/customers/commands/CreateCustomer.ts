import { newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomerId } from "../contract/views.ts"
import { Customers, type Entered, newCustomer } from "../domain/Customers.ts"
import { announceChange, requireMember } from "./changeCustomer.ts"

/** Creates a customer. Fails when an active customer already has the address. */
export const createCustomer = Effect.fn("customers.createCustomer")(function* (entered: Entered) {
  const { organizationId } = yield* permitted("customers.edit")
  yield* requireMember(organizationId, entered.owner_id)
  const customer = newCustomer(entered, yield* newId(CustomerId), organizationId, yield* now)
  yield* Customers.use((customers) => customers.add(customer))
  yield* announceChange(customer, { action: "customer.created" })
  return customer
}, transactional)
