import { CalendarDate, OrganizationId, UserId } from "#kernel"
import { GroupId, VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import {
  OccurrenceId,
  ProgramId,
  ProgramItemId,
  ScheduleId,
  TaskId,
  WorkOrderId
} from "../../contract/ids.ts"
import { ServiceState } from "../../contract/serviceViews.ts"
import type { Uses } from "./vehicles.ts"

const day = Schema.NullOr(CalendarDate)
const number = Schema.NullOr(Schema.Number)

/** What changes of an open service when its vehicle is used, or time passes. */
export const Standing = Schema.Struct({
  id: OccurrenceId,
  schedule_id: ScheduleId,
  vehicle_id: VehicleId,
  item_id: ProgramItemId,
  seq: Schema.Int,
  state: ServiceState,
  from_on: day,
  from_m: number,
  from_s: number,
  due_on: day,
  due_m: number,
  due_s: number,
  forecast_on: day,
  earliest_on: day,
  latest_on: day,
  name_key: Schema.String,
  group_id: Schema.NullOr(GroupId)
})
export type Standing = typeof Standing.Type

/** One service of a schedule. */
export const Occurrence = Schema.Struct({
  ...Standing.fields,
  organization_id: OrganizationId,
  program_id: ProgramId,
  task_id: TaskId,
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
  closed_at: Schema.NullOr(Schema.Date),
  closed_by: Schema.NullOr(UserId),
  created_at: Schema.Date
})
export type Occurrence = typeof Occurrence.Type

/** The services of schedules. All changes are made while their schedules are locked. */
export class Occurrences extends Context.Service<
  Occurrences,
  {
    readonly find: (
      organizationId: OrganizationId,
      id: OccurrenceId
    ) => Effect.Effect<Option.Option<Occurrence>>
    readonly findAll: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<OccurrenceId>
    ) => Effect.Effect<ReadonlyArray<Occurrence>>
    /** Those that reopen together with one, because it included them. */
    readonly supersededBy: (
      organizationId: OrganizationId,
      id: OccurrenceId
    ) => Effect.Effect<ReadonlyArray<Occurrence>>
    /** The open services of these vehicles. */
    readonly openOfVehicles: (
      organizationId: OrganizationId,
      vehicleIds: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<Standing>>
    readonly openOfSchedules: (
      organizationId: OrganizationId,
      scheduleIds: ReadonlyArray<ScheduleId>
    ) => Effect.Effect<ReadonlyArray<Occurrence>>
    /** The newest service of each of these schedules. */
    readonly newestOf: (
      organizationId: OrganizationId,
      scheduleIds: ReadonlyArray<ScheduleId>
    ) => Effect.Effect<ReadonlyArray<Occurrence>>
    /** The newest service of each of these schedules that was done or skipped. */
    readonly lastClosedOf: (
      organizationId: OrganizationId,
      scheduleIds: ReadonlyArray<ScheduleId>
    ) => Effect.Effect<ReadonlyArray<Occurrence>>
    /** Stores how much vehicles are used, for lists. */
    readonly saveUses: (
      organizationId: OrganizationId,
      uses: ReadonlyArray<readonly [VehicleId, Uses]>
    ) => Effect.Effect<void>
    readonly add: (occurrences: ReadonlyArray<Occurrence>) => Effect.Effect<void>
    /** Stores when open services are due, and how far they are, of all of them in one statement. */
    readonly refresh: (
      organizationId: OrganizationId,
      standings: ReadonlyArray<Standing>
    ) => Effect.Effect<void>
    /** Cancels the open services of these schedules. */
    readonly cancelOpen: (
      organizationId: OrganizationId,
      scheduleIds: ReadonlyArray<ScheduleId>,
      at: Date
    ) => Effect.Effect<void>
    /** Stores how services were closed, or that they are open again. */
    readonly save: (occurrences: ReadonlyArray<Occurrence>) => Effect.Effect<void>
  }
>()("maintenance/Occurrences") {}

/** A service that people are reminded of, because it is due soon, due or overdue. */
export const ServiceToRemindOf = Schema.Struct({
  organization_id: OrganizationId,
  id: OccurrenceId,
  vehicle_id: VehicleId,
  task: Schema.String,
  state: Schema.Literals(["due_soon", "due", "overdue"])
})
export type ServiceToRemindOf = typeof ServiceToRemindOf.Type

/** The services of all organizations. Needs the system role. */
export class ServiceReminders extends Context.Service<
  ServiceReminders,
  {
    /** The organizations with services that nobody was reminded of since they became more urgent. */
    readonly waiting: Effect.Effect<ReadonlyArray<OrganizationId>>
    /** Stores that people are reminded of these services of an organization, and returns those they were not before. */
    readonly send: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<ServiceToRemindOf>>
  }
>()("maintenance/ServiceReminders") {}
