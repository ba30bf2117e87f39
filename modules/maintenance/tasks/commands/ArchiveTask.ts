import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { TaskId } from "../../contract/ids.ts"
import { Tasks } from "../domain/Tasks.ts"
import { announceTask, lockedTask } from "./changeTask.ts"

/** Hides a task from choices. Fails while a program contains it. Idempotent. */
export const archiveTask = Effect.fn("maintenance.archiveTask")(function* (id: TaskId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedTask(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const task = { ...before, archived_at: at, updated_at: at, version: before.version + 1 }
  yield* Tasks.use((tasks) => tasks.archive(task))
  yield* announceTask(task, "service_task.archived")
}, transactional)
