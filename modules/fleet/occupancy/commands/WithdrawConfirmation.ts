import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { recordHold } from "./recordHold.ts"

/** Makes a firm hold tentative that has not begun. Idempotent. */
export const withdrawConfirmation = Effect.fn("fleet.withdrawConfirmation")(function* (holdId: HoldId) {
  const { organizationId } = yield* permitted("holds.edit")
  const hold = yield* Occupancy.use((occupancy) => occupancy.withdraw({ organizationId, holdId }))
  yield* recordHold(hold, "hold.withdrawn")
  return hold
}, transactional)
