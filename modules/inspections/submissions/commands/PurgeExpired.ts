import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Inspections } from "../domain/Inspections.ts"

const BATCH = 500

/**
 * Deletes inspections that were stored for as long as their forms say, and the law requires. Their links stay, so that the
 * chains of the vehicles can still be verified. Runs as the system role.
 */
export const purgeExpired = Effect.fn("inspections.purgeExpired")(
  function* () {
    const at = yield* now
    for (;;) {
      const purged = yield* transactional(Inspections.use((all) => all.purgeExpired(at, BATCH)))
      if (purged < BATCH) return
    }
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "inspections.purge-expired" })
)
