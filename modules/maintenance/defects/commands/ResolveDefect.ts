import { type Input, now, permitted, transactional } from "#kernel"
import { Safety, VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { ResolveDefect } from "../../contract/defectSteps.ts"
import { CertificationMissing } from "../../contract/errors/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { isCertified, released, resolved } from "../domain/Defect.ts"
import { happenedTo } from "../domain/timeline.ts"
import { defectView } from "../queries/defectViews.ts"
import { defectAsSeen, requireNext, saveDefect } from "./changeDefect.ts"

/** Resolves a defect. A blocking one is certified, and its vehicle stays grounded unless its release is signed, too. */
export const resolveDefect = Effect.fn("maintenance.resolveDefect")(function* (
  id: DefectId,
  { expected_version, resolution, note, release = false }: Input<typeof ResolveDefect>["body"]
) {
  const member = yield* permitted("defects.edit")
  const { organizationId, userId: by } = member
  const before = yield* defectAsSeen(organizationId, id, expected_version)
  yield* requireNext(before, "resolved")
  if (!isCertified(before, note)) return yield* new CertificationMissing()
  const at = yield* now
  const { safety_block_id: blockId } = before
  const isReleased = release && blockId !== null
  if (isReleased) yield* Safety.use((safety) => safety.release(organizationId, blockId, note ?? resolution))
  const signed = { by, at }
  const done = resolved(before, { resolution, note }, signed)
  const defect = isReleased ? { ...released(done, signed), version: done.version } : done
  const details = { resolution, ...(note !== null && { note }), released: String(isReleased) }
  yield* VehicleTimeline.use((timeline) => timeline.record([happenedTo(defect, "resolved", at, details)]))
  yield* saveDefect(defect, "defect.resolved", { resolution })
  return yield* defectView(member, defect)
}, transactional)
