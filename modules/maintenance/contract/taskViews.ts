import { line, OrganizationId, paragraphs } from "#kernel"
import { Schema } from "effect"
import { VehicleSystem } from "./defectViews.ts"
import { PartId, TaskId } from "./ids.ts"
import { whole } from "./intervals.ts"
import { Quantity } from "./partViews.ts"

/** How many usual parts a task has at most. */
export const MAX_TASK_PARTS = 20

const isOnce = Schema.makeFilter((parts: ReadonlyArray<{ readonly part_id: PartId }>) =>
  new Set(parts.map(({ part_id }) => part_id)).size === parts.length
    ? undefined
    : "A task has each part at most once."
)

/** What people enter of a service task. */
export const TaskFields = {
  name: line("Name", { max: 120 }),
  /** A short name, such as `PM-A`; no other active task has it. */
  code: Schema.NullOr(line("Code", { max: 20 })),
  system: VehicleSystem,
  /** How long it usually takes. */
  default_minutes: Schema.NullOr(whole("Minutes", 1, 10_000)),
  instructions: Schema.NullOr(paragraphs("Instructions", { max: 5000 })),
  /** What it usually uses. */
  parts: Schema.Array(Schema.Struct({ part_id: PartId, quantity: Quantity })).check(
    Schema.isMaxLength(MAX_TASK_PARTS, {
      message: `A task has at most ${MAX_TASK_PARTS} usual parts.`
    }).abort(),
    isOnce
  )
}

/** A part that a task usually uses, and how many units of it. */
export const UsualPart = Schema.Struct({
  part_id: PartId,
  number: Schema.String,
  name: Schema.String,
  unit: Schema.String,
  quantity: Schema.Number
})
export type UsualPart = typeof UsualPart.Type

/** Something that is done to a vehicle. `parts`: by name, without archived ones. `version` grows with every change. */
export const TaskView = Schema.Struct({
  id: TaskId,
  organization_id: OrganizationId,
  name: Schema.String,
  code: Schema.NullOr(Schema.String),
  system: VehicleSystem,
  default_minutes: Schema.NullOr(Schema.Number),
  instructions: Schema.NullOr(Schema.String),
  parts: Schema.Array(UsualPart),
  version: Schema.Int,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type TaskView = typeof TaskView.Type

/** A task where something refers to it. */
export const NamedTask = Schema.Struct({ id: TaskId, name: Schema.String, system: VehicleSystem })
export type NamedTask = typeof NamedTask.Type
