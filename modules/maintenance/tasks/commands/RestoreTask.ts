import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { TaskId } from "../../contract/ids.ts"
import { Tasks } from "../domain/Tasks.ts"
import { announceTask, lockedTask } from "./changeTask.ts"

/** Restores an archived task. Fails when an active one has its code. Idempotent. */
export const restoreTask = Effect.fn("maintenance.restoreTask")(function* (id: TaskId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedTask(organizationId, id)
  if (before.archived_at === null) return
  const task = { ...before, archived_at: null, updated_at: yield* now, version: before.version + 1 }
  yield* Tasks.use((tasks) => tasks.save(task))
  yield* announceTask(task, "service_task.restored")
}, transactional)
