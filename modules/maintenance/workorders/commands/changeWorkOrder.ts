import { type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import {
  WorkOrderIsOver,
  WorkOrderNotPossible,
  WorkOrderWasChanged
} from "../../contract/errors/workOrders.ts"
import { WorkOrderChanged } from "../../contract/events/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import { isOpenState } from "../../contract/workOrderStates.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import type { WorkOrderAction } from "../../contract/workOrderViews.ts"
import { isPossible } from "../domain/actions.ts"
import { type WorkOrder, WorkOrders } from "../domain/WorkOrders.ts"

/** A work order that the caller has seen as it is. Nothing is locked yet, so that ports can be called next. */
export const seenOrder = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: WorkOrderId,
  expectedVersion: number
) {
  const order = yield* WorkOrders.use((orders) => orders.find(organizationId, id)).pipe(
    orNotFound("work order")
  )
  if (order.version !== expectedVersion) return yield* new WorkOrderWasChanged()
  return order
})

/** The same, if this can be done with it in its state. */
export const orderFor = Effect.fnUntraced(function* (
  action: WorkOrderAction,
  organizationId: OrganizationId,
  id: WorkOrderId,
  expectedVersion: number
) {
  const order = yield* seenOrder(organizationId, id, expectedVersion)
  if (!isPossible(action, order)) return yield* new WorkOrderNotPossible()
  return order
})

/** An open work order, locked, so that its lines can be changed. */
export const lockedOpenOrder = Effect.fnUntraced(function* (organizationId: OrganizationId, id: WorkOrderId) {
  const order = yield* WorkOrders.use((orders) => orders.lockOrder(organizationId, id)).pipe(
    orNotFound("work order")
  )
  if (!isOpenState(order.state)) return yield* new WorkOrderIsOver()
  return order
})

/**
 * Locks a work order that was read before, so that its lines no longer change, and returns it with their totals. Fails if it has
 * changed since; its lines may have.
 */
export const lockAsSeen = Effect.fnUntraced(function* ({ organization_id, id, version }: WorkOrder) {
  const order = yield* WorkOrders.use((orders) => orders.lockOrder(organization_id, id)).pipe(
    orNotFound("work order")
  )
  if (order.version !== version) return yield* new WorkOrderWasChanged()
  return order
})

const storedOrder = Effect.fnUntraced(function* (order: WorkOrder, at: Date) {
  const isSaved = yield* WorkOrders.use((orders) => orders.save({ ...order, updated_at: at }))
  if (!isSaved) return yield* new WorkOrderWasChanged()
})

/** Stores a work order that is open again, and that nobody else has changed since it was read. */
export const reopenedOrder = (order: WorkOrder, at: Date) =>
  storedOrder(order, at).pipe(Effect.catchTag("PlanWasChanged", Effect.die))

/** The same for one that was open, and is done at another time, in another bay or by someone else. */
export const plannedOrder = (order: WorkOrder, at: Date) =>
  storedOrder(order, at).pipe(Effect.catchTag("InAnotherWorkOrder", Effect.die))

/** The same for any other change of one that was open or is over. */
export const savedOrder = (order: WorkOrder, at: Date) =>
  reopenedOrder(order, at).pipe(Effect.catchTag("InAnotherWorkOrder", Effect.die))

/** Publishes and records what was done with a work order. */
export const announceOrder = Effect.fnUntraced(function* (
  { organization_id: organizationId, vehicle_id: vehicleId, id: workOrderId, number }: WorkOrder,
  action: `work_order.${string}`,
  details?: Readonly<Record<string, string>>
) {
  yield* publish(new WorkOrderChanged({ organizationId, vehicleId, workOrderId }))
  yield* record({ action, organizationId, subject: workOrderName(number), ...(details && { details }) })
})
