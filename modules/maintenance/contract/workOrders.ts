import {
  anyOf,
  endpoint,
  HOUR,
  inOrganization,
  line,
  NotFound,
  pageOf,
  paragraphs,
  sortedPaging,
  UserId
} from "#kernel"
import { VehicleId, VehicleNotInFleet } from "#fleet/contract"
import { Schema, Struct } from "effect"
import { BayTaken, PlanWasChanged, TechnicianTaken } from "./errors/planning.ts"
import * as Errors from "./errors/workOrders.ts"
import { VendorId, WorkOrderId } from "./ids.ts"
import { newLine, sourceErrors } from "./workOrderLineFields.ts"
import { WorkOrderState } from "./workOrderStates.ts"
import {
  ApprovalState,
  WorkOrderDetails,
  WorkOrderKind,
  WorkOrderPriority,
  WorkOrderView
} from "./workOrderViews.ts"

const group = "Work orders"
const oneWorkOrder = inOrganization({ workOrderId: WorkOrderId })

/** What people enter about a work order. */
const WorkOrderFields = {
  kind: WorkOrderKind,
  priority: WorkOrderPriority,
  title: line("Title", { max: 200 }),
  notes: Schema.NullOr(paragraphs("Notes", { max: 2000 })),
  vendor_id: Schema.NullOr(VendorId),
  invoice_ref: Schema.NullOr(line("Invoice number", { max: 80 }))
}

/** How many lines a work order has at most. */
export const MAX_LINES = 200
const MAX_FIRST_LINES = 50

/** The first is the default. A leading minus: descending. */
export const WorkOrderSort = Schema.Literals([
  "-number",
  "number",
  "-updated",
  "scheduled",
  "-priority",
  "-total"
])
export type WorkOrderSort = typeof WorkOrderSort.Type

const filters = {
  state: Schema.optionalKey(anyOf(WorkOrderState)),
  kind: Schema.optionalKey(anyOf(WorkOrderKind)),
  priority: Schema.optionalKey(anyOf(WorkOrderPriority)),
  approval: Schema.optionalKey(anyOf(ApprovalState)),
  vehicle: Schema.optionalKey(VehicleId),
  assignee: Schema.optionalKey(UserId),
  vendor: Schema.optionalKey(VendorId),
  /** Part of the number, the title, a complaint or the vehicle's name. */
  search: Schema.optionalKey(line("Search", { max: 200 }))
}

export const ListWorkOrders = endpoint({
  name: "listWorkOrders",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/work-orders",
  access: "member",
  permission: "workorders.read",
  summary: "List work orders, newest first by default",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...filters, sort: Schema.optionalKey(WorkOrderSort) }),
  output: pageOf(WorkOrderView)
})

export const CountWorkOrders = endpoint({
  name: "countWorkOrders",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/work-orders/count",
  access: "member",
  permission: "workorders.read",
  summary: "Count work orders",
  params: inOrganization({}),
  query: Schema.Struct(filters),
  output: Schema.Struct({ count: Schema.Int })
})

export const GetWorkOrder = endpoint({
  name: "getWorkOrder",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId",
  access: "member",
  permission: "workorders.read",
  summary: "Get a work order with its lines, and what you can do with it",
  params: oneWorkOrder,
  output: WorkOrderDetails,
  errors: [NotFound]
})

export const OpenWorkOrder = endpoint({
  name: "openWorkOrder",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-orders",
  access: "member",
  permission: "workorders.edit",
  summary: "Open a work order for a vehicle in the fleet, as a draft",
  params: inOrganization({}),
  body: Schema.Struct({
    vehicle_id: VehicleId,
    ...Struct.pick(WorkOrderFields, ["kind", "title"]),
    ...Struct.map(Struct.omit(WorkOrderFields, ["kind", "title"]), Schema.optionalKey),
    assigned_to: Schema.optionalKey(Schema.NullOr(UserId)),
    lines: Schema.optionalKey(
      Schema.Array(Schema.Struct(newLine)).check(
        Schema.isMaxLength(MAX_FIRST_LINES, {
          message: `A work order is opened with at most ${MAX_FIRST_LINES} lines.`
        }).abort()
      )
    )
  }),
  output: WorkOrderDetails,
  status: 201,
  errors: [Errors.NotATechnician, NotFound, VehicleNotInFleet, ...sourceErrors],
  limits: [{ per: "person", times: 1000, seconds: HOUR }]
})

export const EditWorkOrder = endpoint({
  name: "editWorkOrder",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId",
  access: "member",
  permission: "workorders.edit",
  summary: "Change the given fields of an open work order",
  params: oneWorkOrder,
  body: Schema.Struct({
    expected_version: Schema.Int,
    ...Struct.map(WorkOrderFields, Schema.optionalKey)
  }),
  output: WorkOrderDetails,
  errors: [NotFound, Errors.WorkOrderWasChanged, Errors.WorkOrderIsOver]
})

export const AssignWorkOrder = endpoint({
  name: "assignWorkOrder",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/assignee",
  access: "member",
  permission: "workorders.edit",
  summary: "Assign an open work order to a technician, or to no one",
  params: oneWorkOrder,
  body: Schema.Struct({ expected_version: Schema.Int, assigned_to: Schema.NullOr(UserId) }),
  output: WorkOrderDetails,
  errors: [
    Errors.NotATechnician,
    NotFound,
    Errors.WorkOrderWasChanged,
    Errors.WorkOrderIsOver,
    BayTaken,
    TechnicianTaken,
    PlanWasChanged
  ]
})
