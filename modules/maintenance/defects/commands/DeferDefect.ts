import { daysAfter, type Input, now, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { DeferDefect } from "../../contract/defectSteps.ts"
import { DefectIsBlocking, DeferralInPast, DeferralTooLong } from "../../contract/errors/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { deferred } from "../domain/Defect.ts"
import { happenedTo } from "../domain/timeline.ts"
import { defectView } from "../queries/defectViews.ts"
import { todayOf } from "../queries/todayOf.ts"
import { defectAsSeen, requireNext, saveDefect } from "./changeDefect.ts"

/** So that no defect is out of sight for good. */
const MOST_DAYS = 365

/** Puts off a defect that doesn't block its vehicle until a day within a year. */
export const deferDefect = Effect.fn("maintenance.deferDefect")(function* (
  id: DefectId,
  { expected_version, until, reason }: Input<typeof DeferDefect>["body"]
) {
  const member = yield* permitted("defects.edit")
  const { organizationId, userId: by } = member
  const before = yield* defectAsSeen(organizationId, id, expected_version)
  yield* requireNext(before, "deferred")
  if (before.blocking) return yield* new DefectIsBlocking()
  const today = yield* todayOf(organizationId)
  if (until < today) return yield* new DeferralInPast()
  if (until > daysAfter(today, MOST_DAYS)) return yield* new DeferralTooLong()
  const at = yield* now
  const defect = deferred(before, until, reason, { by, at })
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([happenedTo(defect, "deferred", at, { until, reason })])
  )
  yield* saveDefect(defect, "defect.deferred", { until })
  return yield* defectView(member, defect)
}, transactional)
