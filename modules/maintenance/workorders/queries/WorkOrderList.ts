import type { OrganizationId, SortedPageRequest, UserId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import type { DefectId, VendorId, WorkOrderId } from "../../contract/ids.ts"
import type { VehicleCost } from "../../contract/vehicleCosts.ts"
import type { WorkOrderSort } from "../../contract/workOrders.ts"
import type { WorkOrderState } from "../../contract/workOrderStates.ts"
import {
  type ApprovalState,
  DefectToCertify,
  type WorkOrderKind,
  type WorkOrderPriority
} from "../../contract/workOrderViews.ts"
import type { WorkshopNumbers } from "../../contract/numbers.ts"
import { WorkOrder } from "../domain/WorkOrders.ts"

/** Selects work orders. Undefined: any. */
export interface WorkOrderFilter {
  readonly state?: ReadonlyArray<WorkOrderState>
  readonly kind?: ReadonlyArray<WorkOrderKind>
  readonly priority?: ReadonlyArray<WorkOrderPriority>
  readonly approval?: ReadonlyArray<ApprovalState>
  readonly vehicle?: VehicleId
  readonly assignee?: UserId
  readonly vendor?: VendorId
  readonly search?: string
}

/** A work order with the names of its vendor and bay, and what the list is ordered by. */
export const ListedWorkOrder = Schema.Struct({
  ...WorkOrder.fields,
  vendor_name: Schema.NullOr(Schema.String),
  bay_name: Schema.NullOr(Schema.String),
  position: Schema.Number
})
export type ListedWorkOrder = typeof ListedWorkOrder.Type

export class WorkOrderList extends Context.Service<
  WorkOrderList,
  {
    /** With one row more than the page size. `called`: vehicles that the search stands for, too. */
    readonly page: (
      organizationId: OrganizationId,
      filter: WorkOrderFilter,
      called: ReadonlyArray<VehicleId>,
      sort: WorkOrderSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<ListedWorkOrder>>
    readonly count: (
      organizationId: OrganizationId,
      filter: WorkOrderFilter,
      called: ReadonlyArray<VehicleId>
    ) => Effect.Effect<number>
    readonly listed: (
      organizationId: OrganizationId,
      id: WorkOrderId
    ) => Effect.Effect<ReadonlyArray<ListedWorkOrder>>
    /** Open ones that are scheduled at some time between these, earliest first. */
    readonly scheduled: (
      organizationId: OrganizationId,
      during: { readonly from: Date; readonly until: Date },
      assignee: UserId | undefined,
      most: number
    ) => Effect.Effect<ReadonlyArray<ListedWorkOrder>>
    readonly numbers: (organizationId: OrganizationId) => Effect.Effect<WorkshopNumbers>
    /** What closed work orders and services without one cost, in all and since an instant. */
    readonly costsOf: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      since: Date
    ) => Effect.Effect<ReadonlyArray<VehicleCost>>
    /** The blocking defects on lines of a work order that still block. */
    readonly toCertify: (
      organizationId: OrganizationId,
      id: WorkOrderId
    ) => Effect.Effect<ReadonlyArray<typeof DefectToCertify.Type & { readonly id: DefectId }>>
  }
>()("maintenance/WorkOrderList") {}
