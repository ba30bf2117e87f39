import { type Input, now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { RecallDoneInFuture, RecallNotPossible } from "../../contract/errors/recalls.ts"
import type { RecallId } from "../../contract/ids.ts"
import type { ReportRecallDone } from "../../contract/recalls.ts"
import { todayOf } from "../../defects/queries/todayOf.ts"
import { done } from "../domain/rules.ts"
import { happenedTo } from "../domain/timeline.ts"
import { recallView } from "../queries/recallViews.ts"
import { recallFor, saveRecall } from "./changeRecall.ts"

/** Reports that a recall was carried out outside of the workshop. One in a work order is done when that is closed. */
export const reportRecallDone = Effect.fn("maintenance.reportRecallDone")(function* (
  id: RecallId,
  { expected_version, done_on, note }: Input<typeof ReportRecallDone>["body"]
) {
  const { organizationId, userId } = yield* permitted("services.complete")
  const { recall, campaign } = yield* recallFor("done", organizationId, id, expected_version)
  if (recall.state === "scheduled") return yield* new RecallNotPossible()
  if (done_on > (yield* todayOf(organizationId))) return yield* new RecallDoneInFuture()
  const at = yield* now
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([happenedTo(recall, campaign, "done", at, { done_on })])
  )
  yield* saveRecall(done(recall, { done_on, note }, { by: userId, at }), campaign, "recall.done", { done_on })
  return yield* recallView(organizationId, id)
}, transactional)
