import { type Member, now, orNotFound, publish } from "#kernel"
import { Effect } from "effect"
import { LineWasChanged, WarrantyUndecided, WorkNotStarted } from "../../contract/errors/workOrders.ts"
import { WorkOrderChanged } from "../../contract/events/workOrders.ts"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import { isPossible } from "../domain/actions.ts"
import { type WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"
import { lockedOpenOrder } from "./changeWorkOrder.ts"

/** A line of an open work order, which is locked until the unit of work ends. */
export const lockedLine = Effect.fnUntraced(function* ({ organizationId }: Member, id: WorkOrderLineId) {
  const find = WorkOrderLines.use((lines) => lines.find(organizationId, id)).pipe(orNotFound("line"))
  const { work_order_id } = yield* find
  const order = yield* lockedOpenOrder(organizationId, work_order_id)
  return { order, line: yield* find }
})

/** The same, if money may be spent on it: the work has begun, and no warranty waits for a decision. */
export const lockedForWork = Effect.fnUntraced(function* (member: Member, id: WorkOrderLineId) {
  const locked = yield* lockedLine(member, id)
  if (!isPossible("work", locked.order)) return yield* new WorkNotStarted()
  if (locked.line.warranty_check === "possible") return yield* new WarrantyUndecided()
  return locked
})

/** Stores the changes to a line that the caller has seen as it is. */
export const savedLine = Effect.fnUntraced(function* (
  before: WorkOrderLine,
  expectedVersion: number,
  changes: Partial<WorkOrderLine>
) {
  if (before.version !== expectedVersion) return yield* new LineWasChanged()
  const line = { ...before, ...changes, updated_at: yield* now }
  const isSaved = yield* WorkOrderLines.use((lines) => lines.save(line))
  if (!isSaved) return yield* new LineWasChanged()
})

/** Publishes that the lines of a work order changed. */
export const announceLines = ({ organization_id: organizationId, vehicle_id: vehicleId, id }: WorkOrder) =>
  publish(new WorkOrderChanged({ organizationId, vehicleId, workOrderId: id }))
