import { permitted } from "#kernel"
import { Effect } from "effect"
import { Tasks } from "../domain/Tasks.ts"

/** Returns the organization's service tasks by name, archived ones last. */
export const listTasks = Effect.fn("maintenance.listTasks")(function* (search?: string) {
  const { organizationId } = yield* permitted("services.read")
  return { items: yield* Tasks.use((tasks) => tasks.all(organizationId, search)) }
})
