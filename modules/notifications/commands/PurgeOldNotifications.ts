import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Effect } from "effect"
import { KEPT_DAYS, Notifications } from "../domain/Notifications.ts"

/** Removes notifications that are older than they are kept. With the system's rights. */
export const purgeOldNotifications = Effect.fn("notifications.purgeOldNotifications")(
  function* () {
    const before = plus(yield* now, -days(KEPT_DAYS))
    return yield* Notifications.use((notifications) => notifications.removeBefore(before))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "notifications.purge-old" })
)
