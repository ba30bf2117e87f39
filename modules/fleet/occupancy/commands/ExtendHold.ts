import { type Input, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { ExtendHold } from "../../contract/holds.ts"
import type { HoldId } from "../../contract/ids.ts"
import { Occupancy } from "../../ports/Occupancy.ts"
import { demotedDetails, recordHold } from "./recordHold.ts"

/** Changes when a hold should end. What is in the way is named, or demoted if that was requested. */
export const extendHold = Effect.fn("fleet.extendHold")(function* (
  holdId: HoldId,
  { due_at, on_conflict: onConflict = "refuse" }: Input<typeof ExtendHold>["body"]
) {
  const { organizationId } = yield* permitted("holds.edit")
  const extension = { organizationId, holdId, due_at, onConflict }
  const change = yield* Occupancy.use((occupancy) => occupancy.extend(extension))
  yield* recordHold(change.hold, "hold.extended", demotedDetails(change.demoted))
  return change
}, transactional)
