import { type Input, now, permitted, publish, transactional } from "#kernel"
import { Safety, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { ReopenDefect } from "../../contract/defectSteps.ts"
import { NotTheReporter } from "../../contract/errors/defects.ts"
import { VehicleGroundedByDefect } from "../../contract/events/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { reopened } from "../domain/Defect.ts"
import { demotedHolds } from "../domain/demotedHolds.ts"
import { isReopener } from "../domain/rules.ts"
import { happenedTo } from "../domain/timeline.ts"
import { defectView } from "../queries/defectViews.ts"
import { defectAsSeen, requireNext } from "./changeDefect.ts"
import { savedReopened } from "./savedReopened.ts"

/**
 * Opens a deferred or resolved defect again. If it blocks its vehicle and that was released, it is grounded again; if it is still on
 * an open work order, it is in work.
 */
export const reopenDefect = Effect.fn("maintenance.reopenDefect")(function* (
  id: DefectId,
  { expected_version, reason }: Input<typeof ReopenDefect>["body"]
) {
  const member = yield* permitted("defects.report")
  const { organizationId, userId } = member
  const before = yield* defectAsSeen(organizationId, id, expected_version)
  yield* requireNext(before, "open")
  if (!isReopener(member, before)) return yield* new NotTheReporter()
  const at = yield* now
  let defect = reopened(before, at)
  if (before.released_at !== null) {
    const { vehicle_id: vehicleId, title } = before
    const source = { module: "maintenance", id }
    const { block, demoted } = yield* Safety.use((safety) =>
      safety.block(organizationId, { vehicleId, severity: "grounded", reason: title, source })
    )
    defect = { ...defect, safety_block_id: block.id }
    const about = { organizationId, vehicleId, defectId: id, groundedBy: userId }
    yield* publish(new VehicleGroundedByDefect({ ...about, demoted: demotedHolds(demoted) }))
  }
  const details = reason === null ? {} : { reason }
  yield* VehicleTimeline.use((timeline) => timeline.record([happenedTo(defect, "reopened", at, details)]))
  return yield* defectView(member, yield* savedReopened(defect, at))
}, transactional)
