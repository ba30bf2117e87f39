import { endpoint, HOUR, inOrganization, Instant, NotFound } from "#kernel"
import { Schema, Struct } from "effect"
import {
  PartInAnotherCurrency,
  PartIsArchived,
  PriceUnclear,
  ReturnedTooMany,
  StockInsufficient,
  StockTooLarge
} from "./errors/parts.ts"
import * as Errors from "./errors/workOrders.ts"
import { LaborId, PartId, WorkOrderId, WorkOrderLineId } from "./ids.ts"
import { Amount, LineFields, Minutes, newLine, sourceErrors } from "./workOrderLineFields.ts"
import { Quantity } from "./partViews.ts"
import { WorkOrderDetails } from "./workOrderViews.ts"

const group = "Work order lines"
const oneLine = inOrganization({ lineId: WorkOrderLineId })
const access = "member"
const permission = "workorders.edit"
const changes = [NotFound, Errors.WorkOrderIsOver] as const
/** What spends money, or says that it was spent. */
const work = [...changes, Errors.WorkNotStarted, Errors.WarrantyUndecided] as const
const limits = [{ per: "person", times: 3000, seconds: HOUR }] as const

export const AddLine = endpoint({
  name: "addLine",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/lines",
  access,
  permission,
  summary: "Add a line to an open work order, from a service, a defect, a recall or by hand",
  params: inOrganization({ workOrderId: WorkOrderId }),
  body: Schema.Struct(newLine),
  output: WorkOrderDetails,
  status: 201,
  errors: [...changes, ...sourceErrors, Errors.TooManyLines],
  limits
})

export const EditLine = endpoint({
  name: "editLine",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId",
  access,
  permission,
  summary: "Change the given fields of a line",
  params: oneLine,
  body: Schema.Struct({ expected_version: Schema.Int, ...Struct.map(LineFields, Schema.optionalKey) }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.WarrantyUndecided, Errors.LineWasChanged, Errors.AmountTooLarge]
})

export const RemoveLine = endpoint({
  name: "removeLine",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId",
  access,
  permission,
  summary: "Remove a line without recorded work or parts from an open work order",
  params: oneLine,
  output: WorkOrderDetails,
  errors: [...changes, Errors.LineInUse, Errors.WorkOrderWasChanged]
})

export const CompleteLine = endpoint({
  name: "completeLine",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId/complete",
  access,
  permission,
  summary: "Mark a line as done, and stop your timer on it",
  params: oneLine,
  body: Schema.Struct({
    expected_version: Schema.Int,
    cause: Schema.optionalKey(LineFields.cause),
    correction: Schema.optionalKey(LineFields.correction)
  }),
  output: WorkOrderDetails,
  errors: [...work, Errors.LineWasChanged, Errors.AmountTooLarge]
})

export const ReopenLine = endpoint({
  name: "reopenLine",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId/reopen",
  access,
  permission,
  summary: "Mark a line as not done yet",
  params: oneLine,
  body: Schema.Struct({ expected_version: Schema.Int }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.LineWasChanged]
})

export const StartTimer = endpoint({
  name: "startTimer",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId/timer",
  access,
  permission,
  summary: "Start your timer on a line",
  params: oneLine,
  body: Schema.Struct({ billable: Schema.optionalKey(Schema.Boolean) }),
  output: WorkOrderDetails,
  status: 201,
  errors: [...work, Errors.TimerRunning],
  limits
})

export const StopTimer = endpoint({
  name: "stopTimer",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/labor/:laborId/stop",
  access,
  permission,
  summary: "Stop a timer",
  params: inOrganization({ laborId: LaborId }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.TimerNotRunning, Errors.AmountTooLarge]
})

export const RecordLabor = endpoint({
  name: "recordLabor",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId/labor",
  access,
  permission,
  summary: "Record minutes that you worked on a line",
  params: oneLine,
  body: Schema.Struct({
    minutes: Minutes.check(Schema.isGreaterThan(0, { message: "Enter at least one minute." })),
    /** When the work ended, not in the future; now by default. */
    ended_at: Schema.optionalKey(Instant),
    billable: Schema.optionalKey(Schema.Boolean)
  }),
  output: WorkOrderDetails,
  status: 201,
  errors: [...work, Errors.AmountTooLarge, Errors.LaborInFuture],
  limits
})

export const RemoveLabor = endpoint({
  name: "removeLabor",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/labor/:laborId",
  access,
  permission,
  summary: "Remove recorded work, or a timer",
  params: inOrganization({ laborId: LaborId }),
  output: WorkOrderDetails,
  errors: changes
})

export const IssuePart = endpoint({
  name: "issuePart",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId/parts",
  access,
  permission,
  summary: "Take units of a part from stock for a line, at the part's cost by default",
  params: oneLine,
  body: Schema.Struct({
    part_id: PartId,
    quantity: Quantity,
    unit_price_minor: Schema.optionalKey(Amount)
  }),
  output: WorkOrderDetails,
  status: 201,
  errors: [...work, PartIsArchived, PartInAnotherCurrency, StockInsufficient, Errors.AmountTooLarge],
  limits
})

export const ReturnPart = endpoint({
  name: "returnPart",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-order-lines/:lineId/returned-parts",
  access,
  permission,
  summary: "Return unused units of a part from a line to stock",
  params: oneLine,
  body: Schema.Struct({
    part_id: PartId,
    quantity: Quantity,
    /** Which units, if the line used the part at several prices. */
    unit_price_minor: Schema.optionalKey(Amount)
  }),
  output: WorkOrderDetails,
  status: 201,
  errors: [...changes, PartIsArchived, PriceUnclear, ReturnedTooMany, StockTooLarge],
  limits
})
