import {
  anyOf,
  CalendarDate,
  endpoint,
  HOUR,
  inOrganization,
  line,
  NotFound,
  pageOf,
  paging,
  paragraphs,
  sortedPaging
} from "#kernel"
import {
  GroupId,
  MeterUnit,
  ReadingImplausible,
  ReadingInFuture,
  ReadingOutOfOrder,
  UnitNotOfMeter,
  VehicleId
} from "#fleet/contract"
import { Schema } from "effect"
import * as Errors from "./errors/services.ts"
import { OccurrenceId, ProgramId, TaskId } from "./ids.ts"
import { OpenState, PastServiceView, ServiceView, VehicleServiceView } from "./serviceViews.ts"

const group = "Services"

const oneService = inOrganization({ occurrenceId: OccurrenceId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** `due`: by the day on which it will be due. `vehicle`: by the vehicle's name. */
export const ServiceSort = Schema.Literals(["due", "-due", "vehicle", "-vehicle"])
export type ServiceSort = typeof ServiceSort.Type

/** Several values of a parameter: any of them matches. */
export const ServiceFilter = {
  /** In the vehicle's unit number, plate, VIN, make and model, and in the names of task and program. */
  search: Schema.optionalKey(line("Search", { max: 200 })),
  state: Schema.optionalKey(anyOf(OpenState)),
  vehicle: Schema.optionalKey(anyOf(VehicleId)),
  group: Schema.optionalKey(anyOf(GroupId)),
  program: Schema.optionalKey(anyOf(ProgramId)),
  task: Schema.optionalKey(anyOf(TaskId))
}

export const ListServices = endpoint({
  name: "listServices",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/services",
  access: "member",
  permission: "services.read",
  summary: "List the services that vehicles need next, by when they will be due unless sorted otherwise",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...ServiceFilter, sort: Schema.optionalKey(ServiceSort) }),
  output: pageOf(ServiceView)
})

export const CountServices = endpoint({
  name: "countServices",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/service-count",
  access: "member",
  permission: "services.read",
  summary: "Count the services that match a filter",
  params: inOrganization({}),
  query: Schema.Struct(ServiceFilter),
  output: Schema.Struct({ count: Schema.Int })
})

export const ListVehicleServices = endpoint({
  name: "listVehicleServices",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/services",
  access: "member",
  permission: "services.read",
  summary: "List the services of a vehicle, those due first first",
  params: inOrganization({ vehicleId: VehicleId }),
  output: Schema.Struct({ items: Schema.Array(VehicleServiceView) }),
  errors: [NotFound]
})

/**
 * How a service was closed: done within its tolerance, done later, or skipped. `counted`: done in the last 365 days, as PM
 * compliance counts it.
 */
export const ServiceOutcome = Schema.Literals(["on_time", "late", "skipped", "counted"])
export type ServiceOutcome = typeof ServiceOutcome.Type

export const ListPastServices = endpoint({
  name: "listPastServices",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/past-services",
  access: "member",
  permission: "services.read",
  summary: "List services that were done or skipped, newest first",
  params: inOrganization({}),
  query: Schema.Struct({
    ...paging,
    vehicle: Schema.optionalKey(VehicleId),
    outcome: Schema.optionalKey(ServiceOutcome)
  }),
  output: pageOf(PastServiceView)
})

/** What a dial showed. */
const Dial = Schema.Struct({
  value: Schema.Number.check(
    Schema.isBetween({ minimum: 0, maximum: 100_000_000 }, { message: "Enter what the meter shows." })
  ),
  unit: MeterUnit
})

export const CompleteService = endpoint({
  name: "completeService",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/services/:occurrenceId/completion",
  access: "member",
  permission: "services.complete",
  summary: "Record that a service was done; without readings they are estimated from the vehicle's use",
  params: oneService,
  body: Schema.Struct({
    /** Today by default. */
    on: Schema.optionalKey(CalendarDate),
    odometer: Schema.optionalKey(Schema.NullOr(Dial)),
    hours: Schema.optionalKey(Schema.NullOr(Dial)),
    /** Stores unlikely readings. */
    confirm: Schema.optionalKey(Schema.Boolean),
    note: Schema.optionalKey(Schema.NullOr(paragraphs("Note", { max: 2000 }))),
    /** In minor units of the organization's currency. */
    cost_minor: Schema.optionalKey(
      Schema.NullOr(
        Schema.Int.check(
          Schema.isBetween(
            { minimum: 0, maximum: 1_000_000_000_000_000 },
            { message: "Enter a valid amount." }
          )
        )
      )
    )
  }),
  output: PastServiceView,
  status: 201,
  errors: [
    NotFound,
    Errors.ServiceIsClosed,
    Errors.ServiceInFuture,
    UnitNotOfMeter,
    ReadingInFuture,
    ReadingOutOfOrder,
    ReadingImplausible
  ],
  limits
})

export const SkipService = endpoint({
  name: "skipService",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/services/:occurrenceId/skip",
  access: "member",
  permission: "services.edit",
  summary: "Skip a service with a reason; the next one counts from when this one was due",
  params: oneService,
  body: Schema.Struct({ reason: line("Reason", { max: 500 }) }),
  output: PastServiceView,
  status: 201,
  errors: [NotFound, Errors.ServiceIsClosed],
  limits
})

export const ReopenService = endpoint({
  name: "reopenService",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/services/:occurrenceId/completion",
  access: "member",
  permission: "services.edit",
  summary: "Reopen the service of a schedule that was completed or skipped last",
  params: oneService,
  errors: [NotFound, Errors.ServiceIsOpen, Errors.ServiceNotLast, Errors.ScheduleEnded]
})
