import { endpoint, inOrganization, Instant, NotFound, paragraphs, UserId } from "#kernel"
import {
  DialValue,
  EndTooEarly,
  HoldConflict,
  MeterUnit,
  OnConflict,
  ReadingImplausible,
  ReadingInFuture,
  ReadingOutOfOrder,
  UnitNotOfMeter,
  VehicleNotInFleet
} from "#fleet/contract"
import { Schema } from "effect"
import * as Planning from "./errors/planning.ts"
import * as Errors from "./errors/workOrders.ts"
import { BayId, WorkOrderId } from "./ids.ts"
import { Amount } from "./workOrderLineFields.ts"
import { WaitingFor, WorkOrderDetails } from "./workOrderViews.ts"

const group = "Work orders"
const params = inOrganization({ workOrderId: WorkOrderId })
const access = "member"

const expected_version = Schema.Int
const reason = paragraphs("Reason", { max: 500 })

/** What the dial shows: an odometer, or engine hours if the unit is `h`. `confirm` stores an unlikely one, too. */
const reading = Schema.optionalKey(
  Schema.NullOr(
    Schema.Struct({ value: DialValue, unit: MeterUnit, confirm: Schema.optionalKey(Schema.Boolean) })
  )
)

const changes = [NotFound, Errors.WorkOrderWasChanged, Errors.WorkOrderNotPossible] as const
const spending = [Errors.ApprovalNeeded, Errors.WarrantyUndecided] as const
const holding = [HoldConflict, VehicleNotInFleet, EndTooEarly] as const
const readings = [ReadingImplausible, ReadingInFuture, ReadingOutOfOrder, UnitNotOfMeter] as const

const planning = [
  Planning.BayIsArchived,
  Planning.BayTaken,
  Planning.TechnicianTaken,
  Planning.PlanWasChanged
] as const

/** Refuses conflicts by default. */
const on_conflict = Schema.optionalKey(OnConflict)

export const RequestApproval = endpoint({
  name: "requestApproval",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/request-approval",
  access,
  permission: "workorders.edit",
  summary: "Request approval of work that is not approved, for its total by default",
  params,
  body: Schema.Struct({ expected_version, amount_minor: Schema.optionalKey(Amount) }),
  output: WorkOrderDetails,
  errors: changes
})

export const ApproveWorkOrder = endpoint({
  name: "approveWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/approve",
  access,
  permission: "workorders.approve",
  summary: "Approve a work order up to an amount, which is required unless one was requested",
  params,
  body: Schema.Struct({ expected_version, amount_minor: Schema.optionalKey(Amount) }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.AmountAboveLimit, Errors.AmountMissing, Errors.WarrantyUndecided]
})

export const RejectWorkOrder = endpoint({
  name: "rejectWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/reject",
  access,
  permission: "workorders.approve",
  summary: "Reject what was requested with a reason; what was a draft becomes one again",
  params,
  body: Schema.Struct({ expected_version, reason }),
  output: WorkOrderDetails,
  errors: changes
})

export const WithdrawApproval = endpoint({
  name: "withdrawApproval",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/withdraw-approval",
  access,
  permission: "workorders.edit",
  summary: "Withdraw a request for approval, or an approval before work is scheduled",
  params,
  body: Schema.Struct({ expected_version }),
  output: WorkOrderDetails,
  errors: changes
})

export const ScheduleWorkOrder = endpoint({
  name: "scheduleWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/schedule",
  access,
  permission: "workorders.edit",
  summary: "Schedule a work order, or move it to another time, and block the vehicle for it",
  params,
  body: Schema.Struct({
    expected_version,
    from: Instant,
    to: Instant,
    /** Unchanged by default, as is who does it; null: none. */
    bay_id: Schema.optionalKey(Schema.NullOr(BayId)),
    assigned_to: Schema.optionalKey(Schema.NullOr(UserId)),
    on_conflict
  }),
  output: WorkOrderDetails,
  errors: [Errors.NotATechnician, ...changes, ...spending, ...holding, ...planning]
})

export const UnscheduleWorkOrder = endpoint({
  name: "unscheduleWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/unschedule",
  access,
  permission: "workorders.edit",
  summary: "Take a work order off the schedule, and free the vehicle",
  params,
  body: Schema.Struct({ expected_version }),
  output: WorkOrderDetails,
  errors: changes
})

export const StartWork = endpoint({
  name: "startWork",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/start",
  access,
  permission: "workorders.edit",
  summary: "Start the work now: the vehicle is in the workshop, and its downtime begins",
  params,
  body: Schema.Struct({
    expected_version,
    reading,
    /** When the vehicle should be free again, if it was not scheduled; null until further notice, which is the default. */
    until: Schema.optionalKey(Schema.NullOr(Instant)),
    on_conflict,
    /** The vehicle stays with those who have it, such as for a repair on the road. */
    without_hold: Schema.optionalKey(Schema.Boolean)
  }),
  output: WorkOrderDetails,
  errors: [...changes, ...spending, ...holding, ...readings]
})

export const PauseWork = endpoint({
  name: "pauseWork",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/pause",
  access,
  permission: "workorders.edit",
  summary: "Record what the work waits for",
  params,
  body: Schema.Struct({ expected_version, waiting_for: WaitingFor }),
  output: WorkOrderDetails,
  errors: changes
})

export const ResumeWork = endpoint({
  name: "resumeWork",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/resume",
  access,
  permission: "workorders.edit",
  summary:
    "Go on with work that was waiting, but not for a requested approval, or that did not pass the quality check",
  params,
  body: Schema.Struct({ expected_version }),
  output: WorkOrderDetails,
  errors: changes
})

export const CheckQuality = endpoint({
  name: "checkQuality",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/check-quality",
  access,
  permission: "workorders.edit",
  summary: "Hand the work over for a quality check",
  params,
  body: Schema.Struct({ expected_version }),
  output: WorkOrderDetails,
  errors: changes
})
