import { line, OrganizationId } from "#kernel"
import { GroupId, VehicleId, VehicleKind } from "#fleet/contract"
import { Schema } from "effect"
import { ProgramId, ProgramItemId, TaskId } from "./ids.ts"
import { DueSoon, FirstAt, Interval, Recurrence, whole } from "./intervals.ts"
import { NamedTask } from "./taskViews.ts"

export const MAX_PROGRAMS = 200
export const MAX_PROGRAM_ITEMS = 100
export const DEFAULT_TOLERANCE_PCT = 10

const MAX_NAMES = 50
const MAX_RULE_VEHICLES = 500

const atMost = (most: number, what: string) =>
  Schema.isMaxLength(most, { message: `Choose at most ${most} ${what}.` }).abort()

/**
 * Which vehicles a program applies to: those that match each list that is not empty, ignoring case, and those in
 * `vehicle_ids`. If all lists are empty, all vehicles in the fleet.
 */
export const ProgramRule = Schema.Struct({
  makes: Schema.Array(line("Make", { max: 60 })).check(atMost(MAX_NAMES, "makes")),
  models: Schema.Array(line("Model", { max: 80 })).check(atMost(MAX_NAMES, "models")),
  kinds: Schema.Array(VehicleKind).check(atMost(VehicleKind.literals.length, "kinds")),
  body_classes: Schema.Array(line("Body", { max: 80 })).check(atMost(MAX_NAMES, "bodies")),
  group_ids: Schema.Array(GroupId).check(atMost(MAX_NAMES, "groups")),
  vehicle_ids: Schema.Array(VehicleId).check(atMost(MAX_RULE_VEHICLES, "vehicles"))
})
export type ProgramRule = typeof ProgramRule.Type

const itemFields = {
  ...Interval,
  ...FirstAt,
  ...DueSoon,
  /** How much later than due still counts as on time, in percent of the interval. */
  tolerance_pct: whole("Tolerance", 0, 100),
  recur: Recurrence
}

/** A task of a program as people enter it. `id`: chosen by the client for a new one. */
export const ProgramItemFields = Schema.Struct({
  id: ProgramItemId,
  task_id: TaskId,
  ...itemFields,
  /** Other items of the program that are done together with this one. */
  supersedes: Schema.Array(ProgramItemId).check(atMost(MAX_PROGRAM_ITEMS, "tasks"))
})
export type ProgramItemFields = typeof ProgramItemFields.Type

export const ProgramItemView = Schema.Struct({
  id: ProgramItemId,
  task: NamedTask,
  ...itemFields,
  supersedes: Schema.Array(ProgramItemId)
})
export type ProgramItemView = typeof ProgramItemView.Type

/** `vehicles`: how many it applies to now. `version` grows with every change. */
export const ProgramView = Schema.Struct({
  id: ProgramId,
  organization_id: OrganizationId,
  name: Schema.String,
  rule: ProgramRule,
  items: Schema.Array(ProgramItemView),
  vehicles: Schema.Int,
  version: Schema.Int,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type ProgramView = typeof ProgramView.Type
