import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { ReadingId } from "../../contract/ids.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import { recordCorrection } from "./recordCorrection.ts"

/** Makes a voided reading valid again. Fails if it does not fit between the readings around it. Idempotent. */
export const restoreReading = Effect.fn("fleet.restoreReading")(function* (id: ReadingId) {
  const { organizationId } = yield* permitted("readings.correct")
  const changed = yield* MeterReadings.use((readings) => readings.restore(organizationId, id))
  if (changed) yield* recordCorrection(organizationId, id, "reading.restored")
}, transactional)
