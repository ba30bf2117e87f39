import { now, permitted, transactional } from "#kernel"
import { Safety, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { DefectNotReleasable } from "../../contract/errors/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { isReleasable, released } from "../domain/Defect.ts"
import { happenedTo } from "../domain/timeline.ts"
import { defectView } from "../queries/defectViews.ts"
import { defectAsSeen, saveDefect } from "./changeDefect.ts"

/** Signs that a vehicle may be driven again whose blocking defect was resolved and certified. */
export const signRelease = Effect.fn("maintenance.signRelease")(function* (
  id: DefectId,
  expectedVersion: number
) {
  const member = yield* permitted("defects.edit")
  const { organizationId, userId: by } = member
  const before = yield* defectAsSeen(organizationId, id, expectedVersion)
  const { safety_block_id: blockId, resolution_note: note } = before
  if (!isReleasable(before) || blockId === null || note === null) return yield* new DefectNotReleasable()
  const at = yield* now
  yield* Safety.use((safety) => safety.release(organizationId, blockId, note))
  const defect = released(before, { by, at })
  yield* VehicleTimeline.use((timeline) => timeline.record([happenedTo(defect, "released", at, { note })]))
  yield* saveDefect(defect, "defect.released")
  return yield* defectView(member, defect)
}, transactional)
