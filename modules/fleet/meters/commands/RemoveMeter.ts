import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { MeterHasReadings } from "../../contract/errors/meters.ts"
import type { MeterId } from "../../contract/ids.ts"
import { Meters } from "../domain/Meters.ts"
import { announceMeter, lockedMeter } from "./changeMeter.ts"

/** Removes a meter that was never read, such as one that was added by mistake. */
export const removeMeter = Effect.fn("fleet.removeMeter")(function* (id: MeterId) {
  const { organizationId } = yield* permitted("readings.correct")
  const { meter, vehicle } = yield* lockedMeter(organizationId, id)
  const meters = yield* Meters
  if (yield* meters.isRead(organizationId, id)) return yield* new MeterHasReadings()
  yield* meters.remove(organizationId, id)
  yield* announceMeter(meter, vehicle, "meter.removed")
}, transactional)
