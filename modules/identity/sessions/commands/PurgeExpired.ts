import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { ExpiredRows } from "../domain/ExpiredRows.ts"

/** Deletes expired sessions, tokens, links and known origins. Runs as the system role. */
export const purgeExpired = Effect.fn("identity.purgeExpired")(
  function* () {
    const at = yield* now
    const counts = yield* ExpiredRows.use((expired) => expired.remove(at))
    if (Object.values(counts).some((count) => count > 0))
      yield* Effect.logInfo("Expired sessions deleted").pipe(Effect.annotateLogs({ ...counts }))
    return counts
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "identity.purge-expired" })
)
