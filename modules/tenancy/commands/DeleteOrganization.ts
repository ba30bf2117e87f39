import { AuditLog, Events, type OrganizationId, orNotFound, record, transactional } from "#kernel"
import { Effect } from "effect"
import { NameNotConfirmed } from "../contract/errors.ts"
import { OrganizationDeleted } from "../contract/events.ts"
import { Organizations } from "../domain/Organizations.ts"

/**
 * Deletes an organization with everything in it; people's accounts stay. One line of the audit log remains. For the
 * installation's shell: it needs the rights of the system.
 */
export const deleteOrganization = Effect.fn("tenancy.deleteOrganization")(function* (
  id: OrganizationId,
  confirmedName: string
) {
  const organizations = yield* Organizations
  yield* organizations.lock(id)
  const { name } = yield* organizations.find(id).pipe(orNotFound("organization"))
  if (name !== confirmedName) return yield* new NameNotConfirmed({ name })
  const lines = yield* AuditLog.use((log) => log.forget(id))
  yield* organizations.remove(id)
  // Nobody is in it any more, so it is told to the other modules only.
  yield* Events.use((events) => events.publish(new OrganizationDeleted({ organizationId: id }), {}))
  const details = { audit_lines: String(lines) }
  yield* record({ action: "organization.deleted", organizationId: id, subject: name, details })
  return { id, name }
}, transactional)
