import { CalendarDate, type OrganizationId, type PageRequest, Uuid } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { FormUse } from "../../contract/formViews.ts"
import { FormId, type InspectionScheduleId } from "../../contract/ids.ts"
import { type InspectionScheduleView, MissedInspection } from "../../contract/scheduleViews.ts"
import { LastInspection, Schedule } from "../domain/Schedules.ts"

/** A schedule that is not paused, with the latest version of its form. `last_reported`: the last day that was reported on. */
export const ActiveSchedule = Schema.Struct({
  ...Schedule.fields,
  last_reported: Schema.NullOr(CalendarDate),
  form: Schema.Struct({ id: FormId, name: Schema.String, use: FormUse, version: Schema.Int })
})
export type ActiveSchedule = typeof ActiveSchedule.Type

const { vehicle: _, ...missed } = MissedInspection.fields
/** A missed inspection with the id of the vehicle. `cursor` orders those that were reported together. */
export const StoredMissed = Schema.Struct({ ...missed, vehicle_id: VehicleId, cursor: Uuid })
export type StoredMissed = typeof StoredMissed.Type

/** Of the last 30 days, and how many were missed in the last 7. */
export const Completion = Schema.Struct({
  expected: Schema.Int,
  missed: Schema.Int,
  missed_7_days: Schema.Int
})
export type Completion = typeof Completion.Type

export interface LastOf {
  readonly formIds: ReadonlyArray<FormId>
  readonly vehicleIds: ReadonlyArray<VehicleId>
  readonly timeZone: string
}

export class ScheduleList extends Context.Service<
  ScheduleList,
  {
    /** By the names of the forms. */
    readonly all: (
      organizationId: OrganizationId,
      form: FormId | undefined
    ) => Effect.Effect<ReadonlyArray<InspectionScheduleView>>
    readonly find: (
      organizationId: OrganizationId,
      id: InspectionScheduleId
    ) => Effect.Effect<Option.Option<InspectionScheduleView>>
    readonly active: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<ActiveSchedule>>
    /** The last inspection of each vehicle with each form, and the day of the one before. */
    readonly last: (
      organizationId: OrganizationId,
      of: LastOf
    ) => Effect.Effect<ReadonlyArray<LastInspection>>
    /** Newest first, with one row more than the page size. Not those that were done in time and received later. */
    readonly missed: (
      organizationId: OrganizationId,
      timeZone: string,
      vehicleId: VehicleId | undefined,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<StoredMissed>>
    readonly completion: (
      organizationId: OrganizationId,
      timeZone: string,
      today: CalendarDate
    ) => Effect.Effect<Completion>
  }
>()("inspections/ScheduleList") {}
