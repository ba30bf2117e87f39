import { route } from "#infra/http"
import * as endpoints from "../contract/index.ts"
import { addCommonTasks } from "./commands/AddCommonTasks.ts"
import { archiveTask } from "./commands/ArchiveTask.ts"
import { createTask } from "./commands/CreateTask.ts"
import { editTask } from "./commands/EditTask.ts"
import { restoreTask } from "./commands/RestoreTask.ts"
import { listTasks } from "./queries/ListTasks.ts"

export const tasksHttp = [
  route(endpoints.ListTasks, ({ query }) => listTasks(query.search)),
  route(endpoints.CreateTask, ({ body }) => createTask(body)),
  route(endpoints.AddCommonTasks, ({ body }) => addCommonTasks(body)),
  route(endpoints.EditTask, ({ params, body }) => editTask(params.taskId, body)),
  route(endpoints.ArchiveTask, ({ params }) => archiveTask(params.taskId)),
  route(endpoints.RestoreTask, ({ params }) => restoreTask(params.taskId))
]
