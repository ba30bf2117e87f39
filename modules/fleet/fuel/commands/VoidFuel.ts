import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { FuelEntryId } from "../../contract/ids.ts"
import type { VoidFuel } from "../../contract/index.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import { FuelEntries } from "../domain/FuelEntries.ts"
import { announceFuel, lockedFuel } from "./changeFuel.ts"

/** Voids a wrong entry together with its reading. Idempotent. */
export const voidFuel = Effect.fn("fleet.voidFuel")(function* (
  id: FuelEntryId,
  { reason }: Input<typeof VoidFuel>["body"]
) {
  const { organizationId } = yield* permitted("fuel.correct")
  const { entry, vehicle } = yield* lockedFuel(organizationId, id)
  if (entry.voided_at !== null) return
  const at = yield* now
  yield* FuelEntries.use((entries) => entries.setVoid(organizationId, id, { at, reason }))
  const { reading_id } = entry
  if (reading_id !== null)
    yield* MeterReadings.use((readings) => readings.discard(organizationId, reading_id, at, reason)).pipe(
      Effect.catchTag("ReadingOfReplacement", Effect.die)
    )
  yield* announceFuel(entry, vehicle, "fuel.voided", { at, reason })
}, transactional)
