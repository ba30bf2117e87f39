import { CalendarDate, type NotFound, OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { FormUse, Jurisdiction } from "../../contract/formViews.ts"
import { FormId, InspectionId, InspectionScheduleId } from "../../contract/ids.ts"
import { ScheduleFields } from "../../contract/scheduleViews.ts"

/** A schedule as stored. `reported_until`: the first day that was not reported on. */
export const Schedule = Schema.Struct({
  ...ScheduleFields,
  organization_id: OrganizationId,
  id: InspectionScheduleId,
  form_id: FormId,
  paused_at: Schema.NullOr(Schema.Date),
  reported_until: CalendarDate,
  version: Schema.Int,
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type Schedule = typeof Schedule.Type

/** A schedule to report on, with what its form is for. */
export const ReportableSchedule = Schema.Struct({
  ...Schedule.fields,
  form: Schema.Struct({ use: FormUse, jurisdiction: Jurisdiction })
})
export type ReportableSchedule = typeof ReportableSchedule.Type

/** The last inspection of a vehicle with a form, and when the one before was. `on`, `before`: days where the organization is. */
export const LastInspection = Schema.Struct({
  vehicle_id: VehicleId,
  form_id: FormId,
  id: InspectionId,
  at: Schema.Date,
  on: CalendarDate,
  before: Schema.NullOr(CalendarDate)
})
export type LastInspection = typeof LastInspection.Type

/** Instants between which an inspection counts; the last one is not included. */
export interface Window {
  readonly from: Date
  readonly until: Date
}

/** A vehicle that was not inspected. `counts`: of a use, when an inspection would have counted. */
export interface MissedVehicle {
  readonly vehicle_id: VehicleId
  readonly counts: Window | null
}

/** A period of a schedule that is over. */
export interface Period {
  readonly organization_id: OrganizationId
  readonly schedule_id: InspectionScheduleId
  readonly starts_on: CalendarDate
  readonly ends_on: CalendarDate
  readonly expected: number
  readonly done: number
  readonly missed: ReadonlyArray<MissedVehicle>
}

export class Schedules extends Context.Service<
  Schedules,
  {
    /** Until the unit of work ends, no one else adds a schedule of the organization. */
    readonly lockAll: (organizationId: OrganizationId) => Effect.Effect<void>
    readonly count: (organizationId: OrganizationId) => Effect.Effect<number>
    readonly add: (schedule: Schedule) => Effect.Effect<void>
    /** Stores what its rule names. Fails if the organization does not have a vehicle or group of it. */
    readonly select: (schedule: Schedule) => Effect.Effect<void, NotFound>
    /** Locks the schedule until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: InspectionScheduleId
    ) => Effect.Effect<Option.Option<Schedule>>
    readonly save: (schedule: Schedule) => Effect.Effect<void>
    readonly remove: (schedule: Schedule) => Effect.Effect<void>
    /**
     * Schedules whose next period may be over by a day, after one of them, up to a maximum. Locks them until the unit of work
     * ends. Needs the system role.
     */
    readonly lockReportable: (
      by: CalendarDate,
      after: Schedule | undefined,
      most: number
    ) => Effect.Effect<ReadonlyArray<ReportableSchedule>>
    /**
     * The vehicles that were inspected with the form in a period, or in the time that is left for it afterwards. An inspection
     * counts for one period. The one before must have been reported.
     */
    readonly inspectedDuring: (
      schedule: Pick<Schedule, "organization_id" | "id" | "form_id">,
      timeZone: string,
      days: { readonly from: CalendarDate; readonly to: CalendarDate }
    ) => Effect.Effect<ReadonlySet<VehicleId>>
    /** Which of these vehicles, by their places, were inspected with the form when it would have counted. */
    readonly inspectedWithin: (
      schedule: Pick<Schedule, "organization_id" | "form_id">,
      uses: ReadonlyArray<{ readonly vehicle_id: VehicleId; readonly counts: Window }>
    ) => Effect.Effect<ReadonlySet<number>>
    /** Stores a period and what was missed in it. Needs the system role. */
    readonly report: (period: Period, at: Date) => Effect.Effect<void>
    /** Deletes what ended before a day. Needs the system role. */
    readonly purgeEndedBefore: (day: CalendarDate) => Effect.Effect<void>
  }
>()("inspections/Schedules") {}
