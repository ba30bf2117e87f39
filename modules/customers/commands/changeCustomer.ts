import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { CustomerChanged } from "../contract/events.ts"
import type { CustomerId, CustomerView } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"

/** Loads a customer and locks it until the unit of work ends. */
export const lockedCustomer = (organizationId: OrganizationId, id: CustomerId) =>
  Customers.use((customers) => customers.lock(organizationId, id)).pipe(orNotFound("customer"))

/** Publishes and records a change. The audit log names the changed fields but not their values, because it is never erased. */
export const announceChange = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: customerId, name: subject }: CustomerView,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new CustomerChanged({ organizationId, customerId }))
  yield* record({ ...entry, organizationId, subject })
})
