import { publicEvent } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { DefectResolution, DefectSeverity } from "./defectViews.ts"
import { DefectChanged, DefectReported } from "./events/defects.ts"
import { ServiceRemindersSent } from "./events/services.ts"
import { WorkOrderClosed } from "./events/workOrders.ts"
import { DefectId, WorkOrderId } from "./ids.ts"

/** What integrators may subscribe to. */
export const maintenancePublicEvents = [
  publicEvent({
    event: DefectReported,
    types: { "defect.reported": "A defect of a vehicle was reported." },
    data: Schema.Struct({
      defect_id: DefectId,
      vehicle_id: VehicleId,
      severity: DefectSeverity,
      blocking: Schema.Boolean
    }),
    messageOf: ({ defectId, vehicleId, severity, blocking }) => ({
      type: "defect.reported",
      data: { defect_id: defectId, vehicle_id: vehicleId, severity, blocking }
    })
  }),
  publicEvent({
    event: DefectChanged,
    types: {
      "defect.changed": "A defect was edited, taken into work, deferred, verified, released or reopened.",
      "defect.resolved": "A defect was resolved."
    },
    data: Schema.Struct({
      defect_id: DefectId,
      vehicle_id: VehicleId,
      resolution: Schema.NullOr(DefectResolution)
    }),
    messageOf: ({ defectId, vehicleId, resolution = null }) => ({
      type: resolution === null ? "defect.changed" : "defect.resolved",
      data: { defect_id: defectId, vehicle_id: vehicleId, resolution }
    })
  }),
  publicEvent({
    event: WorkOrderClosed,
    types: { "work_order.closed": "A work order was closed." },
    data: Schema.Struct({ work_order_id: WorkOrderId, vehicle_id: VehicleId }),
    messageOf: ({ workOrderId, vehicleId }) => ({
      type: "work_order.closed",
      data: { work_order_id: workOrderId, vehicle_id: vehicleId }
    })
  }),
  publicEvent({
    event: ServiceRemindersSent,
    types: { "services.due": "Services became due soon, due or overdue: so many of each." },
    data: Schema.Struct({
      due_soon: Schema.Int,
      due: Schema.Int,
      overdue: Schema.Int,
      vehicle_id: Schema.NullOr(VehicleId)
    }),
    messageOf: ({ due_soon, due, overdue, only }) => ({
      type: "services.due",
      data: { due_soon, due, overdue, vehicle_id: only?.vehicleId ?? null }
    })
  })
] as const
