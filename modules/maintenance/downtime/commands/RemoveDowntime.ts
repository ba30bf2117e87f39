import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DowntimeId } from "../../contract/ids.ts"
import { Downtime } from "../domain/Downtime.ts"
import { announceDowntime, lockedDowntime } from "./downtimeByHand.ts"

/** Removes downtime that was recorded by hand. */
export const removeDowntime = Effect.fn("maintenance.removeDowntime")(function* (id: DowntimeId) {
  const { organizationId } = yield* permitted("workorders.edit")
  const reason = yield* lockedDowntime(organizationId, id)
  yield* Downtime.use((downtime) => downtime.remove(reason))
  yield* announceDowntime(reason, "removed")
}, transactional)
