import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { DowntimeIsOver } from "../../contract/errors/downtime.ts"
import type { DowntimeId } from "../../contract/ids.ts"
import { Downtime } from "../domain/Downtime.ts"
import { downtimeView } from "../queries/downtimeViews.ts"
import { announceDowntime, lockedDowntime, requirePeriod } from "./downtimeByHand.ts"

/** Ends downtime that was recorded by hand, now by default. */
export const endDowntime = Effect.fn("maintenance.endDowntime")(function* (id: DowntimeId, ended?: Date) {
  const { organizationId } = yield* permitted("workorders.edit")
  const before = yield* lockedDowntime(organizationId, id)
  if (before.ends_at !== null) return yield* new DowntimeIsOver()
  const at = yield* now
  const reason = { ...before, ends_at: ended ?? at, updated_at: at, version: before.version + 1 }
  yield* requirePeriod(reason)
  yield* Downtime.use((downtime) => downtime.save(reason))
  yield* announceDowntime(reason, "ended")
  return yield* downtimeView(reason)
}, transactional)
