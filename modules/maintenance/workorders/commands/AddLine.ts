import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TooManyLines } from "../../contract/errors/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { AddLine } from "../../contract/workOrderLines.ts"
import { MAX_LINES } from "../../contract/workOrders.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { addedLines } from "./addedLines.ts"
import { announceLines } from "./changeLine.ts"
import { lockedOpenOrder } from "./changeWorkOrder.ts"

/** Adds a line to an open work order, after the others. */
export const addLine = Effect.fn("maintenance.addLine")(function* (
  id: WorkOrderId,
  entered: Input<typeof AddLine>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const order = yield* lockedOpenOrder(member.organizationId, id)
  const lines = yield* WorkOrderLines.use((all) => all.of(member.organizationId, id))
  if (lines.length >= MAX_LINES) return yield* new TooManyLines()
  yield* addedLines(order, [entered], (lines.at(-1)?.position ?? 0) + 1, yield* now)
  yield* announceLines(order)
  return yield* workOrderDetails(member, id)
}, transactional)
