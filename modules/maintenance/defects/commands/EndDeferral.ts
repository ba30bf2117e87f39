import { CurrentActor, now, type OrganizationId, orNotFound, publish, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { DeferralEnded } from "../../contract/events/defects.ts"
import type { DefectId } from "../../contract/ids.ts"
import { reopened } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { happenedTo } from "../domain/timeline.ts"
import { todayOf } from "../queries/todayOf.ts"
import { savedReopened } from "./savedReopened.ts"

/**
 * Opens a deferred defect again once its day has passed, and lets the person who deferred it know. Repeating it changes
 * nothing, and what someone else does with the defect at the same moment counts.
 */
export const endDeferral = Effect.fn("maintenance.endDeferral")(function* (
  organizationId: OrganizationId,
  id: DefectId
) {
  yield* ended(organizationId, id).pipe(
    Effect.catchTags({ DefectWasChanged: () => Effect.void, NotFound: () => Effect.void }),
    Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.end-deferrals", organizationId })
  )
})

const ended = Effect.fnUntraced(function* (organizationId: OrganizationId, id: DefectId) {
  const before = yield* DefectRecords.use((records) => records.find(organizationId, id)).pipe(
    orNotFound("defect")
  )
  const { state, deferred_until: until, deferred_by: deferredBy, vehicle_id: vehicleId } = before
  if (state !== "deferred" || until === null || until >= (yield* todayOf(organizationId))) return
  const at = yield* now
  const defect = reopened(before, at)
  yield* VehicleTimeline.use((timeline) => timeline.record([happenedTo(defect, "reopened", at, { until })]))
  yield* savedReopened(defect, at)
  yield* publish(new DeferralEnded({ organizationId, vehicleId, defectId: id, deferredBy }))
}, transactional)
