import { now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { RecallNotPossible } from "../../contract/errors/recalls.ts"
import type { RecallId } from "../../contract/ids.ts"
import { undone } from "../domain/rules.ts"
import { happenedTo } from "../domain/timeline.ts"
import { recallView } from "../queries/recallViews.ts"
import { recallFor, saveRecall } from "./changeRecall.ts"

/** Opens a recall again that was done or did not apply. */
export const reopenRecall = Effect.fn("maintenance.reopenRecall")(function* (
  id: RecallId,
  expectedVersion: number
) {
  const { organizationId } = yield* permitted("services.complete")
  const { recall, campaign } = yield* recallFor("open", organizationId, id, expectedVersion)
  // It leaves its work order with its line.
  if (recall.state === "scheduled") return yield* new RecallNotPossible()
  const at = yield* now
  yield* VehicleTimeline.use((timeline) => timeline.record([happenedTo(recall, campaign, "reopened", at)]))
  yield* saveRecall(undone(recall, null, at), campaign, "recall.reopened")
  return yield* recallView(organizationId, id)
}, transactional)
