import { type AuditRecord, changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { TaskChanged } from "../../contract/events/services.ts"
import type { TaskId } from "../../contract/ids.ts"
import type { TaskView } from "../../contract/taskViews.ts"
import { Tasks } from "../domain/Tasks.ts"

/** Loads a task and locks it until the unit of work ends. */
export const lockedTask = (organizationId: OrganizationId, id: TaskId) =>
  Tasks.use((tasks) => tasks.lock(organizationId, id)).pipe(orNotFound("service task"))

/** Publishes and records a change. */
export const announceTask = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: taskId, name: subject }: TaskView,
  action: AuditRecord["action"]
) {
  yield* publish(new TaskChanged({ organizationId, taskId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject })
})
