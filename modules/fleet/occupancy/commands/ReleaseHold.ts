import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { recordHold } from "./recordHold.ts"

/** Ends a hold that has begun, and cancels any other. Idempotent. */
export const releaseHold = Effect.fn("fleet.releaseHold")(function* (holdId: HoldId) {
  const { organizationId } = yield* permitted("holds.edit")
  const hold = yield* Occupancy.use((occupancy) => occupancy.release({ organizationId, holdId }))
  yield* recordHold(hold, "hold.released")
  return hold
}, transactional)
