import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { LaborId } from "../../contract/ids.ts"
import { Labor } from "../domain/Labor.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { lockedLabor } from "./changeLabor.ts"
import { announceLines } from "./changeLine.ts"

/** Removes recorded work, or a timer. */
export const removeLabor = Effect.fn("maintenance.removeLabor")(function* (id: LaborId) {
  const member = yield* permitted("workorders.edit")
  const { order, entry } = yield* lockedLabor(member, id)
  yield* Labor.use((labor) => labor.remove(entry))
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
