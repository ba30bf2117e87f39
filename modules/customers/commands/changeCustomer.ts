import {
  type AuditRecord,
  changeBy,
  NotFound,
  type OrganizationId,
  orNotFound,
  publish,
  record,
  type UserId
} from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import { CustomerChanged } from "../contract/events.ts"
import type { CustomerId, CustomerView } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"

/** Loads a customer and locks it until the unit of work ends. */
export const lockedCustomer = (organizationId: OrganizationId, id: CustomerId) =>
  Customers.use((customers) => customers.lock(organizationId, id)).pipe(orNotFound("customer"))

/** Fails unless the owner, if any, is a member of the organization. */
export const requireMember = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  owner: UserId | null | undefined
) {
  if (owner === null || owner === undefined) return
  const members = yield* Memberships.use((memberships) => memberships.activeAmong(organizationId, [owner]))
  if (!members.has(owner)) yield* Effect.fail(new NotFound({ what: "member" }))
})

/** Publishes and records a change. The audit log names the changed fields but not their values, because it is never erased. */
export const announceChange = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: customerId, name: subject }: CustomerView,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new CustomerChanged({ organizationId, customerId, change: changeBy(entry.action) }))
  yield* record({ ...entry, organizationId, subject })
})
