import { CalendarDate, endpoint, HOUR, inOrganization, line, NotFound } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/services.ts"
import { ScheduleId } from "./ids.ts"
import { Interval, LifeMeters, LifeSeconds } from "./intervals.ts"
import { ServiceView } from "./serviceViews.ts"

const group = "Services"

const oneSchedule = inOrganization({ scheduleId: ScheduleId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

export const PauseSchedule = endpoint({
  name: "pauseSchedule",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/service-schedules/:scheduleId/pause",
  access: "member",
  permission: "services.edit",
  summary: "Pause a service of a vehicle with a reason, so that nobody is reminded of it",
  params: oneSchedule,
  body: Schema.Struct({ reason: line("Reason", { max: 500 }) }),
  errors: [NotFound, Errors.ScheduleEnded],
  limits
})

export const ResumeSchedule = endpoint({
  name: "resumeSchedule",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/service-schedules/:scheduleId/pause",
  access: "member",
  permission: "services.edit",
  summary: "Resume a paused service of a vehicle",
  params: oneSchedule,
  errors: [NotFound, Errors.ScheduleEnded]
})

export const SetScheduleInterval = endpoint({
  name: "setScheduleInterval",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/service-schedules/:scheduleId/interval",
  access: "member",
  permission: "services.edit",
  summary: "Give a service of one vehicle an interval of its own, instead of the program's",
  params: oneSchedule,
  body: Schema.Struct(Interval),
  errors: [NotFound, Errors.ScheduleEnded, Errors.IntervalMissing, Errors.IntervalUnclear],
  limits
})

export const ResetScheduleInterval = endpoint({
  name: "resetScheduleInterval",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/service-schedules/:scheduleId/interval",
  access: "member",
  permission: "services.edit",
  summary: "Let a service of one vehicle have the interval of its program again",
  params: oneSchedule,
  errors: [NotFound, Errors.ScheduleEnded]
})

export const SetLastService = endpoint({
  name: "setLastService",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/service-schedules/:scheduleId/last-service",
  access: "member",
  permission: "services.edit",
  summary: "Say when a service was last done before it was recorded here; the next one counts from there",
  params: oneSchedule,
  body: Schema.Struct({
    on: CalendarDate,
    /** What the vehicle had done by then; estimated from its readings if left out. */
    m: Schema.optionalKey(Schema.NullOr(LifeMeters)),
    s: Schema.optionalKey(Schema.NullOr(LifeSeconds))
  }),
  output: ServiceView,
  errors: [NotFound, Errors.ScheduleEnded, Errors.ServiceInFuture],
  limits
})
