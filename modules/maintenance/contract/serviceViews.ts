import { CalendarDate, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { OccurrenceId, ProgramId, ProgramItemId, ScheduleId, WorkOrderId } from "./ids.ts"
import { Interval, Recurrence } from "./intervals.ts"
import { NamedTask } from "./taskViews.ts"
import { WorkOrderLink } from "./workOrderLink.ts"

/**
 * How far an open service is. `due_soon`: within its lead. `due`: its point has come. `overdue`: beyond its tolerance.
 * `paused`: it does not count until its schedule is resumed.
 */
export const OpenState = Schema.Literals(["upcoming", "due_soon", "due", "overdue", "paused"])
export type OpenState = typeof OpenState.Type

/** `cancelled`: the vehicle no longer needed it, or an earlier service was reopened. */
export const ServiceState = Schema.Literals([...OpenState.literals, "done", "skipped", "cancelled"])
export type ServiceState = typeof ServiceState.Type

const number = Schema.NullOr(Schema.Number)
const day = Schema.NullOr(CalendarDate)

/** When it is due: on a day, at meters and at seconds of the vehicle's life, whichever comes first. */
const DuePoint = { due_on: day, due_m: number, due_s: number }

const ServiceOf = {
  id: OccurrenceId,
  schedule_id: ScheduleId,
  seq: Schema.Int,
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String }),
  task: NamedTask,
  program: Schema.Struct({ id: ProgramId, name: Schema.String })
}

/**
 * A service that a vehicle needs next. `from_*`: the point that its interval counts from. `forecast_on`: when it will
 * be due at its vehicle's average use; between `earliest_on` and `latest_on` if the use varies as it has, and null if
 * nothing says when.
 */
export const ServiceView = Schema.Struct({
  ...ServiceOf,
  state: OpenState,
  /** The open work order that it is in. */
  work_order: Schema.NullOr(WorkOrderLink),
  ...DuePoint,
  from_on: day,
  from_m: number,
  from_s: number,
  forecast_on: day,
  earliest_on: day,
  latest_on: day,
  /** What the vehicle has done by now, from its newest readings and its average use. */
  current: Schema.Struct({ m: number, s: number, m_per_day: number, s_per_day: number })
})
export type ServiceView = typeof ServiceView.Type

/**
 * A service that was done or skipped. `estimated`: the vehicle was not read then. `on_time`: within its tolerance; null
 * for a skipped one. `superseded_by`: the service that included it. `can_reopen`: it is the last of its schedule.
 */
export const PastServiceView = Schema.Struct({
  ...ServiceOf,
  state: Schema.Literals(["done", "skipped"]),
  ...DuePoint,
  completed_on: day,
  completed_m: number,
  completed_s: number,
  estimated: Schema.Boolean,
  on_time: Schema.NullOr(Schema.Boolean),
  skip_reason: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
  cost_minor: number,
  currency: Schema.NullOr(Schema.String),
  superseded_by: Schema.NullOr(OccurrenceId),
  work_order_id: Schema.NullOr(WorkOrderId),
  closed_at: Schema.Date,
  /** Null for the system; without a name once their account was erased. */
  closed_by: Schema.NullOr(Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) })),
  can_reopen: Schema.Boolean
})
export type PastServiceView = typeof PastServiceView.Type

/**
 * A service that a vehicle needs again and again. `service`: the next one; null while the vehicle needs none. `program_interval`:
 * the one of its program, if the vehicle has its own.
 */
export const VehicleServiceView = Schema.Struct({
  schedule_id: ScheduleId,
  item_id: ProgramItemId,
  task: NamedTask,
  program: Schema.Struct({ id: ProgramId, name: Schema.String }),
  ...Interval,
  program_interval: Schema.NullOr(Schema.Struct(Interval)),
  recur: Recurrence,
  paused: Schema.NullOr(Schema.Struct({ at: Schema.Date, reason: Schema.String })),
  service: Schema.NullOr(ServiceView)
})
export type VehicleServiceView = typeof VehicleServiceView.Type
