import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines, lockedLine, savedLine } from "./changeLine.ts"

/** Marks a line as not done yet. */
export const reopenLine = Effect.fn("maintenance.reopenLine")(function* (
  id: WorkOrderLineId,
  expectedVersion: number
) {
  const member = yield* permitted("workorders.edit")
  const { order, line } = yield* lockedLine(member, id)
  // Nothing is charged for that.
  yield* savedLine(line, expectedVersion, { state: "open", done_by: null, done_at: null }).pipe(
    Effect.catchTag("AmountTooLarge", Effect.die)
  )
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
