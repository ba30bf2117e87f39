// What the operator's shell may use; no route and no other module imports it.
export { listServices } from "./schedules/queries/ListServices.ts"
export { closeWorkOrder } from "./workorders/commands/CloseWorkOrder.ts"
export { getWorkOrder } from "./workorders/queries/GetWorkOrder.ts"
export { listWorkOrders } from "./workorders/queries/ListWorkOrders.ts"
