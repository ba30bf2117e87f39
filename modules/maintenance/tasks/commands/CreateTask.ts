import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TooManyTasks } from "../../contract/errors/services.ts"
import { TaskId } from "../../contract/ids.ts"
import { type CreateTask, MAX_TASKS } from "../../contract/tasks.ts"
import { newTask } from "../domain/newTask.ts"
import { Tasks } from "../domain/Tasks.ts"
import { announceTask } from "./changeTask.ts"
import { usualParts } from "./usualParts.ts"

/** Adds a service task. Fails when an active one has this code. */
export const createTask = Effect.fn("maintenance.createTask")(function* ({
  parts: given = [],
  ...entered
}: Input<typeof CreateTask>["body"]) {
  const { organizationId } = yield* permitted("services.edit")
  const tasks = yield* Tasks
  if ((yield* tasks.count(organizationId)) >= MAX_TASKS) return yield* new TooManyTasks()
  const parts = yield* usualParts(organizationId, given)
  const created = { organizationId, id: yield* newId(TaskId), at: yield* now }
  const task = newTask({ ...entered, parts }, created)
  yield* tasks.add(task)
  yield* announceTask(task, "service_task.added")
  return task
}, transactional)
