import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { Photos } from "../domain/Photos.ts"

/** How long a removed photo can be restored. */
const RESTORABLE = days(1)

/** Deletes photos permanently that can no longer be restored. Runs with system rights. */
export const purgeRemovedPhotos = Effect.fn("fleet.purgeRemovedPhotos")(
  function* () {
    const before = plus(yield* now, -RESTORABLE)
    yield* Photos.use((photos) => photos.purgeRemovedBefore(before))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "fleet.purge-removed-photos" })
)
