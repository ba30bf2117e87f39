import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { SafetyBlockId } from "../../contract/ids.ts"
import { Safety } from "../../ports/Safety.ts"
import { recordSafety } from "./recordSafety.ts"

/** Releases a vehicle from a reason why it is not safe. It is safe again once the last one is released. */
export const releaseSafetyBlock = Effect.fn("fleet.releaseSafetyBlock")(function* (
  blockId: SafetyBlockId,
  note: string
) {
  const { organizationId } = yield* permitted("safety.release")
  const block = yield* Safety.use((safety) => safety.release(organizationId, blockId, note))
  yield* recordSafety(organizationId, block, "vehicle.safety_released")
  return block
}, transactional)
