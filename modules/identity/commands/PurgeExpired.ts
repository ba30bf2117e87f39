import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { ExpiredRows } from "../domain/ExpiredRows.ts"

/** Removes sessions, tokens and links that can no longer open anything. Runs with the system's rights. */
export const purgeExpired = Effect.fn("identity.purgeExpired")(
  function* () {
    const at = yield* now
    const removed = yield* ExpiredRows.use((expired) => expired.remove(at))
    if (removed.sessions + removed.tokens + removed.links > 0)
      yield* Effect.logInfo("Expired sessions deleted").pipe(Effect.annotateLogs({ ...removed }))
    return removed
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "identity.purge-expired" })
)
