import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { ReadingId } from "../../contract/ids.ts"
import type { VoidReading } from "../../contract/index.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import { recordCorrection } from "./recordCorrection.ts"

/** Voids a wrong reading: it stays in the history, but no longer counts. Idempotent. */
export const voidReading = Effect.fn("fleet.voidReading")(function* (
  id: ReadingId,
  { reason }: Input<typeof VoidReading>["body"]
) {
  const { organizationId } = yield* permitted("readings.correct")
  const at = yield* now
  const changed = yield* MeterReadings.use((readings) => readings.discard(organizationId, id, at, reason))
  if (changed) yield* recordCorrection(organizationId, id, "reading.voided")
}, transactional)
