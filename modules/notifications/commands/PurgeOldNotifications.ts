import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { RETENTION_DAYS, Notifications } from "../domain/Notifications.ts"

/** Deletes notifications past their retention period. Runs with system rights. */
export const purgeOldNotifications = Effect.fn("notifications.purgeOldNotifications")(
  function* () {
    const before = plus(yield* now, -days(RETENTION_DAYS))
    return yield* Notifications.use((notifications) => notifications.removeBefore(before))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "notifications.purge-old" })
)
