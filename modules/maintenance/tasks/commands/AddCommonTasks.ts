import { type Input, newId, now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { TooManyTasks } from "../../contract/errors/services.ts"
import { CommonTasksAdded } from "../../contract/events/services.ts"
import { TaskId } from "../../contract/ids.ts"
import { type AddCommonTasks, MAX_TASKS } from "../../contract/tasks.ts"
import { commonTask, newTask } from "../domain/newTask.ts"
import { Tasks } from "../domain/Tasks.ts"

/** Adds common tasks, and returns those that were not there yet. */
export const addCommonTasks = Effect.fn("maintenance.addCommonTasks")(function* ({
  tasks: codes,
  language
}: Input<typeof AddCommonTasks>["body"]) {
  const { organizationId } = yield* permitted("services.edit")
  const all = yield* Tasks
  if ((yield* all.count(organizationId)) + codes.length > MAX_TASKS) return yield* new TooManyTasks()
  const at = yield* now
  const wanted = yield* Effect.forEach([...new Set(codes)], (code) =>
    Effect.map(newId(TaskId), (id) => newTask(commonTask(code, language), { organizationId, id, at }))
  )
  const added = yield* all.addNew(wanted)
  if (added.size > 0) {
    yield* publish(new CommonTasksAdded({ organizationId }))
    yield* record({
      action: "service_tasks.added",
      organizationId,
      details: { count: String(added.size) }
    })
  }
  return { items: wanted.filter(({ id }) => added.has(id)) }
}, transactional)
