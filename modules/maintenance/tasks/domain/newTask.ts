import type { OrganizationId } from "#kernel"
import { COMMON_TASKS, type CommonTask } from "../../contract/commonTasks.ts"
import type { TaskId } from "../../contract/ids.ts"
import type { TaskView } from "../../contract/taskViews.ts"

type Entered = Pick<TaskView, "name" | "system"> &
  Partial<Pick<TaskView, "code" | "default_minutes" | "instructions" | "parts">>

interface Created {
  readonly organizationId: OrganizationId
  readonly id: TaskId
  readonly at: Date
}

export const newTask = (entered: Entered, { organizationId, id, at }: Created): TaskView => ({
  code: null,
  default_minutes: null,
  instructions: null,
  parts: [],
  ...entered,
  organization_id: organizationId,
  id,
  version: 1,
  archived_at: null,
  created_at: at,
  updated_at: at
})

/** A common task as people would enter it in their language. */
export const commonTask = (code: CommonTask, language: "en" | "es"): Entered => {
  const common = COMMON_TASKS.find((one) => one.code === code)
  if (common === undefined) throw new Error("Each common task is described.")
  const { name, system, default_minutes } = common
  return { name: name[language], system, default_minutes, code }
}
