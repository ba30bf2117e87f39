import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { LineWasChanged } from "../../contract/errors/workOrders.ts"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import type { CompleteLine } from "../../contract/workOrderLines.ts"
import { Labor } from "../domain/Labor.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { stoppedTimer } from "./changeLabor.ts"
import { announceLines, lockedForWork, savedLine } from "./changeLine.ts"

/**
 * Marks a line as done, and stops the technician's timer on it; those of others go on. Of two technicians who do that together, the
 * second learns of the first.
 */
export const completeLine = Effect.fn("maintenance.completeLine")(function* (
  id: WorkOrderLineId,
  { expected_version, ...accounts }: Input<typeof CompleteLine>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { order, line } = yield* lockedForWork(member, id)
  if (line.state === "done") return yield* new LineWasChanged()
  const at = yield* now
  const labor = yield* Labor.use((all) => all.of(order.organization_id, order.id))
  const running = labor.find(
    ({ line_id, technician_id, ended_at }) =>
      line_id === id && technician_id === member.userId && ended_at === null
  )
  if (running !== undefined) yield* stoppedTimer(running, at)
  const done = { state: "done" as const, done_by: member.userId, done_at: at }
  yield* savedLine(line, expected_version, { ...accounts, ...done })
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
