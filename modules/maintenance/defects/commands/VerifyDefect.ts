import { now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { NotTheReporter } from "../../contract/errors/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { verified } from "../domain/Defect.ts"
import { isVerifier } from "../domain/rules.ts"
import { happenedTo } from "../domain/timeline.ts"
import { defectView } from "../queries/defectViews.ts"
import { defectAsSeen, requireNext, saveDefect } from "./changeDefect.ts"

/** Confirms that a defect is resolved. The person who reported it does that, or a manager. */
export const verifyDefect = Effect.fn("maintenance.verifyDefect")(function* (
  id: DefectId,
  expectedVersion: number
) {
  const member = yield* permitted("defects.report")
  const { organizationId, userId: by } = member
  const before = yield* defectAsSeen(organizationId, id, expectedVersion)
  yield* requireNext(before, "verified")
  if (!isVerifier(member, before)) return yield* new NotTheReporter()
  const at = yield* now
  const defect = verified(before, { by, at })
  yield* VehicleTimeline.use((timeline) => timeline.record([happenedTo(defect, "verified", at)]))
  yield* saveDefect(defect, "defect.verified")
  return yield* defectView(member, defect)
}, transactional)
