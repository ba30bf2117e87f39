import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Attempts } from "../domain/Attempts.ts"
import { SharedVehicles } from "../domain/SharedVehicles.ts"

/**
 * Deletes expired attempts and the vehicles read through expired connections. An expired connection itself stays
 * until its user reconnects or disconnects. Runs with system rights.
 */
export const purgeExpired = Effect.fn("telematics.purgeExpired")(
  function* () {
    const at = yield* now
    yield* Attempts.use((attempts) => attempts.removeExpired(at))
    yield* SharedVehicles.use((vehicles) => vehicles.removeExpired(at))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.purge-expired" })
)
