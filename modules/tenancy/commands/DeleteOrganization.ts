import { AuditLog, Events, type OrganizationId, orNotFound, record, transactional } from "#kernel"
import { Effect } from "effect"
import { NameNotConfirmed } from "../contract/errors.ts"
import { OrganizationDeleted } from "../contract/events.ts"
import { Organizations } from "../domain/Organizations.ts"

/**
 * Deletes an organization with everything in it, except the accounts of its members and one audit log entry. For
 * operators: needs the system role.
 */
export const deleteOrganization = Effect.fn("tenancy.deleteOrganization")(function* (
  id: OrganizationId,
  confirmedName: string
) {
  const organizations = yield* Organizations
  yield* organizations.lock(id)
  const { name } = yield* organizations.find(id).pipe(orNotFound("organization"))
  if (name !== confirmedName) return yield* new NameNotConfirmed({ name })
  const entries = yield* AuditLog.use((log) => log.forget(id))
  yield* organizations.remove(id)
  // It has no members left, so only the other modules receive the event.
  yield* Events.use((events) => events.publish(new OrganizationDeleted({ organizationId: id }), {}))
  const details = { audit_lines: String(entries) }
  yield* record({ action: "organization.deleted", organizationId: id, subject: name, details })
  return { id, name }
}, transactional)
