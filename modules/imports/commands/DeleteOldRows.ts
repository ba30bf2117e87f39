import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { DAYS_WITH_ROWS } from "../contract/limits.ts"
import { Imports } from "../domain/Imports.ts"

/** Deletes the rows of imports that ended 30 days ago, and imports that were not started within a week. */
export const deleteOldRows = Effect.fn("imports.deleteOldRows")(
  function* () {
    const at = yield* now
    const before = { rows: plus(at, -days(DAYS_WITH_ROWS)), uploads: plus(at, -days(7)) }
    yield* transactional(Imports.use((imports) => imports.deleteOld(before)))
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "imports.delete-old-rows" })
)
