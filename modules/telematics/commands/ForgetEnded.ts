import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Attempts } from "../domain/Attempts.ts"
import { SharedVehicles } from "../domain/SharedVehicles.ts"

/**
 * Deletes expired attempts and the vehicles read through expired connections. An expired connection itself stays
 * until its user reconnects or disconnects. Runs with system rights.
 */
export const forgetEnded = Effect.fn("telematics.forgetEnded")(
  function* () {
    const at = yield* now
    yield* Attempts.use((attempts) => attempts.forget(at))
    yield* SharedVehicles.use((vehicles) => vehicles.forgetExpired(at))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.forget-ended" })
)
