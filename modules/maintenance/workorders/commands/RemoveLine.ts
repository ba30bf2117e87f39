import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { LineInUse } from "../../contract/errors/workOrders.ts"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { lockSourcesOf } from "./addedLines.ts"
import { announceLines, lockedLine } from "./changeLine.ts"
import { releaseFromWork } from "./defectsOfOrder.ts"
import { releaseRecalls } from "./recallsOfOrder.ts"

/** Removes a line on which nothing was recorded. Its service, defect or recall can go into another work order. */
export const removeLine = Effect.fn("maintenance.removeLine")(function* (id: WorkOrderLineId) {
  const member = yield* permitted("workorders.edit")
  const { order, line } = yield* lockedLine(member, id)
  yield* lockSourcesOf(order, [line])
  const at = yield* now
  if (line.recall_id !== null) yield* releaseRecalls(order, at, line.recall_id)
  const isRemoved = yield* WorkOrderLines.use((lines) => lines.remove(line))
  if (!isRemoved) return yield* new LineInUse()
  if (line.defect_id !== null) yield* releaseFromWork(order, [line.defect_id], at)
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
