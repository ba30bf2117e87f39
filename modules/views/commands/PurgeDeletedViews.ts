import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { SavedViews } from "../domain/SavedViews.ts"

/** How long a deleted view can be restored. */
const RESTORABLE = days(1)

/** Deletes views permanently that can no longer be restored. Runs with system rights. */
export const purgeDeletedViews = Effect.fn("views.purgeDeletedViews")(
  function* () {
    const before = plus(yield* now, -RESTORABLE)
    return yield* SavedViews.use((savedViews) => savedViews.purgeDeletedBefore(before))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "views.purge-deleted" })
)
