import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { TrackingRules } from "../domain/TrackingRules.ts"

/** Months are prepared as long before they begin, so that a job that fails for weeks refuses no position. */
const AHEAD = [0, 31, 62].map(days)

/**
 * Prepares the next months, drops those that no organization stores any longer, and deletes what organizations with a
 * shorter time no longer store. Runs as the system role.
 */
export const keepPositions = Effect.fn("telematics.keepPositions")(
  function* () {
    const at = yield* now
    const rules = yield* TrackingRules
    yield* Effect.forEach(AHEAD, (ahead) => transactional(rules.prepare(plus(at, ahead))), { discard: true })
    const longest = yield* transactional(rules.longest)
    yield* transactional(rules.dropBefore(plus(at, -days(longest))))
    // Until the month is dropped, also those with the longest time have older positions deleted.
    for (const { organization_id, retention_days } of yield* transactional(rules.shorter(longest + 1))) {
      const before = plus(at, -days(retention_days))
      while ((yield* transactional(rules.deleteBefore(organization_id, before))) > 0);
    }
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.keep-positions" })
)
