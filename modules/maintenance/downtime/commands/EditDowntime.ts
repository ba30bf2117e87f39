import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { EditDowntime } from "../../contract/downtime.ts"
import { DowntimeWasChanged } from "../../contract/errors/downtime.ts"
import type { DowntimeId } from "../../contract/ids.ts"
import { Downtime } from "../domain/Downtime.ts"
import { downtimeView } from "../queries/downtimeViews.ts"
import { announceDowntime, lockedDowntime, requirePeriod } from "./downtimeByHand.ts"

/** Changes the given fields of downtime that was recorded by hand, unless someone else changed it. */
export const editDowntime = Effect.fn("maintenance.editDowntime")(function* (
  id: DowntimeId,
  { expected_version, from, until, ...changes }: Input<typeof EditDowntime>["body"]
) {
  const { organizationId } = yield* permitted("workorders.edit")
  const before = yield* lockedDowntime(organizationId, id)
  if (before.version !== expected_version) return yield* new DowntimeWasChanged()
  const reason = {
    ...before,
    ...changes,
    ...(from !== undefined && { starts_at: from }),
    ...(until !== undefined && { ends_at: until }),
    updated_at: yield* now,
    version: before.version + 1
  }
  yield* requirePeriod(reason)
  yield* Downtime.use((downtime) => downtime.save(reason))
  yield* announceDowntime(reason, "edited")
  return yield* downtimeView(reason)
}, transactional)
