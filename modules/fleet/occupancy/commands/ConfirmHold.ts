import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { recordHold } from "./recordHold.ts"

/** Makes a tentative hold firm, unless another firm hold is in the way. Idempotent. */
export const confirmHold = Effect.fn("fleet.confirmHold")(function* (holdId: HoldId) {
  const { organizationId } = yield* permitted("holds.edit")
  const hold = yield* Occupancy.use((occupancy) => occupancy.confirm({ organizationId, holdId }))
  yield* recordHold(hold, "hold.confirmed")
  return hold
}, transactional)
