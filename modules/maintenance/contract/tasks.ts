import { endpoint, HOUR, inOrganization, line, NotFound } from "#kernel"
import { Schema, Struct } from "effect"
import { CommonTask, MAX_COMMON_TASKS } from "./commonTasks.ts"
import { UsualPartIsArchived } from "./errors/parts.ts"
import * as Errors from "./errors/services.ts"
import { TaskId } from "./ids.ts"
import { TaskFields, TaskView } from "./taskViews.ts"

const group = "Service tasks"

const oneTask = inOrganization({ taskId: TaskId })
const optional = Struct.map(Schema.optionalKey)
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** How many tasks an organization may have, archived ones included. */
export const MAX_TASKS = 1000

export const ListTasks = endpoint({
  name: "listTasks",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/service-tasks",
  access: "member",
  permission: "services.read",
  summary: "List service tasks by name, archived ones last",
  params: inOrganization({}),
  query: Schema.Struct({
    /** In name and code, ignoring case and accents. */
    search: Schema.optionalKey(line("Search", { max: 200 }))
  }),
  output: Schema.Struct({ items: Schema.Array(TaskView) })
})

export const CreateTask = endpoint({
  name: "createTask",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/service-tasks",
  access: "member",
  permission: "services.edit",
  summary: "Add a service task",
  params: inOrganization({}),
  body: Schema.Struct({
    name: TaskFields.name,
    system: TaskFields.system,
    ...optional(Struct.pick(TaskFields, ["code", "default_minutes", "instructions", "parts"]))
  }),
  output: TaskView,
  status: 201,
  errors: [NotFound, UsualPartIsArchived, Errors.TaskCodeTaken, Errors.TooManyTasks],
  limits
})

export const AddCommonTasks = endpoint({
  name: "addCommonTasks",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/common-service-tasks",
  access: "member",
  permission: "services.edit",
  summary: "Add tasks from the list of common ones; those that were added before are left as they are",
  params: inOrganization({}),
  body: Schema.Struct({
    tasks: Schema.Array(CommonTask).check(
      Schema.isMaxLength(MAX_COMMON_TASKS).abort(),
      Schema.isMinLength(1)
    ),
    /** The language of their names. */
    language: Schema.Literals(["en", "es"])
  }),
  output: Schema.Struct({ items: Schema.Array(TaskView) }),
  status: 201,
  errors: [Errors.TooManyTasks],
  limits
})

export const EditTask = endpoint({
  name: "editTask",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/service-tasks/:taskId",
  access: "member",
  permission: "services.edit",
  summary: "Change a service task, unless someone else changed it since `expected_version`",
  params: oneTask,
  body: Schema.Struct({ ...optional(TaskFields), expected_version: Schema.Int }),
  output: TaskView,
  errors: [NotFound, UsualPartIsArchived, Errors.TaskWasChanged, Errors.TaskCodeTaken],
  limits
})

export const ArchiveTask = endpoint({
  name: "archiveTask",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/service-tasks/:taskId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Archive a service task that no program contains",
  params: oneTask,
  errors: [NotFound, Errors.TaskInUse]
})

export const RestoreTask = endpoint({
  name: "restoreTask",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/service-tasks/:taskId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Restore an archived service task",
  params: oneTask,
  errors: [NotFound, Errors.TaskCodeTaken]
})
