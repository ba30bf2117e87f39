import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { GroupChanged } from "../../contract/events.ts"
import type { GroupId } from "../../contract/ids.ts"
import type { GroupView } from "../../contract/vehicleViews.ts"
import { Groups } from "../domain/Groups.ts"

/** Loads a group and locks it until the unit of work ends. */
export const lockedGroup = (organizationId: OrganizationId, id: GroupId) =>
  Groups.use((groups) => groups.lock(organizationId, id)).pipe(orNotFound("group"))

/** Publishes and records a change. */
export const announceGroup = Effect.fnUntraced(function* (
  { organization_id: organizationId, name: subject }: GroupView,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new GroupChanged({ organizationId }))
  yield* record({ ...entry, organizationId, subject })
})
