import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { TimerNotRunning } from "../../contract/errors/workOrders.ts"
import type { LaborId } from "../../contract/ids.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines } from "./changeLine.ts"
import { lockedLabor, stoppedTimer } from "./changeLabor.ts"

/** Stops a timer: the technician's own, or one that someone else forgot. */
export const stopTimer = Effect.fn("maintenance.stopTimer")(function* (id: LaborId) {
  const member = yield* permitted("workorders.edit")
  const { order, entry } = yield* lockedLabor(member, id)
  if (entry.ended_at !== null) return yield* new TimerNotRunning()
  yield* stoppedTimer(entry, yield* now)
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
