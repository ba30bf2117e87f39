import { orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { SafetyBlockOfRecord } from "../../contract/errors/holds.ts"
import type { SafetyBlockId } from "../../contract/ids.ts"
import { Safety } from "../../ports/Safety.ts"
import { SafetyBlocks } from "../domain/SafetyBlocks.ts"
import { recordSafety } from "./recordSafety.ts"

/** Releases a vehicle from a reason why it is not safe that someone entered. It is safe again once the last one is released. */
export const releaseSafetyBlock = Effect.fn("fleet.releaseSafetyBlock")(function* (
  blockId: SafetyBlockId,
  note: string
) {
  const { organizationId } = yield* permitted("safety.release")
  const { source_module } = yield* SafetyBlocks.use((blocks) => blocks.find(organizationId, blockId)).pipe(
    orNotFound("safety block")
  )
  // The module that opened it knows when it is resolved.
  if (source_module !== null) return yield* new SafetyBlockOfRecord()
  const block = yield* Safety.use((safety) => safety.release(organizationId, blockId, note))
  yield* recordSafety(organizationId, block, "vehicle.safety_released")
  return block
}, transactional)
