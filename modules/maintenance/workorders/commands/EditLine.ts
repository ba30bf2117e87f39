import { type Input, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { WarrantyUndecided } from "../../contract/errors/workOrders.ts"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import type { EditLine } from "../../contract/workOrderLines.ts"
import { mayBeChecked } from "../domain/lines.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines, lockedLine, savedLine } from "./changeLine.ts"

/** Changes only the given fields of a line. */
export const editLine = Effect.fn("maintenance.editLine")(function* (
  id: WorkOrderLineId,
  { expected_version, ...changes }: Input<typeof EditLine>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { order, line } = yield* lockedLine(member, id)
  if (changes.warranty_check !== undefined && !mayBeChecked(line, changes.warranty_check))
    return yield* new WarrantyUndecided()
  yield* savedLine(line, expected_version, changes)
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
