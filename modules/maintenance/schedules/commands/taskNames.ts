import type { OrganizationId } from "#kernel"
import { Effect } from "effect"
import { Tasks } from "../../tasks/domain/Tasks.ts"
import type { TaskId } from "../../contract/ids.ts"

/** The names of the tasks of services, for timelines and the audit log. */
export const taskNames = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  services: ReadonlyArray<{ readonly task_id: TaskId }>
) {
  const ids = [...new Set(services.map(({ task_id }) => task_id))]
  const tasks = yield* Tasks.use((all) => all.named(organizationId, ids))
  return new Map(tasks.map(({ id, name }) => [id, name]))
})
