import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { recordHold } from "./recordHold.ts"

/** Begins a hold now instead of later. Idempotent. */
export const startHold = Effect.fn("fleet.startHold")(function* (holdId: HoldId) {
  const { organizationId } = yield* permitted("holds.edit")
  const hold = yield* Occupancy.use((occupancy) => occupancy.start({ organizationId, holdId }))
  yield* recordHold(hold, "hold.started")
  return hold
}, transactional)
