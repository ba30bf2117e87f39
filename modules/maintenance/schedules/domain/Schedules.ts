import { CalendarDate, OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { ProgramId, ProgramItemId, ScheduleId } from "../../contract/ids.ts"
import type { ProgramRule } from "../../contract/programViews.ts"
import type { ServiceItem } from "./items.ts"

/**
 * An item that a vehicle needs. `origin_*`: where the vehicle was when it began. `own_*`: its interval, if it is not the
 * item's. `ended_at`: it no longer needs it.
 */
export const Schedule = Schema.Struct({
  organization_id: OrganizationId,
  id: ScheduleId,
  vehicle_id: VehicleId,
  program_id: ProgramId,
  item_id: ProgramItemId,
  origin_on: CalendarDate,
  origin_m: Schema.NullOr(Schema.Number),
  origin_s: Schema.NullOr(Schema.Number),
  paused_at: Schema.NullOr(Schema.Date),
  pause_reason: Schema.NullOr(Schema.String),
  own_every_m: Schema.NullOr(Schema.Number),
  own_every_s: Schema.NullOr(Schema.Number),
  own_every_months: Schema.NullOr(Schema.Int),
  own_every_days: Schema.NullOr(Schema.Int),
  ended_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date
})
export type Schedule = typeof Schedule.Type

/** What an active program asks of vehicles. */
export interface ServiceRule {
  readonly rule: ProgramRule
  readonly items: ReadonlyArray<ServiceItem>
}

export class Schedules extends Context.Service<
  Schedules,
  {
    readonly find: (organizationId: OrganizationId, id: ScheduleId) => Effect.Effect<Option.Option<Schedule>>
    /** All of these vehicles, ended ones included, by id; locked until the unit of work ends. */
    readonly lockOfVehicles: (
      organizationId: OrganizationId,
      vehicleIds: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<Schedule>>
    /** Adds those that no one else has added meanwhile, and returns their ids. */
    readonly add: (schedules: ReadonlyArray<Schedule>) => Effect.Effect<ReadonlySet<ScheduleId>>
    /** Stores since when they have ended; null begins them again. */
    readonly setEnded: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<ScheduleId>,
      at: Date | null
    ) => Effect.Effect<void>
    /** Stores whether it is paused, and its own interval. */
    readonly save: (schedule: Schedule) => Effect.Effect<void>
    /** Whether there is an active program, or a vehicle that still has a schedule. */
    readonly areInUse: (organizationId: OrganizationId) => Effect.Effect<boolean>
    /** What the active programs ask of vehicles. */
    readonly rules: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<ServiceRule>>
    /** Items of programs, removed ones included. */
    readonly items: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<ProgramItemId>
    ) => Effect.Effect<ReadonlyArray<ServiceItem>>
  }
>()("maintenance/Schedules") {}
