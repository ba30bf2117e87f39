import { endpoint, inOrganization, NotFound, paragraphs } from "#kernel"
import {
  DialValue,
  MeterUnit,
  ReadingImplausible,
  ReadingInFuture,
  ReadingOutOfOrder,
  UnitNotOfMeter,
  VehicleNotInFleet
} from "#fleet/contract"
import { Schema } from "effect"
import { CertificationMissing } from "./errors/defects.ts"
import * as Errors from "./errors/workOrders.ts"
import { WorkOrderId } from "./ids.ts"
import { WorkOrderDetails } from "./workOrderViews.ts"

const group = "Work orders"
const params = inOrganization({ workOrderId: WorkOrderId })
const access = "member"
const expected_version = Schema.Int
const reason = paragraphs("Reason", { max: 500 })
const changes = [NotFound, Errors.WorkOrderWasChanged, Errors.WorkOrderNotPossible] as const
const readings = [ReadingImplausible, ReadingInFuture, ReadingOutOfOrder, UnitNotOfMeter] as const

export const CloseWorkOrder = endpoint({
  name: "closeWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/close",
  access,
  permission: "workorders.edit",
  summary: "Close a work order: its services are done, its defects fixed, and the vehicle is free again",
  params,
  body: Schema.Struct({
    expected_version,
    /** What the dial shows; without it, it is estimated from the vehicle's use. */
    reading: Schema.optionalKey(
      Schema.NullOr(
        Schema.Struct({ value: DialValue, unit: MeterUnit, confirm: Schema.optionalKey(Schema.Boolean) })
      )
    ),
    /** Why the vehicle is safe again. Blocking defects need it. */
    certification: Schema.optionalKey(Schema.NullOr(paragraphs("Certification", { max: 500 }))),
    /** The caller signs the release of the vehicle. Blocking defects need it. */
    release: Schema.optionalKey(Schema.Boolean)
  }),
  output: WorkOrderDetails,
  errors: [
    ...changes,
    ...readings,
    Errors.ApprovalNeeded,
    Errors.WarrantyUndecided,
    Errors.LinesOpen,
    Errors.TimersRunning,
    CertificationMissing
  ]
})

export const ReopenWorkOrder = endpoint({
  name: "reopenWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/reopen",
  access,
  permission: "workorders.approve",
  summary: "Reopen a closed work order with a reason; its services are open again, its defects stay resolved",
  params,
  body: Schema.Struct({ expected_version, reason }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.InAnotherWorkOrder]
})

export const CancelWorkOrder = endpoint({
  name: "cancelWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/cancel",
  access,
  permission: "workorders.approve",
  summary: "Cancel an open work order with a reason, and free the vehicle",
  params,
  body: Schema.Struct({ expected_version, reason }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.PartsIssued, Errors.TimersRunning]
})

export const RestoreWorkOrder = endpoint({
  name: "restoreWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/restore",
  access,
  permission: "workorders.approve",
  summary: "Restore a cancelled work order as a draft",
  params,
  body: Schema.Struct({ expected_version }),
  output: WorkOrderDetails,
  errors: [...changes, Errors.InAnotherWorkOrder, VehicleNotInFleet]
})
