import { type Input, now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { RecallId } from "../../contract/ids.ts"
import type { MarkRecallNotApplicable } from "../../contract/recalls.ts"
import { notApplicable } from "../domain/rules.ts"
import { happenedTo } from "../domain/timeline.ts"
import { recallView } from "../queries/recallViews.ts"
import { recallFor, saveRecall } from "./changeRecall.ts"

/** Notes that a recall does not concern a vehicle, such as because the manufacturer says so. */
export const markRecallNotApplicable = Effect.fn("maintenance.markRecallNotApplicable")(function* (
  id: RecallId,
  { expected_version, reason }: Input<typeof MarkRecallNotApplicable>["body"]
) {
  const { organizationId, userId } = yield* permitted("services.complete")
  const { recall, campaign } = yield* recallFor("not_applicable", organizationId, id, expected_version)
  const at = yield* now
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([happenedTo(recall, campaign, "not_applicable", at, { reason })])
  )
  yield* saveRecall(notApplicable(recall, reason, { by: userId, at }), campaign, "recall.not_applicable", {
    reason
  })
  return yield* recallView(organizationId, id)
}, transactional)
