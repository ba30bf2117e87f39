import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { TaskCodeTaken, TaskInUse } from "../../contract/errors/services.ts"
import type { TaskId } from "../../contract/ids.ts"
import type { NamedTask, TaskView } from "../../contract/taskViews.ts"

/** The catalog of service tasks. */
export class Tasks extends Context.Service<
  Tasks,
  {
    /** By name, archived ones last; those with these words in name or code. */
    readonly all: (
      organizationId: OrganizationId,
      search: string | undefined
    ) => Effect.Effect<ReadonlyArray<TaskView>>
    readonly named: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<TaskId>
    ) => Effect.Effect<ReadonlyArray<NamedTask>>
    /** Those with these words in their name. */
    readonly matching: (organizationId: OrganizationId, words: string) => Effect.Effect<ReadonlyArray<TaskId>>
    readonly count: (organizationId: OrganizationId) => Effect.Effect<number>
    /** With its usual parts. */
    readonly add: (task: TaskView) => Effect.Effect<void, TaskCodeTaken>
    /** Adds those whose code no active task has, without parts, and returns their ids. */
    readonly addNew: (tasks: ReadonlyArray<TaskView>) => Effect.Effect<ReadonlySet<TaskId>>
    /** Locks a task until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: TaskId) => Effect.Effect<Option.Option<TaskView>>
    /** Without its usual parts. */
    readonly save: (task: TaskView) => Effect.Effect<void, TaskCodeTaken>
    /** Replaces its usual parts. */
    readonly saveParts: (task: TaskView) => Effect.Effect<void>
    /** Fails while a program that is not archived contains it. */
    readonly archive: (task: TaskView) => Effect.Effect<void, TaskInUse>
  }
>()("maintenance/Tasks") {}
