import { Schema, Struct } from "effect"
import { ProgramId, ProgramItemId, TaskId } from "../../contract/ids.ts"
import { ProgramItemFields } from "../../contract/programViews.ts"

/** What a program says about a task of vehicles. */
export const ServiceItem = Schema.Struct({
  ...Struct.omit(ProgramItemFields.fields, ["id", "task_id"]),
  id: ProgramItemId,
  program_id: ProgramId,
  task_id: TaskId
})
export type ServiceItem = typeof ServiceItem.Type

export type Recurring = Omit<ServiceItem, "id" | "program_id" | "task_id" | "supersedes">
