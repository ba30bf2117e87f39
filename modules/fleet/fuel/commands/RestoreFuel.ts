import { now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { FuelEntryId } from "../../contract/ids.ts"
import { Meters } from "../../meters/domain/Meters.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import { FuelEntries, type FuelEntry } from "../domain/FuelEntries.ts"
import { announceFuel, lockedFuel } from "./changeFuel.ts"

/** Restores a voided entry and the reading that was voided with it. Fails if that no longer fits. Idempotent. */
export const restoreFuel = Effect.fn("fleet.restoreFuel")(function* (id: FuelEntryId) {
  const { organizationId } = yield* permitted("fuel.correct")
  const { entry, vehicle } = yield* lockedFuel(organizationId, id)
  if (entry.voided_at === null) return
  yield* FuelEntries.use((entries) => entries.restore(organizationId, id))
  yield* restoreReading(entry)
  yield* announceFuel(entry, vehicle, "fuel.restored", { at: yield* now })
}, transactional)

/** A reading that was voided on its own stays void. */
const restoreReading = Effect.fnUntraced(function* ({ organization_id, reading_id, voided_at }: FuelEntry) {
  if (reading_id === null) return
  const reading = yield* Meters.use((meters) => meters.findReading(organization_id, reading_id)).pipe(
    orNotFound("reading")
  )
  if (reading.voided_at?.getTime() !== voided_at?.getTime()) return
  yield* MeterReadings.use((readings) => readings.restore(organization_id, reading_id)).pipe(
    // Its meter's dial was replaced, and that was undone.
    Effect.catchTag("ReadingOfReplacement", () => Effect.void)
  )
})
