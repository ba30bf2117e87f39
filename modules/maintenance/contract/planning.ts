import { endpoint, inOrganization, period, refused } from "#kernel"
import { Schema } from "effect"
import { BayId } from "./ids.ts"
import { Colleague, WorkOrderView } from "./workOrderViews.ts"

const group = "Planning"
const params = inOrganization({})

const minute = (maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }, { message: "Enter a time of the day." }))

/** When the workshop is open on a weekday, in minutes after midnight in the organization's time zone. */
export const OpeningHours = Schema.Struct({ opens: minute(1439), closes: minute(1440) })
export type OpeningHours = typeof OpeningHours.Type

/** Of Monday to Sunday; null on days without work. */
export const WorkingWeek = Schema.Array(Schema.NullOr(OpeningHours)).check(
  Schema.isMaxLength(7, { message: "A week has seven days." }).abort(),
  Schema.isMinLength(7, { message: "A week has seven days." }),
  Schema.makeFilter((week) =>
    week.every((hours) => hours === null || hours.opens < hours.closes)
      ? undefined
      : refused("not_valid", "The end must be after the start.")
  )
)
export type WorkingWeek = typeof WorkingWeek.Type

export const GetWorkingHours = endpoint({
  name: "getWorkingHours",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/working-hours",
  access: "member",
  permission: "workorders.read",
  summary: "Get the workshop's working hours: Monday to Friday from 8:00 to 17:00 unless set",
  params,
  output: Schema.Struct({ week: WorkingWeek })
})

export const SetWorkingHours = endpoint({
  name: "setWorkingHours",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/working-hours",
  access: "member",
  permission: "workorders.approve",
  summary: "Set the workshop's working hours",
  params,
  body: Schema.Struct({ week: WorkingWeek }),
  output: Schema.Struct({ week: WorkingWeek })
})

/** Where and when work is done. At most 500 scheduled and 100 unscheduled work orders; `more`: there are others. */
export const PlanningBoard = Schema.Struct({
  bays: Schema.Array(Schema.Struct({ id: BayId, name: Schema.String })),
  /** The members who can be assigned. */
  technicians: Schema.Array(Colleague),
  week: WorkingWeek,
  scheduled: Schema.Array(WorkOrderView),
  /** Drafts and approved ones, the most urgent first. */
  unscheduled: Schema.Array(WorkOrderView),
  more: Schema.Boolean,
  /** Services that are due and in no work order, without those that are done as part of another one. */
  due: Schema.Int
})
export type PlanningBoard = typeof PlanningBoard.Type

export const GetPlanningBoard = endpoint({
  name: "getPlanningBoard",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/planning-board",
  access: "member",
  permission: "workorders.read",
  summary: "Get what is scheduled in a period of at most 100 days, and what can be scheduled",
  params,
  query: Schema.Struct({ during: period }),
  output: PlanningBoard
})
