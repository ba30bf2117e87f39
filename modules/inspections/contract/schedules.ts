import { CursorText, endpoint, inOrganization, NotFound, pageOf } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema, Struct } from "effect"
import * as Errors from "./errors.ts"
import { FormId, InspectionScheduleId } from "./ids.ts"
import { DueInspection, InspectionScheduleView, MissedInspection, ScheduleFields } from "./scheduleViews.ts"

const group = "Inspection schedules"
const oneSchedule = inOrganization({ inspectionScheduleId: InspectionScheduleId })

/** How many due inspections are listed at most. */
export const MAX_LISTED_DUE = 500

export const ListInspectionSchedules = endpoint({
  name: "listInspectionSchedules",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-schedules",
  access: "member",
  permission: "inspections.read",
  summary: "List when vehicles are inspected, by the name of the form",
  params: inOrganization({}),
  query: Schema.Struct({ form: Schema.optionalKey(FormId) }),
  output: Schema.Struct({ items: Schema.Array(InspectionScheduleView) })
})

export const CreateInspectionSchedule = endpoint({
  name: "createInspectionSchedule",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/inspection-schedules",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Have vehicles inspected with a form, every few days or before each use",
  params: inOrganization({}),
  body: Schema.Struct({ form_id: FormId, ...ScheduleFields }),
  output: InspectionScheduleView,
  status: 201,
  errors: [NotFound, Errors.FormNotPublished, Errors.FormIsArchived, Errors.TooManySchedules]
})

export const EditInspectionSchedule = endpoint({
  name: "editInspectionSchedule",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/inspection-schedules/:inspectionScheduleId",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Change an inspection schedule, unless someone else changed it since `expected_version`",
  params: oneSchedule,
  body: Schema.Struct({ expected_version: Schema.Int, ...Struct.map(Schema.optionalKey)(ScheduleFields) }),
  output: InspectionScheduleView,
  errors: [NotFound, Errors.ScheduleWasChanged]
})

export const PauseInspectionSchedule = endpoint({
  name: "pauseInspectionSchedule",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/inspection-schedules/:inspectionScheduleId/pause",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Pause an inspection schedule: nothing is due or missed until it is resumed",
  params: oneSchedule,
  errors: [NotFound]
})

export const ResumeInspectionSchedule = endpoint({
  name: "resumeInspectionSchedule",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/inspection-schedules/:inspectionScheduleId/pause",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Resume a paused inspection schedule",
  params: oneSchedule,
  errors: [NotFound]
})

export const RemoveInspectionSchedule = endpoint({
  name: "removeInspectionSchedule",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/inspection-schedules/:inspectionScheduleId",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Remove an inspection schedule and what was missed by it; inspections stay. This cannot be undone",
  params: oneSchedule,
  errors: [NotFound]
})

export const ListDueInspections = endpoint({
  name: "listDueInspections",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/due-inspections",
  access: "member",
  permission: "inspections.read",
  summary: `List the inspections that vehicles need now, overdue ones first, at most ${MAX_LISTED_DUE}`,
  params: inOrganization({}),
  query: Schema.Struct({
    vehicle: Schema.optionalKey(VehicleId),
    /** Only of the vehicles that the caller drives now, or will get within a day. */
    mine: Schema.optionalKey(Schema.Literals(["true", "false"]))
  }),
  output: Schema.Struct({ items: Schema.Array(DueInspection), count: Schema.Int })
})

export const ListMissedInspections = endpoint({
  name: "listMissedInspections",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/missed-inspections",
  access: "member",
  permission: "inspections.read",
  summary: "List the inspections that were not done, newest first",
  params: inOrganization({}),
  query: Schema.Struct({ after: Schema.optionalKey(CursorText), vehicle: Schema.optionalKey(VehicleId) }),
  output: pageOf(MissedInspection)
})
