import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TaskWasChanged } from "../../contract/errors/services.ts"
import type { TaskId } from "../../contract/ids.ts"
import type { EditTask } from "../../contract/tasks.ts"
import { Tasks } from "../domain/Tasks.ts"
import { announceTask, lockedTask } from "./changeTask.ts"
import { usualParts } from "./usualParts.ts"

/** Changes only the given fields of a task. Fails if someone else changed it since `expected_version`. */
export const editTask = Effect.fn("maintenance.editTask")(function* (
  id: TaskId,
  { expected_version, parts: given, ...changes }: Input<typeof EditTask>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedTask(organizationId, id)
  if (before.version !== expected_version) return yield* new TaskWasChanged()
  const parts = given === undefined ? before.parts : yield* usualParts(organizationId, given)
  const task = { ...before, ...changes, parts, version: before.version + 1, updated_at: yield* now }
  const tasks = yield* Tasks
  yield* tasks.save(task)
  if (given !== undefined) yield* tasks.saveParts(task)
  yield* announceTask(task, "service_task.edited")
  return task
}, transactional)
