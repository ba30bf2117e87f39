import { type AuditRecord, type OrganizationId, record } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { VehicleId } from "#fleet/contract"
import type { TaskId } from "../../contract/ids.ts"
import { taskNames } from "./taskNames.ts"

/** Adds an entry about a service of a vehicle to the audit log. */
export const recordService = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { vehicle_id, task_id }: { readonly vehicle_id: VehicleId; readonly task_id: TaskId },
  action: AuditRecord["action"]
) {
  const [vehicle] = yield* VehicleDirectory.use((directory) => directory.named(organizationId, [vehicle_id]))
  const names = yield* taskNames(organizationId, [{ task_id }])
  const details = { task: names.get(task_id) ?? "" }
  yield* record({ action, organizationId, subject: vehicle?.name ?? "", details })
})
