import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Attempts } from "../domain/Attempts.ts"
import { SharedVehicles } from "../domain/SharedVehicles.ts"

/**
 * Removes attempts that have ended, and what was read through connections that have expired; the record of an
 * expired one stays until its person connects again or disconnects. With the system's rights.
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
